import { describe, expect, it, vi } from 'vitest'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { RecipesPage } from '@/src/contract/recipe/recipes-index'
import { SCHEMAS } from '@/src/contract/schemas'
import { getManagedRecipe } from '@/src/server/recipes/editor-read'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()

const groups = {
  ingredientUsageGroups: [
    { title: 'Dough', ingredientUsages: ['flour', 'water'].map(line) },
    {
      title: 'Filling',
      note: 'secret note',
      ingredientUsages: ['cheese', 'hidden herb'].map(line),
    },
  ],
  instructionGroups: [
    {
      instructions: [{ content: 'Knead the secret way.', timerMinutes: 10 }, { content: 'Bake.' }],
    },
  ],
  note: 'A secret note.',
  storyMore: 'A secret story.',
  youtubeVideoId: 'secretvideo',
}

function line(ingredientTitleOverride: string) {
  return { ingredientTitleOverride, quantityMin: 1, quantityMax: 2, preparation: 'chopped' }
}

const getRecipe = (site: string, slug: string, token?: string) =>
  callApi(payload, 'GET', `/v1/site/${site}/recipes/${slug}`, token === undefined ? {} : { token })

describe('a recipe of a site', () => {
  it('comes whole, in the shape of the contract', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id, groups)
    const answer = await getRecipe(site.slug, slug)
    expect(answer.status).toBe(200)
    const { recipe } = SCHEMAS.getRecipe.answer.parse(answer.body)
    expect(recipe).toMatchObject({
      isLocked: false,
      ingredientUsageCount: 4,
      instructionCount: 2,
      ingredientUsageGroups: [{ title: 'Dough' }, { title: 'Filling', note: 'secret note' }],
      note: [{ type: 'paragraph', children: [{ text: 'A secret note.' }] }],
    })
    expect(
      recipe.instructionGroups[0]?.instructions.map(({ timerMinutes }) => timerMinutes),
    ).toEqual([10, null])
  })

  // docs/product/api.md#former-slugs
  it('leads from its former slug to the current one, as its page does', async () => {
    const site = await makeSite(payload)
    const { id, slug } = await makeRecipe(payload, site.id, groups)
    const current = `${slug}-renamed`
    await payload.update({ collection: 'recipes', id, data: { slug: current }, depth: 0 })
    const answer = await getRecipe(site.slug, slug)
    expect(answer.status).toBe(308)
    const location = answer.headers.get('location') ?? ''
    expect(location).toBe(`/api/v1/site/${site.slug}/recipes/${current}`)
    const { body } = await callApi(payload, 'GET', location)
    expect(SCHEMAS.getRecipe.answer.parse(body).recipe.id).toBe(id)
  })

  it('answers 404 at a former slug that leads to a page of another kind', async () => {
    const site = await makeSite(payload)
    for (const [from, to] of [
      ['/recipes/to-about', '/about'],
      ['/recipes/away', 'https://example.com/recipes/away'],
      ['/recipes/to-collection', '/collections/breads'],
      ['/recipes/to-no-slug', '/recipes/味噌汁'],
    ] as const) {
      const data = { site: site.id, from, to, origin: 'hand' } as const
      await payload.create({ collection: 'redirects', data, depth: 0 })
      expect((await getRecipe(site.slug, from.slice('/recipes/'.length))).status).toBe(404)
    }
  })

  // docs/product/rich-text.md#fixed-amounts
  it('marks the amounts that the words of a step fix, for readers alone', async () => {
    const site = await makeSite(payload)
    const ladle = { title: 'ladle', pluralTitle: 'ladles', slug: unique('ladle') }
    const data = { ...ladle, system: 'any', kind: 'volume' } as const
    const { id: unitId } = await payload.create({ collection: 'units', data })
    const amount = { type: 'measurement' as const, quantity: 0.25, unitId }
    const step = (scaling?: 'fixed' | 'scaled') => ({
      type: 'paragraph' as const,
      children: [{ ...amount, ...(scaling ? { scaling } : {}) }, { text: ' for each pancake' }],
    })
    const written = [step(), step('scaled'), { ...step('fixed'), children: [amount] }]
    const { id, slug } = await makeRecipe(payload, site.id, {
      instructionGroups: [{ instructions: [{ content: written }] }],
    })
    const contentOf = (recipe: Pick<Recipe, 'instructionGroups'>) =>
      recipe.instructionGroups[0]?.instructions[0]?.content
    const answer = await getRecipe(site.slug, slug)
    const { recipe } = SCHEMAS.getRecipe.answer.parse(answer.body)
    expect(contentOf(recipe)).toStrictEqual([step('fixed'), ...written.slice(1)])
    expect(contentOf(await getManagedRecipe(payload, site.id, id))).toStrictEqual(written)
  })

  it('is read in one statement, whatever its size', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id, groups)
    await getRecipe(site.slug, slug)
    const statements = await countStatements(() => getRecipe(site.slug, slug))
    // the site of the path, and the recipe
    expect(statements).toBe(2)
  })

  it('does not appear while it is a draft, scheduled, deleted, or of another site', async () => {
    const site = await makeSite(payload)
    const other = await makeSite(payload)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const scheduled = await makeRecipe(payload, site.id, { publishedAt: later })
    const deleted = await makeRecipe(payload, site.id)
    await payload.update({
      collection: 'recipes',
      id: deleted.id,
      data: { deletedAt: new Date().toISOString() },
    })
    const foreign = await makeRecipe(payload, other.id)
    for (const { slug } of [draft, scheduled, deleted, foreign]) {
      expect((await getRecipe(site.slug, slug)).status).toBe(404)
    }
    const list = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes`)
    expect(list.body).toMatchObject({ recipes: [], total: 0 })
  })
})

describe('a locked recipe', () => {
  it('withholds everything but its head and three ingredient lines from who has not paid', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id, {
      ...groups,
      privacySetting: 'subscribers_only',
    })
    const free = await makeUser(payload)
    await subscribe(free.id, site.id, 'free')
    const elsewhere = await makeUser(payload)
    await subscribe(elsewhere.id, (await makeSite(payload)).id, 'monthly')
    for (const userId of [null, free.id, elsewhere.id]) {
      const token = userId === null ? undefined : await makeToken(payload, userId)
      const answer = await getRecipe(site.slug, slug, token)
      expect(answer.body).toMatchObject({
        recipe: { isLocked: true, ingredientUsageCount: 4, instructionCount: 2 },
      })
      expect(JSON.stringify(answer.body)).not.toMatch(/secret|hidden/)
      const { recipe } = SCHEMAS.getRecipe.answer.parse(answer.body)
      expect(recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)).toHaveLength(
        3,
      )
    }
  })

  it('is whole for paid subscribers of that site and for its managers', async () => {
    const site = await makeSite(payload)
    const { slug } = await makeRecipe(payload, site.id, {
      ...groups,
      privacySetting: 'subscribers_only',
    })
    const monthly = await makeUser(payload)
    await subscribe(monthly.id, site.id, 'monthly')
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor.id] } })
    const admin = await makeUser(payload, { isPlatformAdmin: true })
    for (const userId of [monthly.id, editor.id, site.owner, admin.id]) {
      const answer = await getRecipe(site.slug, slug, await makeToken(payload, userId))
      expect(answer.body).toMatchObject({ recipe: { isLocked: false, note: [{}] } })
    }
  })
})

describe('the list of a site', () => {
  it('has the newest first, in pages, with the total', async () => {
    const site = await makeSite(payload)
    const dates = ['2024-01-01', '2025-01-01', '2023-01-01']
    for (const date of dates) {
      await makeRecipe(payload, site.id, { title: date, publishedAt: `${date}T00:00:00.000Z` })
    }
    const path = `/v1/site/${site.slug}/recipes`
    const first = RecipesPage.parse(
      (await callApi(payload, 'GET', path, { query: { limit: '2' } })).body,
    )
    expect(first).toMatchObject({ total: 3, limit: 2, offset: 0 })
    expect(first.recipes.map(({ title }) => title)).toEqual(['2025-01-01', '2024-01-01'])
    const rest = RecipesPage.parse(
      (await callApi(payload, 'GET', path, { query: { limit: '2', offset: '2' } })).body,
    )
    expect(rest.recipes.map(({ title }) => title)).toEqual(['2023-01-01'])
  })

  it('refuses limits and orders it does not know, each by its path', async () => {
    const site = await makeSite(payload)
    const query = { limit: '101', offset: '-1', orderBy: 'random' }
    const answer = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes`, { query })
    expect(answer.status).toBe(422)
    const { error } = answer.body as { error: { issues: { path: string }[] } }
    expect(error.issues.map(({ path }) => path).sort()).toEqual(['limit', 'offset', 'orderBy'])
  })
})

