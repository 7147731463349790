import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import type { LegacyPosition } from '@/src/contract/recipe/legacy'
import { SCHEMAS } from '@/src/contract/schemas'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { makeRecipe, makeSite, makeToken } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { countStatements } from '@/src/testing/count-statements'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const POST = `<p>My aunt made them every Sunday.</p><h2>Ingredients</h2>
  <ul><li>2 cups flour</li><li>1 egg</li></ul><h2>Method</h2>
  <ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>`

const at = (day: number): string => new Date(Date.UTC(2020, 0, day)).toISOString()

/** A site of somebody's own with stored posts, the newest last. */
async function withPosts(count: number) {
  const own = await makeSite(payload)
  const posts: { id: string; slug: string }[] = []
  for (let day = 1; day <= count; day += 1) {
    const recipe = { title: `Post ${String(day)}`, publishedAt: at(day) }
    posts.push(
      await makeRecipe(payload, own.id, { ...recipe, legacyRecipeData: { content: POST } }),
    )
  }
  const ownToken = await makeToken(payload, own.owner)
  const call = (method: string, path: string, body?: unknown) =>
    callApi(payload, method, `/v1/manage/${own.slug}/recipes/${path}`, {
      token: ownToken,
      ...(body === undefined ? {} : { body }),
    })
  const position = async (id: string): Promise<LegacyPosition> =>
    SCHEMAS.getLegacyPosition.answer.parse((await call('GET', `${id}/legacy-position`)).body)
  return {
    own,
    ids: posts.map(({ id }) => id),
    slugs: posts.map(({ slug }) => slug),
    call,
    position,
  }
}

// docs/product/kitchen.md#legacy-workbench
describe('the position of a stored post', () => {
  test('names its neighbours in the order of the list, and how many are done', async () => {
    const { ids, position } = await withPosts(3)
    const [first, second, third] = ids
    expect(await position(second ?? '')).toEqual({
      place: 2,
      total: 3,
      done: 0,
      isDone: false,
      previousId: third,
      nextId: first,
      nextOpenId: first,
    })
    expect(await position(first ?? '')).toMatchObject({ nextId: null, nextOpenId: third })
  })

  test('does not exist for recipes without one, nor on another site', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const { ids } = await withPosts(1)
    for (const other of [id, ids[0] ?? '']) {
      for (const part of ['legacy-position', 'legacy-proposal']) {
        const path = `/v1/manage/${site.slug}/recipes/${other}/${part}`
        expect((await callApi(payload, 'GET', path, { token })).status).toBe(404)
      }
    }
  })

  test('takes one statement more than who asks and where, with many posts too', async () => {
    const { own, ids, call } = await withPosts(2)
    await payload.db.pool.query(
      `insert into recipes (title, slug, site_id, published_at, legacy_recipe_data, privacy_setting)
        select 'Old ' || n, 'old-' || n, $1, now() - n * interval '1 hour', $2::jsonb, 'public'
        from generate_series(1, 3000) n`,
      [own.id, JSON.stringify({ content: POST })],
    )
    const path = `${ids[0] ?? ''}/legacy-position`
    const { body } = await call('GET', path)
    expect(body).toMatchObject({ total: 3002, done: 0, place: 3002 })
    expect(JSON.stringify(body).length).toBeLessThan(400)
    expect(await countStatements(payload, () => call('GET', path))).toBeLessThanOrEqual(4)
  })
})

