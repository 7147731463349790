import { describe, expect, it } from 'vitest'
import type { Highlights, SearchRequest } from '@/search/engine'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { searchRequest } from '@/src/testing/search/search-request'
import { postgresEngine } from './engine'

const payload = await testPayload()
const siteId = (await makeSite(payload, { searchSynonyms: 'stew, hotpot' })).id

type Line = { ingredientTitleOverride: string } | { ingredientId: string }

/** A recipe with groups of ingredient lines; lines by their words, or as they are written. */
async function recipeWith(
  title: string,
  ...groups: readonly (readonly (string | Line)[])[]
): Promise<string> {
  const lineOf = (line: string | Line): Line =>
    typeof line === 'string' ? { ingredientTitleOverride: line } : line
  const ingredientUsageGroups: RecipeWriteInput['ingredientUsageGroups'] = groups.map((lines) => ({
    ingredientUsages: lines.map(lineOf),
  }))
  return (await makeRecipe(payload, siteId, { title, ingredientUsageGroups })).id
}

/** Highlights of a recipe in a search that finds it. */
async function told(id: string, asked: Partial<SearchRequest>): Promise<Highlights | undefined> {
  const request = searchRequest({ siteId, wantsHighlights: true, limit: 100, ...asked })
  return (await postgresEngine(payload.db.pool).search(request)).highlights.get(id)
}

const catalogued = (title: string) =>
  payload.create({
    collection: 'ingredients',
    data: {
      title,
      slug: unique('ingredient'),
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })

describe('the ingredients that are told beside a recipe', () => {
  it('stand in the order of the recipe, group by group, each once', async () => {
    const id = await recipeWith(
      'Onion dip',
      ['red onion', 'salt', 'onion powder'],
      ['spring onion', 'red onion', 'onion oil'],
    )
    // As after lines and groups were moved: they lie in the table in another order.
    await payload.db.pool.query(
      `update recipe_ingredients set _order = 4 - _order where _parent_id in
        (select g.id from recipe_ingredient_groups g where g._parent_id = $1)`,
      [id],
    )
    await payload.db.pool.query(
      'update recipe_ingredient_groups set _order = 3 - _order where _parent_id = $1',
      [id],
    )
    const { ingredients } = (await told(id, { text: 'onion' })) ?? {}
    expect(ingredients).toEqual(['onion oil', 'red onion', 'spring onion', 'onion powder'])
  })

  it('have the words of their line, or those of the catalogue where it has none', async () => {
    const { id: ingredientId } = await catalogued('Taleggio')
    const own = { ingredientId, ingredientTitleOverride: 'ripe taleggio' }
    const id = await recipeWith('Polenta', [own, { ingredientId }])
    expect((await told(id, { text: 'taleggio' }))?.ingredients).toEqual([
      'ripe taleggio',
      'Taleggio',
    ])
  })

  it('leave out a line that has no name yet', async () => {
    const id = await recipeWith('Lovage broth', ['lovage', 'nothing yet', 'dried lovage'])
    await payload.db.pool.query(
      `update recipe_ingredients set ingredient_title_override = null
        where ingredient_title_override = 'nothing yet'`,
    )
    expect((await told(id, { text: 'lovage' }))?.ingredients).toEqual(['lovage', 'dried lovage'])
  })

  it('are those of the recipe itself, not of another one that is found with it', async () => {
    const [bright, dark] = [
      await recipeWith('Bright sorrel soup', ['sorrel leaves']),
      await recipeWith('Dark sorrel soup', ['dried sorrel']),
    ]
    expect((await told(bright, { text: 'sorrel' }))?.ingredients).toEqual(['sorrel leaves'])
    expect((await told(dark, { text: 'sorrel' }))?.ingredients).toEqual(['dried sorrel'])
  })

  it('are also those that were asked for by themselves, or by another of their names', async () => {
    const id = await recipeWith('Bright bowl', ['chickpeas', 'kale', 'sesame'])
    expect((await told(id, { ingredients: ['kale'] }))?.ingredients).toEqual(['kale'])
    const others = await told(id, { ingredients: ['garbanzo beans', 'sesame'] })
    expect(others?.ingredients).toEqual(['chickpeas', 'sesame'])
  })
})

describe('the words that are marked in a title', () => {
  it.each([
    ['another name that everybody knows', 'cilantro', 'Coriander rice', [[0, 9]]],
    ["a name of the site's own", 'hotpot', 'Venison stew', [[8, 12]]],
    ['one of what was looked for as many', 'radishes', 'Radish toast', [[0, 6]]],
    ['many with another beginning than one of them', 'loaves', 'Two loaves', [[4, 10]]],
    ['the word that was meant', 'mandarim', 'Mandarin cake', [[0, 8]]],
    ['the beginning of a word', 'tamar', 'Tamarind juice', [[0, 8]]],
  ])('are %s', async (_, text, title, ranges) => {
    const id = await recipeWith(title)
    expect((await told(id, { text }))?.title).toEqual(ranges)
  })
})
