import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted } from './testing/read-pasted'

// docs/parsing.md#pasted-words
describe('lists of copied cards', () => {
  it.each([
    'Zutaten in die Einkaufsliste',
    'Calculer',
    'Læg i kurv',
    'Marque todos',
    'Προσθήκη στη λίστα',
    'Добавить в список покупок',
    'Ruhezeit 30 Min.',
  ])('do not hold "%s"', (label) => {
    const recipe = readPasted('Cake', 'Ingredients', ...LIST, label, 'Method', ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(label)
  })

  it.each([
    ['Potřebné vybavení', 'velký hrnec'],
    ['Eszközök', 'fakanál'],
    ['Sprzęt kuchenny', 'blender'],
    ['Εξοπλισμός', 'μίξερ'],
  ])('end at the title "%s" of equipment', (title, tool) => {
    const recipe = readPasted('Cake', 'Ingredients', ...LIST, title, tool, 'Method', ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
  })

  it('keep what is food, and leave out what only nutrition has', () => {
    const nutrition = ['Energia Kcal 420', 'Carboidrati g 60', 'Zuccheri 12 g']
    const recipe = readPasted(
      'Torta',
      'Ingredienti',
      ...LIST,
      ...nutrition,
      'Procedimento',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual(LIST)
    const food = ['Zucker 120 g', 'Eiweiß 30 g', 'Salz 5 g', 'Fett 20 g']
    expect(lines(readPasted('Torte', 'Zutaten', ...food, 'Zubereitung', ...METHOD))).toEqual(food)
  })

  it('go on behind a unit that ends with a full stop', () => {
    const list = ['Творог 400 г', 'Яйцо 1 шт.', 'Мука пшеничная 4 ст. л.', 'Изюм 50 г']
    expect(
      lines(readPasted('Сырники', 'Ингредиенты', ...list, 'Приготовление', ...METHOD)),
    ).toEqual(list)
  })

  it('stand below the titles of two tabs', () => {
    const recipe = readPasted('Soup', 'Dit heb je nodig', 'Aan de slag', ...LIST, ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
    expect(steps(recipe)).toEqual(METHOD)
  })

  it.each([
    'Boden',
    'Rührteig',
    'Sås',
    'Tilbehør',
    'Kuorrutus',
    'Polewa',
    'Na ozdobu',
    'A krémhez',
    'Pentru sos',
    'Şerbeti için',
    'Для подачи',
    'Για τη γέμιση',
  ])('have the part "%s" as a title, not as a line', (title) => {
    const names = ['Salz', 'Muskat', 'Petersilie']
    const part = ['50 g cocoa', '80 g mascarpone']
    const recipe = readPasted(
      'Cake',
      'Ingredients',
      ...LIST,
      ...names,
      title,
      ...part,
      'Method',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual([...LIST, ...names, ...part])
    expect(recipe.ingredientGroups.map((group) => group.title)).toEqual([null, title])
  })
})

describe('what stands around them', () => {
  it('are times in French writing, beside each other', () => {
    const recipe = readPasted(
      'Velouté',
      'Pour 4 personnes',
      'Préparation : 10 mn – Cuisson : 25 mn',
      ...LIST,
      ...METHOD,
    )
    expect([recipe.prepTimeMinutes, recipe.cookTimeMinutes]).toEqual([10, 25])
    expect(lines(recipe)).toEqual(LIST)
  })

  it.each([
    ['Comensales: 4', 4],
    ['Количество порций: 3', 3],
    ['Annosmäärä 6', 6],
    ['Antal: 12 stk', 12],
    ['Porții: 6', 6],
  ])('are servings: "%s"', (line, number) => {
    expect(
      readPasted('Cake', line, 'Ingredients', ...LIST, 'Method', ...METHOD).yields.number,
    ).toBe(number)
  })

  it('are no servings, but what a list is for', () => {
    const recipe = readPasted('Kuchen', 'Für die Form (25 cm)', 'Für den Teig', ...LIST, ...METHOD)
    expect(recipe.yields.number).toBeNull()
    expect(recipe.ingredientGroups.at(-1)?.title).toBe('Für den Teig')
  })

  it('is a time below the title of the method', () => {
    const told = [
      'Modo de preparo',
      'Modo de preparo : 1h',
      '1',
      METHOD[0] ?? '',
      '2',
      METHOD[1] ?? '',
    ]
    expect(steps(readPasted('Bolo', 'Ingredientes', ...LIST, ...told))).toEqual(METHOD)
  })

  it('is an advertisement between two steps', () => {
    const told = ['1', METHOD[0] ?? '', 'La suite après cette publicité', '2', METHOD[1] ?? '']
    expect(steps(readPasted('Tarte', 'Ingrédients', ...LIST, 'Préparation', ...told))).toEqual(
      METHOD,
    )
  })

  it.each([
    [['Rezept', 'Rindergulasch'], 'Rindergulasch'],
    [['Opskrift: Hjemmelavet rugbrød'], 'Hjemmelavet rugbrød'],
    [['Rugbrød', 'Opskrift: Ada Berg'], 'Rugbrød'],
  ])('of %j is the title %s', (head, title) => {
    expect(readPasted(...head, 'Ingredients', ...LIST, 'Method', ...METHOD).title).toBe(title)
  })
})

describe('lists in cells and parts', () => {
  it('keep amounts that count up like steps', () => {
    const cells = [
      '600',
      'g',
      'kyckling',
      '1',
      'st',
      'lök',
      '2',
      'tsk',
      'curry',
      '3',
      'dl',
      'grädde',
    ]
    const recipe = readPasted('Gryta', 'Ingredienser', ...cells, 'Gör så här', ...METHOD)
    expect(lines(recipe)).toEqual(['600 g kyckling', '1 st lök', '2 tsk curry', '3 dl grädde'])
  })

  it('are found below no title, with each amount over its name', () => {
    const cells = ['1 l', 'kalalientä', '600 g', 'perunoita', '1', 'sipuli', 'tilliä']
    expect(lines(readPasted('Lohikeitto', ...cells, 'Näin teet', ...METHOD))).toEqual([
      '1 l kalalientä',
      '600 g perunoita',
      '1 sipuli',
      'tilliä',
    ])
  })

  it('go on below a title for each part', () => {
    const cream = ['250 g serka', '100 g cukru pudru']
    const told = ['Składniki na ciasto:', ...LIST, 'Składniki na krem:', ...cream]
    expect(lines(readPasted('Ciasto', ...told, 'Wykonanie:', ...METHOD))).toEqual([
      ...LIST,
      ...cream,
    ])
  })

  it('are not doubled by the same list in other units', () => {
    const us = ['1 2/3 cups flour', '2 eggs', '1 tbsp oil', '1/2 cup milk']
    const told = ['Ingredients', ...LIST, 'Ingredients in cups', ...us]
    expect(lines(readPasted('Cake', ...told, 'Method', ...METHOD))).toEqual(LIST)
  })
})
