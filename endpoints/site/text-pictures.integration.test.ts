import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { getPicture } from '@/src/server/pictures/picture'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
let site: TestSite
let token: string
beforeAll(async () => {
  payload = await testPayload()
  site = await makeSite(payload)
  token = await makeToken(payload, site.owner)
})

async function makeImage(alt: string | null = null, siteId = site.id): Promise<string> {
  const key = `${unique('picture')}.jpg`
  const data = {
    key,
    filename: key,
    width: 900,
    height: 600,
    alt,
    site: siteId,
    mimeType: 'image/jpeg',
  }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] }) as const
const textWith = (imageId: string): WideDocument => [
  paragraph('Look:'),
  { type: 'picture', imageId, caption: 'The crumb.', width: 'wide' },
]

const read = (slug: string, query = ''): Promise<ApiAnswer> =>
  callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}${query}`)
const manage = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${site.slug}/${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
const update = (id: string, body: Partial<RecipeWriteInput>): Promise<ApiAnswer> =>
  manage('PUT', `recipes/${id}`, { title: 'Bread', slug: unique('recipe'), ...body })
const updateAbout = (about: WideDocument): Promise<ApiAnswer> =>
  manage('PUT', 'sites', { title: 'Bread', slug: site.slug, about })

// docs/product/rich-text.md#pictures
describe('a picture in a story', () => {
  it('is read as it was written, and the picture itself beside the text', async () => {
    const imageId = await makeImage('A loaf')
    const { id, slug } = await makeRecipe(payload, site.id)
    const saved = await update(id, { slug, storyMore: textWith(imageId) })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(recipe.storyMore).toEqual(textWith(imageId))
    expect(recipe.storyImages).toMatchObject([
      { id: imageId, alt: 'A loaf', width: 900, height: 600, crop: null },
    ])
  })

  it('is refused where the picture is of another site or does not exist', async () => {
    const other = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    const ids = [await makeImage(null, other.id), '00000000-0000-4000-8000-000000000000']
    for (const imageId of ids) {
      const issues = [{ path: 'storyMore.1.imageId', message: 'Not found' }]
      expect(await update(id, { storyMore: textWith(imageId) })).toMatchObject({
        status: 422,
        body: { error: { code: 'validation_failed', issues } },
      })
      expect(await updateAbout(textWith(imageId))).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: 'about.1.imageId', message: 'Not found' }] } },
      })
    }
  })

  it('is refused in notes and steps', async () => {
    const imageId = await makeImage()
    const { id } = await makeRecipe(payload, site.id)
    const note = textWith(imageId)
    expect(await update(id, { note } as Partial<RecipeWriteInput>)).toMatchObject({ status: 422 })
  })

  it('is withheld with the story where the recipe is locked', async () => {
    const imageId = await makeImage('A secret loaf')
    const { slug } = await makeRecipe(payload, site.id, {
      storyMore: textWith(imageId),
      privacySetting: 'subscribers_only',
    })
    const { key } = await payload.findByID({ collection: 'images', id: imageId })
    const { body } = await read(slug)
    expect(body).toMatchObject({ recipe: { isLocked: true, storyMore: [], storyImages: [] } })
    for (const secret of [imageId, key, 'A secret loaf', 'The crumb.'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('is its alternative text with ?blocks=basic', async () => {
    const { slug } = await makeRecipe(payload, site.id, {
      storyMore: textWith(await makeImage('A loaf')),
    })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=basic')).body)
    expect(recipe).toMatchObject({
      reduced: true,
      storyMore: [paragraph('Look:'), { ...paragraph('A loaf'), reduced: true }],
    })
  })

  it('is a use of the picture, which cannot be deleted before it is taken out', async () => {
    const imageId = await makeImage()
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: textWith(imageId) })
    const { uses } = await getPicture(payload, site.id, imageId)
    expect(uses).toMatchObject([{ kind: 'story', id }])
    expect(await manage('DELETE', `pictures/${imageId}`)).toMatchObject({ status: 409 })
    await update(id, { slug, storyMore: [paragraph('Nothing to see.')] })
    const { uses: left } = await getPicture(payload, site.id, imageId)
    expect(left.map(({ kind }) => kind)).not.toContain('story')
  })

  it('leaves its caption when the picture is gone, and the story can be written back', async () => {
    const imageId = await makeImage()
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: textWith(imageId) })
    await payload.delete({ collection: 'images', id: imageId })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(recipe.storyMore).toEqual([paragraph('Look:'), paragraph('The crumb.')])
    expect(recipe.storyImages).toEqual([])
    expect(await update(id, { slug, storyMore: recipe.storyMore })).toMatchObject({ status: 200 })
  })

  it('is in a copy of the recipe', async () => {
    const imageId = await makeImage()
    const { id } = await makeRecipe(payload, site.id, { storyMore: textWith(imageId) })
    const copied = await manage('POST', `recipes/${id}/duplicates`)
    const { recipe: copy } = SCHEMAS.duplicateRecipe.answer.parse(copied.body)
    const answer = await manage('GET', `recipes/${copy.id}`)
    const { recipe } = SCHEMAS.getManagedRecipe.answer.parse(answer.body)
    expect(recipe.storyMore).toEqual(textWith(imageId))
    expect(recipe.storyImages.map((image) => image.id)).toEqual([imageId])
  })

  it('is among the references of a draft', async () => {
    const imageId = await makeImage('A loaf')
    const { id } = await makeRecipe(payload, site.id, { storyMore: textWith(imageId) })
    const { body } = await manage('GET', `recipes/${id}/draft`)
    expect(body).toMatchObject({ references: { images: [{ id: imageId, alt: 'A loaf' }] } })
  })
})

// docs/product/rich-text.md#pictures
describe('a picture on an about page', () => {
  it('is read with the site, and is a use of the picture', async () => {
    const imageId = await makeImage('Our kitchen')
    const saved = await updateAbout(textWith(imageId))
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const answer = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`)
    expect(answer.body).toMatchObject({
      currentSite: {
        about: textWith(imageId),
        aboutImages: [{ id: imageId, alt: 'Our kitchen' }],
      },
    })
    const { uses } = await getPicture(payload, site.id, imageId)
    expect(uses).toMatchObject([{ kind: 'about', id: null }])
    expect((await manage('GET', 'design')).body).toMatchObject({
      references: { images: [{ id: imageId }] },
    })
  })
})