// docs/product/recipes.md#stored-posts
describe('a stored post that is made a recipe', () => {
  test('is read with its story, under its own title', async () => {
    const { ids, call } = await withPosts(1)
    const answer = await call('GET', `${ids[0] ?? ''}/legacy-proposal`)
    const { proposal } = SCHEMAS.parseLegacyRecipe.answer.parse(answer.body)
    expect(proposal?.recipe).toMatchObject({
      title: 'Post 1',
      ingredientUsageGroups: [
        { ingredientUsages: [{ originalText: '2 cups flour' }, { originalText: '1 egg' }] },
      ],
      instructionGroups: [{ instructions: [{}, { timerMinutes: 20 }] }],
    })
    expect(plainText(proposal?.recipe.storyMore ?? [])).toBe('My aunt made them every Sunday.')
  })

  // docs/product/import-and-export.md#pictures-of-stored-posts
  test('offers its pictures that are here already under an address that leads to them', async () => {
    const bytes = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#a02020' },
    })
      .jpeg()
      .toBuffer()
    const { key } = await storePicture(storageFor(payload.config.custom), bytes)
    const { id } = await makeRecipe(payload, site.id, {
      legacyRecipeData: { content: `<img src="/media/${key}?width=1440">${POST}` },
    })
    const path = `/v1/manage/${site.slug}/recipes/${id}/legacy-proposal`
    const answer = await callApi(payload, 'GET', path, { token })
    const { proposal } = SCHEMAS.parseLegacyRecipe.answer.parse(answer.body)
    const [url] = proposal?.imageUrls ?? []
    expect(url).toContain(`/media/${key}`)
    expect(
      await callApi(payload, 'POST', '/v1/manage/image-fetches', { token, body: { url } }),
    ).toMatchObject({ status: 201, body: { image: { width: 400, height: 300 } } })
  })

  test('is none when the post has no recipe', async () => {
    const { id } = await makeRecipe(payload, site.id, {
      legacyRecipeData: { content: '<p>We are on holiday.</p>' },
    })
    const path = `/v1/manage/${site.slug}/recipes/${id}/legacy-proposal`
    expect(await callApi(payload, 'GET', path, { token })).toMatchObject({
      status: 200,
      body: { proposal: null },
    })
  })

  test('shows readers the recipe from then on, and keeps the post for its author', async () => {
    const { own, ids, slugs, call, position } = await withPosts(2)
    const [id = ''] = ids
    const reader = async () => {
      const path = `/v1/site/${own.slug}/recipes/${slugs[0] ?? ''}`
      return (await callApi(payload, 'GET', path)).body
    }
    expect(await reader()).toMatchObject({ recipe: { legacyRecipeData: { content: POST_STORED } } })
    await store(call, id, { publishedAt: null })
    expect(await reader()).toMatchObject({
      recipe: { legacyRecipeData: null, instructionCount: 1, publishedAt: at(1) },
    })
    expect((await call('GET', `${id}/draft`)).body).toMatchObject({
      recipe: { legacyRecipeData: { content: POST_STORED } },
    })
    expect(await position(id)).toMatchObject({ total: 2, done: 1, isDone: true })
    const listed = await callApi(payload, 'GET', `/v1/manage/${own.slug}/recipes`, {
      token: await makeToken(payload, own.owner),
      query: { kind: 'legacy' },
    })
    expect(listed.body).toMatchObject({ total: 1, recipes: [{ id: ids[1], isLegacy: true }] })
  })

  test('stays unpublished when it was, and without a post when its author drops that', async () => {
    const { ids, call } = await withPosts(1)
    const [id = ''] = ids
    await call('POST', `${id}/unpublish`)
    await store(call, id, { publishedAt: null })
    expect((await call('GET', `${id}/draft`)).body).toMatchObject({
      recipe: { publishedAt: null },
      draft: { revision: 0 },
    })
    await store(call, id, { publishedAt: null }, { legacyRecipeData: null })
    expect((await call('GET', `${id}/draft`)).body).toMatchObject({
      recipe: { legacyRecipeData: null },
    })
    expect((await call('GET', `${id}/legacy-position`)).status).toBe(404)
  })
})

/** The post as it is stored: made harmless, which changes its white space in nothing. */
const POST_STORED = expect.stringContaining('My aunt made them every Sunday.') as string

type CallOn = Awaited<ReturnType<typeof withPosts>>['call']

/** Saves a draft with a step, and stores it as the recipe. */
async function store(call: CallOn, id: string, how: object, more: object = {}): Promise<void> {
  const { draft, recipe } = SCHEMAS.getRecipeDraft.answer.parse(
    (await call('GET', `${id}/draft`)).body,
  )
  const instructionGroups = [{ instructions: [{ content: 'Mix.' }] }]
  const document = { ...draft.document, instructionGroups, ...more }
  const sent = { document, revision: draft.revision, basedOn: recipe.updatedAt }
  expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
  const body = { revision: draft.revision + 1, ...how }
  const stored = await call('POST', `${id}/draft/publish`, body)
  expect(stored.status, JSON.stringify(stored.body)).toBe(200)
}
