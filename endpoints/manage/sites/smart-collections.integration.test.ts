import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

let site: Awaited<ReturnType<typeof makeSite>>
let author: string
const payload = await testPayload()

const manage = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token: author,
    headers,
    ...(body === undefined ? {} : { body }),
  })
const visit = (path: string) => callApi(payload, 'GET', `/v1/site/${site.slug}${path}`)

const publishedAt = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString()

/** A site of its own with quick, slow, locked and unpublished recipes of lentils. */
async function makeKitchen() {
  site = await makeSite(payload)
  author = await makeToken(payload, site.owner)
  const recipe = (title: string, data: object) => makeRecipe(payload, site.id, { title, ...data })
  const quick = await recipe('Quick lentils', { prepTimeMinutes: 20, publishedAt: publishedAt(1) })
  const locked = await recipe('Locked lentils', {
    prepTimeMinutes: 10,
    publishedAt: publishedAt(2),
    privacySetting: 'subscribers_only',
  })
  const slow = await recipe('Slow lentils', { prepTimeMinutes: 90, publishedAt: publishedAt(3) })
  const draft = await recipe('Draft lentils', { prepTimeMinutes: 5, publishedAt: null })
  const scheduled = await recipe('Later lentils', {
    prepTimeMinutes: 5,
    publishedAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const other = await recipe('Bread', { prepTimeMinutes: 10, publishedAt: publishedAt(4) })
  return { quick, locked, slow, draft, scheduled, other }
}

async function makeSmart(rule: object, headers?: Record<string, string>) {
  const slug = unique('smart')
  const made = await manage('POST', '/collections', { title: 'Smart', slug, rule }, headers)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return SCHEMAS.createCollection.answer.parse(made.body).collection
}

const titlesFor = async (slug: string): Promise<string[]> => {
  const read = await visit(`/collections/${slug}`)
  const { collection } = SCHEMAS.getCollection.answer.parse(read.body)
  expect(collection.recipeCount).toBe(collection.recipes.length)
  return collection.recipes.map(({ title }) => title)
}

const QUICK = { query: 'lentils', maxTotalMinutes: 30 }

// docs/product/recipes.md#smart-collections
describe('a smart collection', () => {
  it('shows the published recipes that its rule finds, beside hand-made ones', async () => {
    const { other } = await makeKitchen()
    const smart = await makeSmart(QUICK)
    expect(smart.rule).toMatchObject({ ...QUICK, limit: 100, meals: [] })
    expect(await titlesFor(smart.slug)).toEqual(['Locked lentils', 'Quick lentils'])
    const hand = unique('hand')
    await manage('POST', '/collections', { title: 'Hand', slug: hand, recipeIds: [other.id] })
    const expected = [
      { slug: smart.slug, recipeCount: 2 },
      { slug: hand, recipeCount: 1 },
    ]
    const list = SCHEMAS.listCollections.answer.parse((await visit('/collections')).body)
    expect(list.collections).toMatchObject(expected)
    const managed = (await manage('GET', '/collections')).body
    expect(SCHEMAS.listManagedCollections.answer.parse(managed).collections).toMatchObject(expected)
  })

  it('tells nobody of drafts, scheduled and deleted recipes, not even its authors', async () => {
    const { draft, scheduled, quick } = await makeKitchen()
    const smart = await makeSmart({ query: 'lentils' })
    await manage('DELETE', `/recipes/${quick.id}`)
    for (const answer of [
      await visit(`/collections/${smart.slug}`),
      await manage('GET', `/collections/${smart.id}`),
      await manage('POST', '/collections/rule-preview', { rule: { query: 'lentils' } }),
    ]) {
      const text = JSON.stringify(answer.body)
      for (const { id } of [draft, scheduled, quick]) expect(text).not.toContain(id)
      expect(text).toContain('Slow lentils')
    }
  })

  it('follows every change of a recipe', async () => {
    const { slow, draft } = await makeKitchen()
    const smart = await makeSmart({ ...QUICK, orderBy: 'title_asc' })
    await payload.update({ collection: 'recipes', id: slow.id, data: { prepTimeMinutes: 15 } })
    await payload.update({
      collection: 'recipes',
      id: draft.id,
      data: { publishedAt: publishedAt(5) },
    })
    expect(await titlesFor(smart.slug)).toEqual([
      'Draft lentils',
      'Locked lentils',
      'Quick lentils',
      'Slow lentils',
    ])
  })

  it('goes by who may read, by order and by limit', async () => {
    await makeKitchen()
    const locked = await makeSmart({ privacySetting: 'subscribers_only' })
    expect(await titlesFor(locked.slug)).toEqual(['Locked lentils'])
    const open = await makeSmart({ privacySetting: 'public', orderBy: 'title_asc', limit: 2 })
    expect(await titlesFor(open.slug)).toEqual(['Bread', 'Quick lentils'])
    const list = SCHEMAS.listCollections.answer.parse((await visit('/collections')).body)
    expect(list.collections.map(({ recipeCount }) => recipeCount)).toEqual([1, 2])
  })

  it('goes by terms', async () => {
    const { quick, other } = await makeKitchen()
    const data = { kind: 'tag' as const, title: 'Cosy', slug: unique('cosy'), site: site.id }
    const term = await payload.create({ collection: 'terms', data })
    for (const { id } of [quick, other]) {
      await payload.update({ collection: 'recipes', id, data: { tags: [term.id] } })
    }
    const smart = await makeSmart({ tags: [term.slug], maxTotalMinutes: 15 })
    expect(await titlesFor(smart.slug)).toEqual(['Bread'])
  })

  it('is made of a hand-made one, and keeps what it selects when it is made one again', async () => {
    const { slow, quick, locked } = await makeKitchen()
    const slug = unique('turned')
    const made = await manage('POST', '/collections', { title: 'A', slug, recipeIds: [slow.id] })
    const { collection } = SCHEMAS.createCollection.answer.parse(made.body)
    const path = `/collections/${collection.id}`
    await manage('PUT', path, { rule: QUICK })
    expect(await titlesFor(slug)).toEqual(['Locked lentils', 'Quick lentils'])
    await manage('PUT', path, { title: 'B', recipeIds: [slow.id] })
    expect(await titlesFor(slug)).toEqual(['Locked lentils', 'Quick lentils'])
    const back = await manage('PUT', path, { rule: null })
    expect(SCHEMAS.updateCollection.answer.parse(back.body).collection).toMatchObject({
      rule: null,
      recipes: [{ id: locked.id }, { id: quick.id }],
    })
    await payload.update({ collection: 'recipes', id: quick.id, data: { prepTimeMinutes: 99 } })
    expect(await titlesFor(slug)).toEqual(['Locked lentils', 'Quick lentils'])
  })

  it('is made once however often the same request is sent', async () => {
    await makeKitchen()
    const headers = { 'idempotency-key': unique('key') }
    const slug = unique('once')
    const body = { title: 'Once', slug, rule: QUICK }
    const first = await manage('POST', '/collections', body, headers)
    const second = await manage('POST', '/collections', body, headers)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(SCHEMAS.createCollection.answer.parse(first.body).collection.recipeCount).toBe(2)
  })

  it('has a rule that says what rules may say, and nothing else', async () => {
    await makeKitchen()
    const wrong: [object, string][] = [
      [{ limit: 501 }, 'rule.limit'],
      [{ maxTotalMinutes: -1 }, 'rule.maxTotalMinutes'],
      [{ orderBy: 'random' }, 'rule.orderBy'],
      [{ tags: [''] }, 'rule.tags.0'],
      [{ query: 'x'.repeat(201) }, 'rule.query'],
      [{ siteId: site.id }, 'rule.siteId'],
    ]
    for (const [rule, path] of wrong) {
      const body = { title: 'A', slug: unique('wrong'), rule }
      for (const answer of [
        await manage('POST', '/collections', body),
        await manage('POST', '/collections/rule-preview', { rule }),
      ]) {
        expect(answer, path).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } })
      }
    }
  })

  it('takes no recipes by hand through bulk changes or the door of Payload', async () => {
    const { other } = await makeKitchen()
    const smart = await makeSmart(QUICK)
    const job = await manage('POST', '/bulk-jobs', {
      action: 'collect',
      collectionId: smart.id,
      recipeIds: [other.id],
    })
    expect(job.status).toBe(422)
    await payload.update({
      collection: 'recipe-collections',
      id: smart.id,
      data: { recipes: [other.id] },
    })
    const { rows } = await payload.db.pool.query(
      'select 1 from recipe_collections_rels where parent_id = $1',
      [smart.id],
    )
    expect(rows).toEqual([])
  })
})
