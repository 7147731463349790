import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { Gallery, WideDocument } from '@/src/domain/rich-text/document'
import { getPicture } from '@/src/server/pictures/picture'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

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

// docs/product/rich-text.md#galleries
describe('a gallery', () => {
  type Pictures = Gallery['pictures']
  const galleryOf = (pictures: Pictures): WideDocument => [
    paragraph('Look:'),
    { type: 'gallery', pictures, caption: 'Our bakery.' },
  ]
  const makePictures = async (count: number): Promise<{ imageId: string; caption: string }[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => ({
        imageId: await makeImage(`Loaf ${index + 1}`),
        caption: `Caption ${index + 1}.`,
      })),
    )

  it('is read as it was written, and its pictures beside the text, each once', async () => {
    const pictures = await makePictures(24)
    const { id, slug } = await makeRecipe(payload, site.id)
    const saved = await update(id, { slug, storyMore: galleryOf(pictures) })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
    expect(recipe.storyMore).toEqual(galleryOf(pictures))
    expect(recipe.storyImages.map((image) => image.id)).toEqual(
      pictures.map(({ imageId }) => imageId),
    )
    expect((await manage('GET', `recipes/${id}/draft`)).body).toMatchObject({
      references: { images: expect.objectContaining({ length: 24 }) },
    })
  })

  it('is read on an about page, and is a use of each picture', async () => {
    const pictures = await makePictures(2)
    expect(await updateAbout(galleryOf(pictures))).toMatchObject({ status: 200 })
    const answer = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`)
    expect(answer.body).toMatchObject({
      currentSite: {
        about: galleryOf(pictures),
        aboutImages: pictures.map(({ imageId }) => ({ id: imageId })),
      },
    })
    for (const { imageId } of pictures)
      expect((await getPicture(payload, site.id, imageId)).uses).toMatchObject([{ kind: 'about' }])
  })

  it('is refused with none, one or more than 24 pictures, or with one of them twice', async () => {
    const { id } = await makeRecipe(payload, site.id)
    const pictures = await makePictures(25)
    const [first, second] = pictures
    const refused: [Pictures, string][] = [
      [[], 'storyMore.1.pictures'],
      [pictures.slice(0, 1), 'storyMore.1.pictures'],
      [pictures, 'storyMore'],
      [
        [first, second, first].filter((each) => each !== undefined),
        'storyMore.1.pictures.2.imageId',
      ],
    ]
    for (const [shown, path] of refused) {
      const answer = await update(id, { storyMore: galleryOf(shown) })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({
        status: 422,
        body: {
          error: { code: 'validation_failed', issues: [{ path: expect.stringContaining(path) }] },
        },
      })
    }
  })

  it('is refused with a picture of another site, or one that does not exist', async () => {
    const other = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id)
    const [known] = await makePictures(1)
    const ids = [await makeImage(null, other.id), '00000000-0000-4000-8000-000000000000']
    for (const imageId of ids) {
      const text = galleryOf([known ?? { imageId }, { imageId }])
      const issues = (path: string) => ({ issues: [{ path, message: 'Not found' }] })
      expect(await update(id, { storyMore: text })).toMatchObject({
        status: 422,
        body: { error: issues('storyMore.1.pictures.1.imageId') },
      })
      expect(await updateAbout(text)).toMatchObject({
        status: 422,
        body: { error: issues('about.1.pictures.1.imageId') },
      })
    }
  })

  it('is a paragraph for each picture with ?blocks=basic, and cannot be written back', async () => {
    const storyMore = galleryOf(await makePictures(2))
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore })
    const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug, '?blocks=basic')).body)
    const reduced = (text: string) => ({ ...paragraph(text), reduced: true })
    expect(recipe).toMatchObject({
      reduced: true,
      storyMore: [paragraph('Look:'), reduced('Loaf 1'), reduced('Loaf 2'), reduced('Our bakery.')],
    })
    expect(await update(id, { slug, storyMore: recipe.storyMore })).toMatchObject({ status: 422 })
  })

  it('is a use of each picture, also in a draft and in an earlier version', async () => {
    const pictures = await makePictures(2)
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: galleryOf(pictures) })
    const imageId = pictures[1]?.imageId ?? ''
    expect((await getPicture(payload, site.id, imageId)).uses).toMatchObject([
      { kind: 'story', id },
    ])
    expect(await manage('DELETE', `pictures/${imageId}`)).toMatchObject({ status: 409 })
    await update(id, { slug, storyMore: [paragraph('Nothing to see.')] })
    const draft = SCHEMAS.getRecipeDraft.answer.parse(
      (await manage('GET', `recipes/${id}/draft`)).body,
    )
    await manage('PUT', `recipes/${id}/draft`, {
      document: { ...draft.draft.document, storyMore: galleryOf(pictures) },
      revision: draft.draft.revision,
      basedOn: draft.recipe.updatedAt,
    })
    const { uses } = await getPicture(payload, site.id, imageId)
    expect(uses.map(({ kind }) => kind).toSorted()).toEqual(['draft', 'version'])
    expect(await manage('DELETE', `pictures/${imageId}`)).toMatchObject({ status: 409 })
  })

  it('stays readable when pictures are gone, down to a single picture, and can be written back', async () => {
    const pictures = await makePictures(3)
    const { id, slug } = await makeRecipe(payload, site.id, { storyMore: galleryOf(pictures) })
    const [first, second, third] = pictures
    const remove = async (picture: { imageId: string } | undefined): Promise<WideDocument> => {
      await payload.delete({ collection: 'images', id: picture?.imageId ?? '' })
      const { recipe } = SCHEMAS.getRecipe.answer.parse((await read(slug)).body)
      return recipe.storyMore
    }
    expect(await remove(first)).toEqual([...galleryOf(pictures.slice(1)), paragraph('Caption 1.')])
    const text = await remove(second)
    expect(text).toEqual([
      paragraph('Look:'),
      { type: 'picture', ...third },
      paragraph('Our bakery.'),
      paragraph('Caption 1.'),
      paragraph('Caption 2.'),
    ])
    expect(await update(id, { slug, storyMore: text })).toMatchObject({ status: 200 })
  })

  it('is in a copy of the recipe', async () => {
    const storyMore = galleryOf(await makePictures(2))
    const { id } = await makeRecipe(payload, site.id, { storyMore })
    const copied = await manage('POST', `recipes/${id}/duplicates`)
    const { recipe } = SCHEMAS.duplicateRecipe.answer.parse(copied.body)
    const answer = await manage('GET', `recipes/${recipe.id}`)
    expect(answer.body).toMatchObject({ recipe: { storyMore } })
  })
})