describe('managing recipes', () => {
  it('lists drafts too, for managers alone', async () => {
    const site = await makeSite(payload)
    await makeRecipe(payload, site.id, { title: 'Rye loaf' })
    await makeRecipe(payload, site.id, { title: 'Rye crackers', publishedAt: null })
    const path = `/v1/manage/${site.slug}/recipes`
    const token = await makeToken(payload, site.owner)
    const all = await callApi(payload, 'GET', path, { token, query: { query: 'rye' } })
    expect(all).toMatchObject({ status: 200, body: { total: 2 } })
    const drafts = await callApi(payload, 'GET', path, { token, query: { status: 'draft' } })
    expect(drafts.body).toMatchObject({ total: 1, recipes: [{ title: 'Rye crackers' }] })
    const stranger = await makeToken(payload, (await makeUser(payload)).id)
    expect((await callApi(payload, 'GET', path, { token: stranger })).status).toBe(404)
    expect((await callApi(payload, 'GET', path)).status).toBe(401)
  })

  it('publishes and takes back, and keeps the first date', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
    const path = `/v1/manage/${site.slug}/recipes/${id}`
    const published = await callApi(payload, 'POST', `${path}/publish`, { token, body: {} })
    expect(published.status).toBe(200)
    expect((await getRecipe(site.slug, slug)).status).toBe(200)
    const again = await callApi(payload, 'POST', `${path}/publish`, { token, body: {} })
    const dates = [published, again].map(
      ({ body }) => (body as { recipe: { publishedAt: string } }).recipe.publishedAt,
    )
    expect(dates[0]).toBe(dates[1])
    await callApi(payload, 'POST', `${path}/unpublish`, { token })
    expect((await getRecipe(site.slug, slug)).status).toBe(404)
  })

  it("answers 404 for another site's recipe", async () => {
    const site = await makeSite(payload)
    const other = await makeRecipe(payload, (await makeSite(payload)).id, { publishedAt: null })
    const token = await makeToken(payload, site.owner)
    for (const id of [other.id, 'no-uuid']) {
      const path = `/v1/manage/${site.slug}/recipes/${id}/publish`
      expect((await callApi(payload, 'POST', path, { token, body: {} })).status).toBe(404)
    }
  })
})

async function subscribe(user: string, site: string, planType: 'free' | 'monthly'): Promise<void> {
  await payload.create({
    collection: 'subscriptions',
    data: { user, site, planType, status: 'active' },
  })
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(payload.db.pool, 'query')
  await work()
  const statements = query.mock.calls.length
  query.mockRestore()
  return statements
}
