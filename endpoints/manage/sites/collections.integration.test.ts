import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { findRedirect } from '@/src/server/sites/redirects'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const author = await makeToken(payload, site.owner)
const manage = (method: string, path: string, body?: unknown, token = author) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
const visit = (method: string, path: string) =>
  callApi(payload, method, `/v1/site/${site.slug}${path}`)

// docs/product/recipes.md#collections
describe('collections', () => {
  it('are made, changed in part, read by readers without drafts, and deleted', async () => {
    const published = await makeRecipe(payload, site.id)
    const draft = await makeRecipe(payload, site.id, { publishedAt: null })
    const slug = unique('summer')
    const recipeIds = [draft.id, published.id]
    const made = await manage('POST', '/collections', { title: 'Summer', slug, recipeIds })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { collection } = SCHEMAS.createCollection.answer.parse(made.body)
    expect(collection.recipes.map(({ id }) => id)).toEqual(recipeIds)

    const path = `/collections/${collection.id}`
    const changed = await manage('PUT', path, { description: 'Warm days.' })
    expect(changed.body).toMatchObject({
      collection: { title: 'Summer', description: 'Warm days.', recipeCount: 2 },
    })
    const stale = await manage('PUT', path, { title: 'Old', updatedAt: collection.updatedAt })
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { current: { collection: { title: 'Summer' } } } },
    })

    const read = await visit('GET', `/collections/${slug}`)
    expect(SCHEMAS.getCollection.answer.parse(read.body).collection).toMatchObject({
      recipeCount: 1,
      recipes: [{ id: published.id }],
    })
    expect(JSON.stringify(read.body)).not.toContain(draft.id)
    const list = await visit('GET', '/collections')
    expect(SCHEMAS.listCollections.answer.parse(list.body).collections).toMatchObject([
      { slug, recipeCount: 1 },
    ])
    expect((await manage('DELETE', path)).status).toBe(200)
    expect((await visit('GET', `/collections/${slug}`)).status).toBe(404)
    expect((await manage('GET', path)).status).toBe(404)
  })

  it('take only recipes of their site, and a slug nobody has', async () => {
    const other = await makeRecipe(payload, (await makeSite(payload)).id)
    const slug = unique('taken')
    const foreign = await manage('POST', '/collections', {
      title: 'A',
      slug,
      recipeIds: [other.id],
    })
    expect(foreign).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'recipeIds.0' }] } },
    })
    expect((await manage('POST', '/collections', { title: 'A', slug })).status).toBe(201)
    const again = await manage('POST', '/collections', { title: 'B', slug })
    expect(again).toMatchObject({ status: 409, body: { error: { issues: [{ path: 'slug' }] } } })
  })

  // docs/product/sites-and-hosts.md#old-addresses
  it('are found under their old addresses after a change of the slug, and back again', async () => {
    const [first, second, third] = [unique('first'), unique('second'), unique('third')]
    const made = await manage('POST', '/collections', { title: 'A', slug: first })
    const { collection } = SCHEMAS.createCollection.answer.parse(made.body)
    const rename = (slug: string) => manage('PUT', `/collections/${collection.id}`, { slug })
    const leadsTo = (slug: string) => findRedirect(payload, site.id, `/collections/${slug}`)
    await rename(second)
    await rename(third)
    expect(await leadsTo(first)).toBe(`/collections/${third}`)
    expect(await leadsTo(second)).toBe(`/collections/${third}`)
    await rename(first)
    expect(await leadsTo(first)).toBeNull()
    expect(await leadsTo(third)).toBe(`/collections/${first}`)
  })
})
