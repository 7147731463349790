import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import {
  large,
  makeUnit,
  payload,
  readers,
  recipeId,
  small,
  statementsOf,
} from '@/src/testing/setups/small-and-large'

/** Reading of each kind, and its statements beside the one that finds the site of the path. */
const READINGS: [string, (site: TestSite) => Promise<string> | string, number][] = [
  ['a recipe', ({ slug }) => `${slug}/recipes/main`, 1],
  // Cards, or terms, of the search engine's hits are read by a second statement.
  ['the list of recipes', ({ slug }) => `${slug}/recipes?limit=100`, 2],
  ['a search', ({ slug }) => `${slug}/recipes?query=recipe&limit=100`, 2],
  ['the filters', ({ slug }) => `${slug}/filters`, 2],
  ['the comments', async (site) => `${site.slug}/comments?recipeId=${await recipeId(site)}`, 1],
  ['the collections', ({ slug }) => `${slug}/collections`, 1],
  ['a collection', ({ slug }) => `${slug}/collections/all`, 1],
  ['the site', ({ slug }) => `${slug}/current-site`, 1],
]

describe('what is read in one statement or two beside the one for the site', () => {
  it.each(READINGS)('%s, whatever its size', async (_, pathOf, most) => {
    for (const site of [small, large]) {
      const statements = await statementsOf(`/v1/site/${await pathOf(site)}`)
      expect(statements, 'is counted').toBeGreaterThan(0)
      expect(statements, site === small ? 'small' : 'large').toBeLessThanOrEqual(1 + most)
    }
  })

  it.each(READINGS)('%s, with few more for who is signed in', async (_, pathOf, most) => {
    for (const [site, token] of [
      [small, readers.small],
      [large, readers.large],
    ] as const) {
      // who it is, and for a recipe what they may read
      const statements = await statementsOf(`/v1/site/${await pathOf(site)}`, token)
      expect(statements).toBeLessThanOrEqual(1 + most + 2)
    }
  })

  it.each([
    ['recipes?limit=100', 2],
    ['published-recipes', 2],
    ['collections', 2],
    ['subscribers', 2],
    ['globals', 2],
    ['current-site', 3],
  ] as const)('and %s for who works on it', async (path, most) => {
    for (const site of [small, large]) {
      const token = await makeToken(payload, site.owner)
      const statements = await statementsOf(`/v1/manage/${site.slug}/${path}`, token)
      // who it is, which site, and whether it is theirs
      expect(statements).toBeLessThanOrEqual(3 + most)
    }
  })
})

describe('our own statements', () => {
  it('give what Payload finds and populates', async () => {
    const site = await makeSite(payload)
    const { slug, id } = await makeRecipe(payload, site.id, await recipeWithEverything(site))
    const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}`)
    const { recipe } = SCHEMAS.getRecipe.answer.parse(body)
    const found = await payload.findByID({ collection: 'recipes', id, depth: 2 })
    expect(recipe).toMatchObject({ id: found.id, title: found.title, slug: found.slug })
    expect(recipe.ingredientUsageGroups.map(({ title, note }) => ({ title, note }))).toEqual(
      found.ingredientUsageGroups?.map(({ title, note }) => ({ title, note })),
    )
    expect(
      recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) =>
        ingredientUsages.map((usage) => [
          usage.id,
          usage.quantityMin,
          usage.unit?.slug ?? null,
          usage.ingredient?.title ?? null,
          usage.ingredientTitleOverride,
        ]),
      ),
    ).toEqual(
      found.ingredientUsageGroups?.flatMap(({ ingredientUsages }) =>
        ingredientUsages?.map((usage) => [
          usage.id,
          usage.quantityMin,
          fieldOf(usage.unit, 'slug'),
          fieldOf(usage.ingredient, 'title'),
          usage.ingredientTitleOverride,
        ]),
      ),
    )
    expect(recipe.images.map(({ key }) => key)).toEqual(
      found.images?.map(({ image }) => fieldOf(image, 'key')),
    )
    expect(recipe.images).toHaveLength(3)
    expect(
      recipe.instructionGroups.map(({ instructions }) =>
        instructions.map(({ images }) => images.map(({ key }) => key)),
      ),
    ).toEqual(
      found.instructionGroups?.map(({ instructions }) =>
        instructions?.map(({ images }) => (images ?? []).map((image) => fieldOf(image, 'key'))),
      ),
    )
    expect(recipe.tags.map(({ title }) => title).sort()).toEqual(
      found.tags?.map((tag) => fieldOf(tag, 'title')).sort(),
    )
    expect(recipe.meals.map(({ title }) => title)).toEqual(
      found.meals?.map((meal) => fieldOf(meal, 'title')),
    )
    expect(recipe.keywords).toEqual(found.keywords)
  })

  it('give the list that Payload finds, in its order', async () => {
    const path = `/v1/site/${large.slug}/recipes?limit=100`
    const { body } = await callApi(payload, 'GET', path)
    const { recipes, total } = SCHEMAS.listRecipes.answer.parse(body)
    const found = await payload.find({
      collection: 'recipes',
      where: { site: { equals: large.id } },
      sort: '-publishedAt',
      limit: 100,
      depth: 0,
    })
    expect(recipes.map(({ id }) => id)).toEqual(found.docs.map(({ id }) => id))
    expect(total).toBe(found.totalDocs)
  })
})

/** A field of something populated; null when there is nothing. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

async function recipeWithEverything(site: TestSite): Promise<Partial<RecipeWriteInput>> {
  const unitId = await makeUnit()
  const ingredient = await payload.create({
    collection: 'ingredients',
    data: {
      title: 'rye',
      slug: unique('rye'),
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })
  const images = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const data = { site: site.id, key: unique('picture'), width: 8, height: 8 }
      return (await payload.create({ collection: 'images', data })).id
    }),
  )
  const term = async (kind: 'tag' | 'meal', title: string): Promise<string> => {
    const data = { kind, title, slug: unique('term'), site: site.id }
    return (await payload.create({ collection: 'terms', data })).id
  }
  const [one = '', two = '', three = '', four = '', five = ''] = images
  return {
    images: [{ id: three }, { id: one }, { id: two }],
    tagIds: [await term('tag', 'Jar'), await term('tag', 'Autumn')],
    mealIds: [await term('meal', 'Dinner')],
    keywords: ['sour', 'dark'],
    ingredientUsageGroups: [
      {
        title: 'Dough',
        note: 'Cold.',
        ingredientUsages: [
          { ingredientId: ingredient.id, unitId, quantityMin: 500 },
          { ingredientTitleOverride: 'Patience' },
        ],
      },
      { title: 'Crust', ingredientUsages: [{ ingredientTitleOverride: 'Seeds', quantityMin: 2 }] },
    ],
    instructionGroups: [
      { instructions: [{ content: 'Mix.', imageIds: [five, four] }, { content: 'Rest.' }] },
      { instructions: [{ content: 'Bake.', imageIds: [one] }] },
    ],
  }
}
