import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { countStatements } from '@/src/testing/count-statements'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload

/** A site with little in it, and one with much. */
export let small: TestSite

/** A site with much on it. */
export let large: TestSite

/** The tokens of signed-in readers of them. */
export let readers: { small: string; large: string }

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100000' })
  small = await makeSite(payload)
  large = await makeSite(payload)
  const unit = await makeUnit()
  for (const [site, ingredients, recipes, comments] of [
    [small, 5, 10, 10],
    [large, 300, 100, 1_000],
  ] as const) {
    const { id } = await makeRecipe(payload, site.id, {
      slug: 'main',
      ...bigRecipe(ingredients, unit),
    })
    await fill(site, id, recipes - 1, comments)
  }
  const token = async (): Promise<string> => makeToken(payload, (await makeUser(payload)).id)
  readers = { small: await token(), large: await token() }
}, 120_000)

/** Stores a unit; its id. */
export async function makeUnit(): Promise<string> {
  const data = { title: 'gram', pluralTitle: 'grams', slug: unique('gram') }
  const kinds = { system: 'metric', kind: 'weight' } as const
  return (await payload.create({ collection: 'units', data: { ...data, ...kinds } })).id
}

function bigRecipe(ingredients: number, unitId: string): Partial<RecipeWriteInput> {
  const half = Array.from({ length: Math.ceil(ingredients / 2) }, (_, index) => ({
    ingredientTitleOverride: `Ingredient ${index}`,
    quantityMin: index,
    unitId,
  }))
  return {
    ingredientUsageGroups: [
      { title: 'One', ingredientUsages: half },
      { title: 'Two', ingredientUsages: half.slice(0, ingredients - half.length) },
    ],
    instructionGroups: [{ instructions: [{ content: 'Stir.' }] }],
  }
}

/** Recipes, comments with replies and upvotes, and a collection, in a few statements. */
async function fill(
  site: TestSite,
  recipe: string,
  recipes: number,
  comments: number,
): Promise<void> {
  const { pool } = payload.db
  await pool.query(
    `insert into recipes (site_id, title, slug, privacy_setting, published_at)
      select $1, 'Recipe ' || n, 'recipe-' || n, 'public', now() - n * interval '1 hour'
      from generate_series(1, $2) n`,
    [site.id, recipes],
  )
  await pool.query(
    `with roots as (
      insert into comments (site_id, recipe_id, user_id, content)
      select $1, $2, $3, '{"root":{"type":"root","children":[]}}' from generate_series(1, $4 / 2)
      returning id)
    insert into comments (site_id, recipe_id, user_id, content, parent_id)
      select $1, $2, $3, '{"root":{"type":"root","children":[]}}', id from roots`,
    [site.id, recipe, site.owner, comments],
  )
  await pool.query(
    `insert into comment_upvotes (comment_id, user_id) select id, $2 from comments where site_id = $1`,
    [site.id, site.owner],
  )
  const { docs } = await payload.find({
    collection: 'recipes',
    where: { site: { equals: site.id } },
    limit: 100,
    depth: 0,
    select: {},
  })
  await payload.create({
    collection: 'recipe-collections',
    data: { site: site.id, title: 'All', slug: 'all', recipes: docs.map(({ id }) => id) },
  })
}

/** Number of statements of a call after a first run, so that one-time statements are not counted. */
export async function statementsOf(path: string, token?: string): Promise<number> {
  const call = async (): Promise<void> => {
    const { status } = await callApi(payload, 'GET', path, token === undefined ? {} : { token })
    expect(status, path).toBe(200)
  }
  await call()
  return countStatements(payload, call)
}

/** The id of the site’s main recipe. */
export async function recipeId(site: TestSite): Promise<string> {
  const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/main`)
  return SCHEMAS.getRecipe.answer.parse(body).recipe.id
}
