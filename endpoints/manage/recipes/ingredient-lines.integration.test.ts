import { describe, expect, it } from 'vitest'
import type { ManagedRecipe } from '@/src/contract/recipe/recipe'
import { SCHEMAS } from '@/src/contract/schemas'
import { answerFeed } from '@/src/server/feeds/answer'
import { annotateStoredLines } from '@/src/server/recipes/lines/annotate-stored'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { TYPED_LINES } from '@/src/testing/setups/typed-lines'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

type Line = Record<string, unknown>
const sentGroups = (...ingredientUsages: Line[]) => ({
  ingredientUsageGroups: [{ ingredientUsages }],
})

const write = (method: string, path: string, body: object) =>
  callApi(payload, method, `/v1/manage/${site.slug}/recipes${path}`, { token, body })

async function create(...lines: Line[]): Promise<ManagedRecipe> {
  const slug = unique('lines')
  const publishedAt = '2026-01-01T00:00:00.000Z'
  const body = { title: slug, slug, publishedAt, ...sentGroups(...lines) }
  const answer = await write('POST', '', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return SCHEMAS.createRecipe.answer.parse(answer.body).recipe
}
const linesOf = ({ ingredientUsageGroups }: Pick<ManagedRecipe, 'ingredientUsageGroups'>) =>
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
const textsOf = (recipe: Pick<ManagedRecipe, 'ingredientUsageGroups'>): string[] =>
  linesOf(recipe).map(({ text }) => text)

async function published(slug: string) {
  const answer = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}`, {})
  return SCHEMAS.getRecipe.answer.parse(answer.body).recipe
}

// docs/product/ingredient-lines.md#what-readers-see
describe('ingredient lines that are sent as text', () => {
  it('are read as they were typed, by the API and by feeds', async () => {
    const recipe = await create(...TYPED_LINES.map((text) => ({ text })))
    expect(textsOf(recipe)).toEqual(TYPED_LINES)
    const read = await published(recipe.slug)
    expect(textsOf(read)).toEqual(TYPED_LINES)
    expect(linesOf(read).map(({ originalText }) => originalText)).toEqual(TYPED_LINES)
    const feed = await answerFeed(payload, new Request('http://localhost:3000/'), site.slug, 'json')
    const html = JSON.stringify(await feed.json())
    for (const text of TYPED_LINES) expect(html).toContain(`<li>${text}</li>`)
  })

  it('are kept as they are when the recipe is sent back as it was read', async () => {
    const recipe = await create(...TYPED_LINES.map((text) => ({ text })))
    const { title, slug, updatedAt } = recipe
    const lines = linesOf(recipe).map(({ unit, ingredient, ...line }) => ({
      ...line,
      unitId: unit?.id ?? null,
      ingredientId: ingredient?.id ?? null,
    }))
    const answer = await write('PUT', `/${recipe.id}`, {
      ...{ title, slug, updatedAt },
      ...sentGroups(...lines),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(linesOf(SCHEMAS.updateRecipe.answer.parse(answer.body).recipe)).toEqual(linesOf(recipe))
  })

  it('are refused by name where their fields or their spans contradict them', async () => {
    const [line] = linesOf(await create({ text: '2 cups flour' }))
    const body = (broken: Line) => ({
      ...{ title: 'Broken', slug: unique('broken') },
      ...sentGroups({ text: '1 lemon' }, broken),
    })
    const refused = async (broken: Line) => {
      const answer = await write('POST', '', body(broken))
      expect(answer.status).toBe(422)
      return answer.body
    }
    const path = 'ingredientUsageGroups.0.ingredientUsages.1'
    expect(await refused({ text: '2 cups flour', quantityMin: 3 })).toMatchObject({
      error: { code: 'validation_failed', issues: [{ path: `${path}.quantityMin` }] },
    })
    expect(await refused({ text: '3 cups flour', spans: line?.spans })).toMatchObject({
      error: { issues: [{ path: `${path}.spans.0` }] },
    })
    expect(await refused({ text: '2 c', spans: line?.spans })).toMatchObject({
      error: { issues: [{ path: expect.stringContaining(`${path}.spans.`) }] },
    })
    expect(await refused({ text: 'x'.repeat(20_001) })).toMatchObject({
      error: { issues: [{ path: `${path}.text` }] },
    })
  })

  it('take long, odd and mixed texts as they are', async () => {
    const odd = [
      `1 cup flour ${'very '.repeat(1000)}fine`,
      '1 2 3 4 5 6 7 8 9 10 '.repeat(4).trim(),
      '٢ كوب دقيق (250 g)',
      '🥕🥕 2 carrots',
      '2½ カップ flour と 1 EL Öl',
      '<script>alert(1)</script> 1 cup',
    ]
    expect(textsOf(await create(...odd.map((text) => ({ text }))))).toEqual(odd)
  })
})

// docs/product/ingredient-lines.md#lines-without-text
describe('ingredient lines that are stored without spans', () => {
  const withoutSpans = (recipeId: string) =>
    payload.db.pool.query(
      `update recipe_ingredients u set spans = null from recipe_ingredient_groups g
        where g.id = u._parent_id and g._parent_id = $1`,
      [recipeId],
    )
  const storedSpans = async (recipeId: string): Promise<unknown[]> => {
    const { rows } = await payload.db.pool.query<{ spans: unknown }>(
      `select u.spans from recipe_ingredients u join recipe_ingredient_groups g
        on g.id = u._parent_id where g._parent_id = $1`,
      [recipeId],
    )
    return rows.map(({ spans }) => spans)
  }

  it('read as before, and are annotated in the background', async () => {
    const recipe = await create({ text: '1 cup + 2 tbsp sugar' })
    await withoutSpans(recipe.id)
    const read = await published(recipe.slug)
    expect(textsOf(read)).toEqual(['1 cup + 2 tbsp sugar'])
    expect(linesOf(read)[0]?.spans).toEqual(linesOf(recipe)[0]?.spans)
    await annotateStoredLines(payload)
    expect(await storedSpans(recipe.id)).toEqual([linesOf(recipe)[0]?.spans])
  })

  it('are their fields where these were corrected after the text was stored', async () => {
    const { id, slug } = await makeRecipe(payload, site.id, {
      ...sentGroups({ text: '2 flour' }),
    })
    await withoutSpans(id)
    await payload.db.pool.query(
      `update recipe_ingredients u set quantity_min = 3, ingredient_title_override = 'rye flour'
        from recipe_ingredient_groups g where g.id = u._parent_id and g._parent_id = $1`,
      [id],
    )
    expect(textsOf(await published(slug))).toEqual(['3 rye flour'])
    await annotateStoredLines(payload)
    expect(textsOf(await published(slug))).toEqual(['3 rye flour'])
  })

  it('are composed of their fields where Payload’s Local API has written those alone', async () => {
    const slug = unique('local')
    await payload.create({
      collection: 'recipes',
      data: {
        ...{ title: slug, slug, site: site.id, privacySetting: 'public' },
        publishedAt: '2026-01-01T00:00:00.000Z',
        ingredientUsageGroups: [
          { ingredientUsages: [{ quantityMin: 0.875, ingredientTitleOverride: 'melon' }] },
        ],
      },
    })
    expect(textsOf(await published(slug))).toEqual(['⅞ melon'])
  })
})
