import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted } from './testing/read-pasted'

const listOf = (...list: string[]): string[] =>
  lines(readPasted('Cake', 'Ingredients', ...list, 'Method', ...METHOD))

// docs/parsing.md#pasted-words
describe('cells that were copied without a space', () => {
  it('are parted before names with a capital', () => {
    const glued = ['800 gKartoffeln', '1Zwiebel', '3 ELRapsöl', '1 TLSalz', '1 BundDill']
    const told = ['800 g Kartoffeln', '1 Zwiebel', '3 EL Rapsöl', '1 TL Salz', '1 Bund Dill']
    expect(listOf(...glued)).toEqual(told)
  })

  it('are parted where the unit itself stands apart from some numbers', () => {
    const glued = ['3preien', '500 gkruimige aardappelen', '1bouillonblokje', '½bosje peterselie']
    const told = [
      '3 preien',
      '500 g kruimige aardappelen',
      '1 bouillonblokje',
      '½ bosje peterselie',
    ]
    expect(listOf(...glued)).toEqual(told)
  })

  it('are left where most lines have their space', () => {
    const list = ['200g flour', '4 garlic cloves', '3 lemons', '150 g butter']
    expect(listOf(...list)).toEqual(list)
  })
})

describe('cells in turn', () => {
  it('are amounts, whatever they are counted in', () => {
    const cells = ['2 lombos', 'bacalhau', '1 lata', 'grão', '1', 'cebola', '1 molho', 'salsa']
    expect(listOf(...cells)).toEqual([
      '2 lombos bacalhau',
      '1 lata grão',
      '1 cebola',
      '1 molho salsa',
    ])
  })

  it('may begin with names in each part of a list', () => {
    const dough = ['mel', '150 g', 'smør', '100 g', 'æg', '1']
    const filling = ['porrer', '2', 'fløde', '2 dl', 'groft salt']
    expect(listOf('Dej', ...dough, 'Fyld', ...filling)).toEqual([
      '150 g mel',
      '100 g smør',
      '1 æg',
      '2 porrer',
      '2 dl fløde',
      'groft salt',
    ])
  })

  it('may have their unit on a line of its own below a name', () => {
    const cells = ['mjöl', '300', 'g', 'mjölk', '5', 'dl', 'ägg', '3', 'smör', '50', 'g']
    expect(listOf(...cells)).toEqual(['300 g mjöl', '5 dl mjölk', '3 ägg', '50 g smör'])
  })
})

describe('lists', () => {
  it('hold no button that stands below each line', () => {
    expect(listOf(...LIST.flatMap((line) => [line, 'Order']))).toEqual(LIST)
  })

  it('hold no prices of a shop', () => {
    expect(listOf('250 g noodles € 1,29', '2 eggs € 0,40', '1 tbsp oil')).toEqual([
      '250 g noodles',
      '2 eggs',
      '1 tbsp oil',
    ])
  })

  it('hold what stands in brackets below a line in that line', () => {
    expect(listOf(...LIST, '100 g beetroot', '(cooked)')).toEqual([
      ...LIST,
      '100 g beetroot (cooked)',
    ])
  })

  it('hold no question to the reader', () => {
    expect(listOf(...LIST, 'Do you want to save the list?')).toEqual(LIST)
  })

  it.each(['Na posypání', 'Päälle', 'Για το τηγάνισμα', 'Til drys', 'Na potretie'])(
    'have "%s" as a title also above names without amounts',
    (title) => {
      const recipe = readPasted('Cake', 'Ingredients', ...LIST, title, 'cocoa', 'Method', ...METHOD)
      expect(recipe.ingredientGroups.at(-1)).toEqual({ title, lines: ['cocoa'] })
    },
  )
})

describe('a method', () => {
  it.each([
    'Ha tetszett a recept, oszd meg!',
    'Si vous avez aimé cette recette, partagez-la !',
    'Lycka till!',
    'Spor la gătit!',
    'שתפו את המתכון',
    'Gostou da receita? Deixe seu comentário',
    'Klikk for å dele på Facebook',
  ])('ends before "%s" and names it', (line) => {
    const recipe = readPasted('Cake', 'Ingredients', ...LIST, 'Method', ...METHOD, line)
    expect(steps(recipe)).toEqual(METHOD)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(line)
  })

  it('holds no times that stand above its first step', () => {
    const times = ['Arbeitszeit ca. 15 Minuten', 'Koch-/Backzeit ca. 30 Minuten']
    const recipe = readPasted('Kuchen', 'Zutaten', ...LIST, 'Zubereitung', ...times, ...METHOD)
    expect(steps(recipe)).toEqual(METHOD)
    expect([recipe.prepTimeMinutes, recipe.cookTimeMinutes]).toEqual([15, 30])
  })

  it('has numbers of steps below amounts that stand alone, too', () => {
    const cells = ['farina', '300 g', 'acciughe', '6', 'limone', '1', 'olio', '2 cucchiai']
    const told = [...METHOD, METHOD[0] ?? ''].flatMap((step, at) => [`${at + 1}.`, step])
    const recipe = readPasted('Torta', 'Ingredienti', ...cells, 'Preparazione', ...told)
    expect(steps(recipe)).not.toContain('1.')
    expect(lines(recipe)).toEqual(['300 g farina', '6 acciughe', '1 limone', '2 cucchiai olio'])
  })
})

describe('a title', () => {
  it('is no part of the way to a page, line by line', () => {
    const head = ['Главная', 'Рецепты', 'Супы', 'Рассольник с перловкой']
    const list = ['Перловка — 100 г', 'Картофель — 3 шт.', 'Морковь — 1 шт.']
    const told = ['Промойте перловку и отварите её.', 'Добавьте картофель с морковью в бульон.']
    const recipe = readPasted(...head, 'Ингредиенты', ...list, 'Приготовление', ...told)
    expect(recipe.title).toBe('Рассольник с перловкой')
  })
})

// docs/parsing.md#pasted-words
describe('tables with a column for the unit', () => {
  it('put number and unit before the name', () => {
    const rows = ['Name\tQty\tUnit', 'Flour\t500\tg', 'Milk\t3\tdl', 'Yeast\t1\tpacket\tdried']
    const recipe = readPasted('Rolls', ...rows, '', ...METHOD)
    expect(lines(recipe)).toEqual(['500 g Flour', '3 dl Milk', '1 packet Yeast, dried'])
    expect(recipe.title).toBe('Rolls')
  })
})
