import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { getPublicSite } from '@/src/server/sites/read'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createFiles, importPath } from '../testing/import-files'

const payload = await testPayload()
await storeCatalogues(payload)

const recipe = (name: string, ingredients: readonly string[], step: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ingredients,
  recipeInstructions: [{ '@type': 'HowToStep', text: step }],
})
const GERMAN = [
  recipe('Plum cake', ['250 g flour', '125 ml milk', '2 tbsp sugar', '1 egg'], 'Bake at 180°C.'),
  recipe('Bread', ['500 g flour', '1 tsp salt', '1 cup water'], 'Bake at 220 °C (Gas 7).'),
]
const US = [recipe('Pancakes', ['2 cups flour', '1 cup milk', '4 oz butter'], 'Heat to 350°F.')]

async function importRecipes(siteId: string, recipes: readonly object[], isDryRun = false) {
  const folder = await createFiles({ 'recipes.json': JSON.stringify(recipes) })
  const wish = { wish: { isDryRun }, run: { isOffline: true } }
  const { notice, status } = await importPath(payload, siteId, `${folder}/recipes.json`, wish)
  expect(status).toBe('done')
  return notice
}

async function measuresOf(slug: string) {
  const site = await getPublicSite(payload, slug)
  return [
    site?.defaultMeasurementSystem,
    site?.isMeasurementSystemChosen,
    site?.defaultTemperatureSystem,
    site?.isTemperatureSystemChosen,
  ]
}

// docs/product/import-and-export.md#measures-of-an-import
describe('an import', () => {
  it('sets the measures of a site that has chosen none to those of its recipes', async () => {
    const { id, slug } = await makeSite(payload)
    expect(await importRecipes(id, GERMAN, true)).toBeNull()
    expect(await measuresOf(slug)).toEqual(['imperial', false, 'fahrenheit', false])
    expect(await importRecipes(id, GERMAN)).toBe(
      'The site now shows grams, as the recipes do. The site now shows °C, as the recipes do.',
    )
    expect(await measuresOf(slug)).toEqual(['metric', true, 'celsius', true])
  })

  it('chooses US measures as well, which are the default', async () => {
    const { id, slug } = await makeSite(payload)
    await importRecipes(id, US)
    expect(await measuresOf(slug)).toEqual(['imperial', true, 'fahrenheit', true])
  })

  it('leaves measures alone that were chosen, and says that its own are others', async () => {
    const chosen = { isMeasurementSystemChosen: true, isTemperatureSystemChosen: false }
    const { id, slug } = await makeSite(payload, chosen)
    expect(await importRecipes(id, GERMAN)).toBe(
      'The recipes are in grams; the site shows cups and ounces. The site now shows °C, as the recipes do.',
    )
    expect(await measuresOf(slug)).toEqual(['imperial', true, 'celsius', true])
  })

  it('concludes nothing from recipes in both systems, and from too few lines', async () => {
    const { id, slug } = await makeSite(payload)
    const mixed = recipe(
      'Mixed',
      ['100 g oats', '200 g flour', '1 cup milk', '8 oz butter'],
      'Stir.',
    )
    const short = recipe('Short', ['1 l stock', '2 bay leaves'], 'Simmer.')
    expect(await importRecipes(id, [mixed])).toBeNull()
    expect(await importRecipes(id, [short])).toBeNull()
    expect(await measuresOf(slug)).toEqual(['imperial', false, 'fahrenheit', false])
  })
})
