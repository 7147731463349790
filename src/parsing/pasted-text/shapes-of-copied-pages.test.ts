import { describe, expect, it } from 'vitest'
import { lines, steps } from '@/src/parsing/web-page/testing/read-page'
import { LIST, METHOD, readPasted, readWithBetween } from './testing/read-pasted'

// docs/parsing.md#pasted-words
describe('lists of copied pages', () => {
  it.each([
    [['Dificultad', 'Fácil', 'Coste', 'Bajo']],
    [['Einfach', 'Schwierigkeit', '40 Min.', 'Ruhezeit']],
    [['Obtížnost: snadné', 'Svårighetsgrad', 'lätt']],
    [['Сложность', 'легко']],
    [['Alérgenos', 'Leche']],
    [['€ 39,90 in den Korb', 'Portionen']],
    [['En lire plus', 'Recepty']],
  ])('do not hold what a card tells beside them: %j', (facts) => {
    expect(lines(readWithBetween(...facts))).toEqual(LIST)
  })

  it('have their names first, and salt and pepper without an amount last', () => {
    const cells = ['Mehl', '500 g', 'Eier', '2', 'Milch', '200 ml', 'Öl', '2 EL']
    const recipe = readPasted(
      'Fladen',
      'Zutaten',
      ...cells,
      'Salz und Pfeffer',
      'Zubereitung',
      ...METHOD,
    )
    expect(lines(recipe)).toEqual([
      '500 g Mehl',
      '2 Eier',
      '200 ml Milch',
      '2 EL Öl',
      'Salz und Pfeffer',
    ])
  })

  it('have their amounts first, also those of pieces and sizes', () => {
    const cells = ['500 g', 'Mehl', '2 kleine', 'Eier', '1 kl. Bund', 'Dill', '2 Stangen', 'Lauch']
    const more = ['200 ml', 'Milch', '2 EL', 'Öl']
    const recipe = readPasted('Fladen', 'Zutaten', ...cells, ...more, 'Zubereitung', ...METHOD)
    expect(lines(recipe)).toEqual([
      '500 g Mehl',
      '2 kleine Eier',
      '1 kl. Bund Dill',
      '2 Stangen Lauch',
      '200 ml Milch',
      '2 EL Öl',
    ])
  })

  it('begin below the line that says for how many they are, with a name or an amount', () => {
    const cells = ['Mehl', '500 g', 'Eier', '2', 'Milch', '200 ml']
    const recipe = readPasted('Fladen', 'Für 4 Personen', ...cells, 'Zubereitung', ...METHOD)
    expect(lines(recipe)).toEqual(['500 g Mehl', '2 Eier', '200 ml Milch'])
    expect(recipe.yields.number).toBe(4)
    expect(recipe.warnings.map(({ code }) => code)).not.toContain('left_out')
  })

  it('have no further list in what stands under "Nährwerte"', () => {
    const nutrition = ['Nährwerte', 'Kalorien 210 kcal', 'Fett 6 g', 'Eiweiß 5 g']
    const recipe = readPasted('Suppe', ...LIST, ...nutrition, 'Zubereitung', ...METHOD)
    expect(lines(recipe)).toEqual(LIST)
  })

  it('have titles of parts that are long, where all other lines have an amount', () => {
    const titles = ['La pâte sablée de la tarte aux poires', 'La garniture de la tarte aux poires']
    const [one = '', two = ''] = titles
    const part = ['Farine 200 g', 'Beurre 100 g', 'Sucre 80 g']
    const other = ['Poires 4', 'Sucre 50 g', 'Lait 20 cl']
    const recipe = readPasted(
      'Tarte',
      'Ingrédients',
      one,
      ...part,
      two,
      ...other,
      'Étapes',
      ...METHOD,
    )
    expect(recipe.ingredientGroups.map(({ title }) => title)).toEqual(titles)
  })

  it.each(["Pour l'appareil", 'for orange sauce'])('have the part "%s"', (title) => {
    expect(readWithBetween(title, '3 oranges', '50 g sugar').ingredientGroups.at(-1)?.title).toBe(
      title,
    )
  })

  it('hold one piece of something, which is no number of servings', () => {
    const cells = ['土豆', '500克', '洋葱', '1个', '高汤', '1升']
    const recipe = readPasted('土豆汤', '材料', ...cells, '做法', ...METHOD)
    expect(lines(recipe)).toEqual(['土豆 500克', '洋葱 1个', '高汤 1升'])
    expect(recipe.yields.number).toBeNull()
  })
})

describe('methods of copied pages', () => {
  const told = [
    'Wash the leeks and cut them into rings.',
    'Fry them in butter until they are soft.',
    'Add the stock and simmer for a quarter of an hour.',
  ]

  it('are told once, also where the page tells them again for narrow screens', () => {
    const again = [...told, 'Season to taste and serve it hot.']
    const recipe = readPasted('Soup', 'Ingredients', ...LIST, 'Method', ...told, ...again)
    expect(steps(recipe)).toEqual([...told, 'Season to taste and serve it hot.'])
  })

  it('are told once, also where each paragraph comes again sentence by sentence', () => {
    const recipe = readPasted('Soup', 'Ingredients', ...LIST, 'Method', told.join(' '), ...told)
    expect(steps(recipe)).toEqual([told.join(' ')])
  })

  it('may say one thing twice', () => {
    const rest = 'Leave it to rise for an hour.'
    const twice = [...told, rest, 'Shape it into a long loaf on a tray.', rest]
    expect(steps(readPasted('Bread', 'Ingredients', ...LIST, 'Method', ...twice))).toEqual(twice)
  })

  it('have no captions of pictures that end with the name of the site', () => {
    const captions = ['The leeks in rings | Pot and Pan', 'Soup in a bowl | Pot and Pan']
    const method = [told[0] ?? '', captions[0] ?? '', ...told.slice(1), captions[1] ?? '']
    const recipe = readPasted('Soup', 'Ingredients', ...LIST, 'Method', ...method)
    expect(steps(recipe)).toEqual(told)
    expect(recipe.warnings.map(({ message }) => message).join()).toContain(captions[1])
  })

  it.each(['Del på Facebook Del på Pinterest', 'Foto: Ada Berg', 'Kilde: En gammel bok'])(
    'end at "%s"',
    (line) => {
      const warm = 'They warm you and take no time at all to make.'
      const after = ['Three soups for the winter', 'By Bo', warm, 'Salads', 'Cakes']
      const recipe = readPasted('Soup', 'Ingredients', ...LIST, 'Method', ...told, line, ...after)
      expect(steps(recipe)).toEqual(told)
    },
  )

  it('begin below times and degrees that stand under their title', () => {
    const facts = ['Vorbereitung 15 Min.', 'Kochzeit 1h10', 'Schwierigkeit: einfach']
    const recipe = readPasted('Suppe', 'Zutaten', ...LIST, 'Zubereitung', ...facts, ...METHOD)
    expect(steps(recipe)).toEqual(METHOD)
    expect([recipe.prepTimeMinutes, recipe.cookTimeMinutes]).toEqual([15, 70])
  })
})
