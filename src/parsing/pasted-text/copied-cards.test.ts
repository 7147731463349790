import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { METHOD, readPasted } from './testing/read-pasted'

// docs/parsing.md#pasted-words
describe('cards as they are copied from sites', () => {
  it.each([
    ['SKŁADNIKI', 'PRZYGOTOWANIE'],
    ['INGREDIENTES', 'ELABORACION'],
    ['ΥΛΙΚΑ', 'ΕΚΤΕΛΕΣΗ'],
    ['Det här behövs', 'Gör så här'],
    ['Składniki', 'Jak zrobić ciasto?'],
    ['Hozzávalók 4 személyre:', 'Elkészítése:'],
    ['Інгредієнти', 'Спосіб приготування'],
    ['المقادير', 'طريقة العمل'],
    ['【材料】4人分', '【作り方】'],
    ['[재료]', '조리순서'],
    ['食材：', '做法：'],
  ])('finds list and method under "%s" and "%s"', (list, method) => {
    const recipe = readPasted('Cake', list, '200 g flour', '2 eggs', 'dill', method, ...METHOD)
    expect(lines(recipe)).toEqual(['200 g flour', '2 eggs', 'dill'])
    expect(steps(recipe)).toEqual(METHOD)
  })

  it('puts each amount to the name above it', () => {
    const cells = ['Творог', '500 г', 'Яйцо', '1 шт.', 'Соль', 'по вкусу']
    expect(lines(readPasted('Сырники', 'Ингредиенты', ...cells, 'Инструкция', ...METHOD))).toEqual([
      '500 г Творог',
      '1 шт. Яйцо',
      'Соль по вкусу',
    ])
  })

  it('puts amount, unit and name together that are cells of their own', () => {
    const cells = ['1', 'kg', 'de pommes de terre', '50', 'g', 'de beurre', '2', 'échalotes']
    expect(lines(readPasted('Hachis', 'Ingrédients', ...cells, 'Préparation', ...METHOD))).toEqual([
      '1 kg de pommes de terre',
      '50 g de beurre',
      '2 échalotes',
    ])
  })

  it('keeps the names without an amount that end a list before the title of the method', () => {
    const list = ['1 Dose Kokosmilch', '2 TL Currypaste', '1 Zwiebel', '2 Karotten']
    const recipe = readPasted(
      'Curry',
      'Zutaten',
      ...list,
      'Außerdem',
      'Reis',
      'Koriandergrün',
      'Zubereitung',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual([...list, 'Reis', 'Koriandergrün'])
  })

  it('takes a title in brackets for that of a group', () => {
    const list = ['감자 3개', '양파 1개', '[양념]', '간장 2큰술', '식초 1큰술']
    const groups = readPasted('감자전', '재료', ...list, '만드는 법', ...METHOD).ingredientGroups
    expect(groups.map(({ title }) => title)).toEqual([null, '양념'])
  })

  it('begins the list below a remark that stands between its title and its lines', () => {
    const remark = ['Tänk på:', 'Tiden ändras när du ändrar antalet portioner.']
    const list = ['2 dl vatten', '25 g jäst', '5 dl vetemjöl']
    const recipe = readPasted(
      'Bröd',
      'Ingredienser',
      '12bröd',
      ...remark,
      ...list,
      'Gör så här',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual(list)
    expect(recipe.warnings.map(({ code }) => code)).toContain('left_out')
  })

  it('takes pieces below the title of a list for the yield', () => {
    const recipe = readPasted(
      'Bullar',
      'Ingredienser',
      '12 st',
      '2 dl mjölk',
      '5 dl mjöl',
      'Gör så här',
      ...METHOD,
    )
    expect(recipe.yields.number).toBe(12)
    expect(lines(recipe)).toEqual(['2 dl mjölk', '5 dl mjöl'])
  })

  it('takes neither the way to a page nor a rating nor a jump for its title', () => {
    const head = ['Página inicial / Receitas / Bolos', '4,6 fra 19 stemmer', 'Spring til opskrift']
    const recipe = readPasted(
      ...head,
      'Bolo de fubá',
      'Ingredientes',
      '3 ovos',
      '200 g de fubá',
      'Preparo',
      ...METHOD,
    )
    expect(recipe.title).toBe('Bolo de fubá')
  })
})
