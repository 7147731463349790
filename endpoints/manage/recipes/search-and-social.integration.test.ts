import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { forEachPageSeo } from '@/src/domain/page-seo'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const author = await makeToken(payload, site.owner)
const picture = await makePicture(site.id)
const foreign = await makePicture((await makeSite(payload)).id)

async function makePicture(siteId: string): Promise<string> {
  const id = randomUUID()
  const text = `insert into images (id, key, filename, width, height, site_id)
    values ($1, $2, $2, 800, 600, $3)`
  await payload.db.pool.query(text, [id, `${id}.jpg`, siteId])
  return id
}

const manage = (method: string, path: string, body?: unknown) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token: author,
    ...(body === undefined ? {} : { body }),
  })
const visit = (path: string) => callApi(payload, 'GET', `/v1/site/${site.slug}${path}`)

const texts = { title: 'Rye in a day', socialTitle: 'Bake this', socialDescription: 'Today.' }
const write = () => ({ ...texts, description: '  ', socialImageId: picture })
const read = () => ({ ...texts, description: null, socialImage: { id: picture } })

// docs/product/site-pages.md#search-and-social
describe('search and social settings', () => {
  it('of a recipe are public, also where it is locked, and emptied when left out', async () => {
    const { id, slug } = await makeRecipe(payload, site.id, { privacySetting: 'subscribers_only' })
    const recipe = { title: 'Rye', slug, privacySetting: 'subscribers_only' }
    const past = { publishedAt: '2026-01-02T03:04:05.000Z' }
    const body = { ...recipe, ...past, seo: write() }
    const changed = await manage('PUT', `/recipes/${id}`, body)
    expect(changed, JSON.stringify(changed.body)).toMatchObject({
      body: { recipe: { title: 'Rye', seo: read() } },
    })
    const answer = await visit(`/recipes/${slug}`)
    expect(SCHEMAS.getRecipe.answer.parse(answer.body).recipe).toMatchObject({
      isLocked: true,
      title: 'Rye',
      seo: read(),
    })
    await manage('PUT', `/recipes/${id}`, { ...recipe, ...past })
    expect((await visit(`/recipes/${slug}`)).body).toMatchObject({ recipe: { seo: null } })
  })

  it('of a recipe are in its draft, and in its duplicate', async () => {
    const { id } = await makeRecipe(payload, site.id, { seo: write() })
    const { body } = await manage('GET', `/recipes/${id}/draft`)
    expect(body).toMatchObject({
      draft: { document: { seo: { ...write(), description: null } } },
      references: { images: [{ id: picture }] },
    })
    const copy = await manage('POST', `/recipes/${id}/duplicates`)
    const { recipe } = SCHEMAS.duplicateRecipe.answer.parse(copy.body)
    expect((await manage('GET', `/recipes/${recipe.id}`)).body).toMatchObject({
      recipe: { seo: read() },
    })
  })

  it('of a collection are changed as a whole, and kept when left out', async () => {
    const slug = unique('summer')
    const made = await manage('POST', '/collections', { title: 'Summer', slug, seo: write() })
    const { collection } = SCHEMAS.createCollection.answer.parse(made.body)
    expect(collection.seo).toMatchObject(read())
    await manage('PUT', `/collections/${collection.id}`, { title: 'Warm days' })
    expect((await visit(`/collections/${slug}`)).body).toMatchObject({
      collection: { title: 'Warm days', seo: read() },
    })
    await manage('PUT', `/collections/${collection.id}`, { seo: { title: 'Only this' } })
    expect((await visit(`/collections/${slug}`)).body).toMatchObject({
      collection: { seo: { title: 'Only this', socialTitle: null, socialImage: null } },
    })
  })

  it('of a site are those of each of its pages', async () => {
    const pages = {
      ...forEachPageSeo((name) => ({ title: `Title of ${name}` })),
      ...{ seo: write(), aboutSeo: { title: 'Who bakes' }, linkPageSeo: write() },
    }
    const named = { title: site.title, slug: site.slug }
    const changed = await manage('PUT', '/sites', { ...named, ...pages })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await manage('PUT', '/sites', { ...named, linkPageSeo: null })
    const { body } = await visit('/current-site')
    expect(SCHEMAS.getSite.answer.parse(body).currentSite).toMatchObject({
      seo: read(),
      aboutSeo: { title: 'Who bakes', description: null },
      linkPageSeo: null,
      recipesSeo: { title: 'Title of recipesSeo' },
      collectionsSeo: { title: 'Title of collectionsSeo' },
      eventsSeo: { title: 'Title of eventsSeo' },
      pressSeo: { title: 'Title of pressSeo' },
      profileSeo: { title: 'Title of profileSeo' },
      cookbookSeo: { title: 'Title of cookbookSeo' },
    })
  })

  it('take no picture of another site', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    const seo = { socialImageId: foreign }
    const named = { title: 'Rye', slug }
    const refused = { status: 422, body: { error: { issues: [{ message: 'Not found' }] } } }
    expect(await manage('PUT', `/recipes/${id}`, { ...named, seo })).toMatchObject(refused)
    const slugs = { title: site.title, slug: site.slug }
    expect(await manage('PUT', '/sites', { ...slugs, aboutSeo: seo })).toMatchObject(refused)
    const collection = { title: 'Summer', slug: unique('summer'), seo }
    expect(await manage('POST', '/collections', collection)).toMatchObject(refused)
  })
})
