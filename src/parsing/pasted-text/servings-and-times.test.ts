import { describe, expect, it } from 'vitest'
import { parsePastedRecipe } from './parse-pasted-recipe'

const LIST = ['2 onions, chopped', '1 kg potatoes', '500 ml stock', 'salt']
const STEPS = ['Fry the onions in a little oil until golden.', 'Simmer all of it until soft.']
const read = (head: readonly string[], list = LIST, steps = STEPS) =>
  parsePastedRecipe([...head, ...list, '', 'Method', ...steps].join('\n'))

// docs/product/recipes.md#servings
describe('servings in a title', () => {
  it.each([
    ['Lemon Drizzle Cake, serves 6', 'Lemon Drizzle Cake', 6],
    ['Chili (serves 4)', 'Chili', 4],
    ['Kartoffelsuppe für 4 Personen', 'Kartoffelsuppe', 4],
    ['Beef stew for 4 to 6 people', 'Beef stew', 4],
    ['Ginger snaps (makes 3 dozen)', 'Ginger snaps', 36],
    ['Lemon Drizzle Cake | Serves 6', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake • serves 6', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake. Serves 6.', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake / 6 servings', 'Lemon Drizzle Cake', 6],
    ['LEMON DRIZZLE CAKE SERVES 6', 'LEMON DRIZZLE CAKE', 6],
    ['**Lemon Drizzle Cake** serves 6', 'Lemon Drizzle Cake', 6],
    ['Serves 6: Lemon Drizzle Cake', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake for 6', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake for six people', 'Lemon Drizzle Cake', 6],
    ['Lemon Drizzle Cake (for two)', 'Lemon Drizzle Cake', 2],
    ['Lemon Drizzle Cake (Yield: 12)', 'Lemon Drizzle Cake', 12],
    ['Lemon Drizzle Cake (12 pieces)', 'Lemon Drizzle Cake', 12],
    ['Zitronenkuchen für 6', 'Zitronenkuchen', 6],
    ['Gâteau au citron pour 6', 'Gâteau au citron', 6],
  ])('are taken from it: %s', (line, title, number) => {
    expect(read([line, '', 'Ingredients'])).toMatchObject({ title, yields: { number } })
  })

  it.each(['45 minutes, serves 6', 'serves 6, 45 minutes'])(
    'are taken with the time beside them: %s',
    (facts) => {
      expect(read([`Lemon Drizzle Cake, ${facts}`, '', 'Ingredients'])).toMatchObject({
        title: 'Lemon Drizzle Cake',
        yields: { number: 6 },
        totalTimeMinutes: 45,
      })
    },
  )

  it.each(['Dinner for Two', 'Soup (quick)', 'Seven-Layer Dip, 2 ways'])(
    'are not what the name of a dish says: %s',
    (line) => {
      const recipe = read([line, '', 'Ingredients'])
      expect(recipe).toMatchObject({ title: line, yields: { number: null } })
    },
  )

  it('count less than what the recipe says elsewhere', () => {
    const recipe = read(['Chili (serves 4)', 'Serves 6-8', '', 'Ingredients'])
    expect(recipe).toMatchObject({ title: 'Chili', yields: { number: 6, max: 8 } })
  })
})

describe('servings in the heading of a list', () => {
  it.each([
    ['Ingredients (serves 4):', 4],
    ['Zutaten für 4 Portionen', 4],
    ['Ingredients for one 9-inch cake', 1],
    ['材料（4人分）', 4],
    ['Zutaten (12 Stück)', 12],
    ['Ingrédients (pour 4 à 6 personnes)', 4],
  ])('are read, and the list keeps its heading: %s', (heading, number) => {
    const recipe = read(['Potato Stew', '', heading])
    expect(recipe).toMatchObject({ title: 'Potato Stew', yields: { number } })
    expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toEqual(LIST)
  })

  it.each(['Ingredients (metric)', 'Ingredients for the 2-layer cake', 'Ingredients for 2 days'])(
    'are not other words of it: %s',
    (heading) => {
      expect(read(['Potato Stew', '', heading])?.yields.number).toBeNull()
    },
  )
})

describe('facts on one line', () => {
  it('are each read', () => {
    const english = read(['Stew', 'Prep time 10 min. Cook time 8 hrs. Serves 8', '', 'Ingredients'])
    expect(english).toMatchObject({
      ...{ prepTimeMinutes: 10, cookTimeMinutes: 480, yields: { number: 8 } },
    })
    const german = read(['Suppe', 'Vorbereitungszeit: 25 Min. Kochzeit: 40 Min.', '', 'Zutaten'])
    expect(german).toMatchObject({ prepTimeMinutes: 25, cookTimeMinutes: 40 })
    const total = read(['Stew', 'Total: 1 hr 20 (active 20)', '', 'Ingredients'])
    expect(total).toMatchObject({ totalTimeMinutes: 80 })
  })

  it('take no ingredient and no step with them', () => {
    const list = [...LIST, '1 pizza dough, makes 2 crusts']
    const steps = [...STEPS, 'Bake 20 minutes, cool 10 minutes, then serve.']
    const recipe = read(['Pie', '', 'Ingredients'], list, steps)
    expect(recipe?.ingredientGroups.flatMap(({ lines }) => lines)).toEqual(list)
    expect(
      recipe?.instructionGroups.flatMap((group) => group.steps.map(({ text }) => text)),
    ).toEqual(steps)
  })
})
