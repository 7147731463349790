import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerUpload } from '@/endpoints/media/upload-response'
import { callApi } from '@/src/testing/call-api'
import { unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { openApiClient } from '@/src/testing/openapi-client'
import type { ClientOptions, OpenApiClient } from '@/src/testing/openapi-client'
import { testPayload } from '@/src/testing/payload'

/*
 * A story told by a client that knows only `openapi.json`: every request and every answer is held
 * against the document.
 */

let payload: Payload
let client: OpenApiClient
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '100' })
  const { body, status } = await callApi(payload, 'GET', '/v1/openapi.json')
  expect(status).toBe(200)
  client = openApiClient(body, (method, path, options) => callApi(payload, method, path, options))
  await makeCatalogue()
})

async function makeCatalogue(): Promise<void> {
  await payload.create({
    collection: 'units',
    data: {
      title: 'gram',
      pluralTitle: 'grams',
      slug: 'gram',
      abbreviation: 'g',
      system: 'metric',
      kind: 'weight',
      grams: 1,
      aliases: ['g', 'gr'],
    },
  })
  await payload.create({
    collection: 'ingredients',
    data: {
      title: 'bread flour',
      slug: 'bread-flour',
      gramsPerLiter: 530,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })
}

/** Makes a call that has to succeed, and reads of its answer what the story goes on with. */
async function make<Shape extends z.ZodType>(
  operationId: string,
  shape: Shape,
  options: ClientOptions = {},
): Promise<z.output<Shape>> {
  const { status, body } = await client.call(operationId, options)
  expect(status, `${operationId}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return shape.parse(body)
}

const Anything = z.looseObject({})
const SignedIn = z.object({ authToken: z.string(), currentUser: z.object({ id: z.string() }) })
const Upload = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
})
const WithId = z.object({ id: z.string() })
const ParsedUsages = z.object({
  ingredientUsages: z.array(
    z.looseObject({
      quantityMin: z.number().nullable(),
      quantityMax: z.number().nullable(),
      unit: WithId.nullable(),
      ingredient: WithId.nullable(),
      ingredientText: z.string(),
      preparation: z.string().nullable(),
      originalText: z.string(),
    }),
  ),
})
const Written = z.object({ recipe: z.looseObject({ id: z.string(), updatedAt: z.string() }) })
const Node = z.looseObject({
  id: z.string(),
  upvoteCount: z.number(),
  isUpvoted: z.boolean(),
  children: z.array(z.looseObject({ id: z.string(), level: z.number() })),
})
const Comments = z.object({ comments: z.array(Node) })

/** An account made by the mailed link; its token. */
async function signUp(): Promise<string> {
  const email = `${unique('cook')}@example.com`
  await make('requestSignUp', Anything, { body: { email } })
  const { text } = await mailbox.waitFor(email)
  const tokenValue = new URL(/https?:\/\/\S+mgk=\S+/.exec(text)?.[0] ?? 'none:').searchParams.get(
    'mgk',
  )
  const { authToken } = await make('confirmSignIn', SignedIn, {
    params: { tokenValue: tokenValue ?? '' },
  })
  return authToken
}

/** Sends a picture: asks where to, sends its bytes there, and registers it. */
async function uploadPicture(token: string, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  const upload = await make('createImageUpload', Upload, {
    token,
    body: { fileName: 'jar.png', contentType: 'image/png' },
  })
  const request = new Request(upload.uploadUrl, {
    method: upload.method,
    headers: upload.headers,
    body: new Uint8Array(bytes),
  })
  expect((await answerUpload(payload, request, upload.key)).status).toBe(200)
  const { image } = await make('createImage', z.object({ image: WithId }), {
    token,
    body: { key: upload.key },
  })
  return image.id
}

async function writtenUsages(token: string, lines: readonly string[]): Promise<object[]> {
  const { ingredientUsages } = await make('parseIngredients', ParsedUsages, {
    token,
    body: { lines },
  })
  return ingredientUsages.map(
    ({
      quantityMin,
      quantityMax,
      unit,
      ingredient,
      ingredientText,
      preparation,
      originalText,
    }) => ({
      quantityMin,
      quantityMax,
      unitId: unit?.id ?? null,
      ingredientId: ingredient?.id ?? null,
      ingredientTitleOverride: ingredient ? null : ingredientText,
      preparation,
      originalText,
    }),
  )
}

async function makeSite(token: string): Promise<string> {
  const slug = unique('loaf')
  await make('createSite', Anything, { token, body: { title: 'Loaf', slug } })
  return slug
}

describe('a client that knows nothing but openapi.json', () => {
  it('takes an author from the first mail to a published recipe with pictures', async () => {
    const token = await signUp()
    const site = await makeSite(token)
    const images = [await uploadPicture(token, '#a8324a'), await uploadPicture(token, '#4b3c9e')]
    const usages = await writtenUsages(token, ['500 g bread flour', '2 pinches of courage, sifted'])
    expect(usages).toMatchObject([
      { quantityMin: 500, unitId: expect.any(String), ingredientId: expect.any(String) },
      { originalText: '2 pinches of courage, sifted' },
    ])
    const { recipe } = await make('createRecipe', Written, {
      token,
      params: { site },
      headers: { 'idempotency-key': unique('key') },
      body: {
        title: 'Plain loaf',
        slug: 'plain-loaf',
        description: 'Bread as it should be.',
        images: images.map((id) => ({ id })),
        ingredientUsageGroups: [{ title: 'Dough', ingredientUsages: usages }],
        instructionGroups: [
          { title: 'Baking', instructions: [{ content: 'Knead.\nRest.', timerMinutes: 30 }] },
        ],
        keywords: ['bread'],
      },
    })
    const at = { token, params: { site, id: recipe.id } }
    const reading = { params: { site, recipeSlug: 'plain-loaf' } }
    expect((await client.call('getRecipe', reading)).status).toBe(404)
    await make('publishRecipe', Anything, { ...at, body: {} })
    const page = await make('getRecipe', Anything, reading)
    expect(page).toMatchObject({
      recipe: {
        title: 'Plain loaf',
        images: images.map((id) => ({ id, width: 64, height: 48 })),
        ingredientUsageGroups: [
          { title: 'Dough', ingredientUsages: [{ unit: { slug: 'gram' } }, {}] },
        ],
        instructionGroups: [{ instructions: [{ timerMinutes: 30 }] }],
      },
    })
    const found = { params: { site }, query: { query: 'courage', limit: 5 } }
    expect(await make('listRecipes', Anything, found)).toMatchObject({ total: 1, limit: 5 })
    expect(await make('listSiteSlugs', Anything)).toMatchObject({
      siteSlugs: expect.arrayContaining([site]),
    })
  })

  it('refuses an edit of an old version and shows the new one', async () => {
    const token = await signUp()
    const site = await makeSite(token)
    const body = { title: 'Rye', slug: 'rye' }
    const { recipe } = await make('createRecipe', Written, { token, params: { site }, body })
    const at = { token, params: { site, id: recipe.id } }
    const edited = await make('updateRecipe', Written, {
      ...at,
      body: { ...body, title: 'Rye, dark', updatedAt: recipe.updatedAt },
    })
    const stale = await client.call('updateRecipe', {
      ...at,
      body: { ...body, title: 'Rye, light', updatedAt: recipe.updatedAt },
    })
    expect(stale).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'conflict',
          current: {
            recipe: { id: recipe.id, title: 'Rye, dark', updatedAt: edited.recipe.updatedAt },
          },
        },
      },
    })
  })

  it('deletes a recipe and takes it back, in lists and collections alike', async () => {
    const token = await signUp()
    const site = await makeSite(token)
    const body = { title: 'Oat', slug: 'oat', publishedAt: '2024-01-01T00:00:00.000Z' }
    const { recipe } = await make('createRecipe', Written, { token, params: { site }, body })
    const at = { token, params: { site, id: recipe.id } }
    await make('createCollection', Anything, {
      token,
      params: { site },
      body: { title: 'Breads', slug: 'breads', recipeIds: [recipe.id] },
    })
    const reading = { params: { site, collectionSlug: 'breads' } }
    const slugs = async (): Promise<string[]> => {
      const shape = z.object({
        collection: z.object({ recipes: z.array(z.object({ slug: z.string() })) }),
      })
      const { collection } = await make('getCollection', shape, reading)
      return collection.recipes.map(({ slug }) => slug)
    }
    expect(await slugs()).toEqual(['oat'])
    await make('deleteRecipe', Anything, at)
    expect(await slugs()).toEqual([])
    expect((await client.call('getRecipe', { params: { site, recipeSlug: 'oat' } })).status).toBe(
      404,
    )
    const bin = { token, params: { site }, query: { status: 'deleted' } }
    expect(await make('listManagedRecipes', Anything, bin)).toMatchObject({ total: 1 })
    await make('restoreRecipe', Anything, at)
    expect((await client.call('getRecipe', { params: { site, recipeSlug: 'oat' } })).status).toBe(
      200,
    )
    expect(await slugs()).toEqual(['oat'])
  })

  it('shows a picture that was just sent on collections, the site and the profile', async () => {
    const token = await signUp()
    const site = await makeSite(token)
    const [imageId, featuredImageId, avatarId] = [
      await uploadPicture(token, '#a8324a'),
      await uploadPicture(token, '#1c6b4a'),
      await uploadPicture(token, '#4b3c9e'),
    ]
    await make('createCollection', Anything, {
      token,
      params: { site },
      body: { title: 'Breads', slug: 'breads', imageId },
    })
    const crop = { width: 32, height: 32, x: 0, y: 0 }
    await make('updateCurrentUser', Anything, {
      token,
      body: { displayName: 'Ada Berg', avatar: { id: avatarId, crop } },
    })
    await make('updateSite', Anything, {
      token,
      params: { site },
      body: { title: 'Loaf', slug: site, featuredImageId },
    })
    expect(await make('listCollections', Anything, { params: { site } })).toMatchObject({
      collections: [{ slug: 'breads', image: { id: imageId, width: 64 } }],
    })
    expect(await make('getSite', Anything, { params: { site } })).toMatchObject({
      currentSite: {
        featuredImage: { id: featuredImageId },
        owner: { displayName: 'Ada Berg', avatar: { id: avatarId, crop } },
      },
    })
  })

  it('lets readers comment, reply, upvote and save', async () => {
    const author = await signUp()
    const site = await makeSite(author)
    const body = { title: 'Spelt', slug: 'spelt', publishedAt: '2024-01-01T00:00:00.000Z' }
    const { recipe } = await make('createRecipe', Written, {
      token: author,
      params: { site },
      body,
    })
    const recipeId = recipe.id
    const token = await signUp()
    const { comments } = await make('createComment', Comments, {
      token,
      params: { site },
      body: { recipeId, content: 'Rose well.' },
    })
    const parentId = comments[0]?.id ?? ''
    await make('createComment', Comments, {
      token: author,
      params: { site },
      body: { recipeId, parentId, content: [{ type: 'paragraph', children: [{ text: 'Ha.' }] }] },
    })
    await make('createUpvote', Comments, {
      token: author,
      params: { site },
      body: { commentId: parentId },
    })
    const read = { params: { site }, query: { recipeId } }
    expect(await make('listComments', Comments, read)).toMatchObject({
      comments: [{ upvoteCount: 1, isUpvoted: false, children: [{ level: 2, children: [] }] }],
    })
    expect(await make('listComments', Comments, { ...read, token: author })).toMatchObject({
      comments: [{ upvoteCount: 1, isUpvoted: true }],
    })
    await make('createBookmark', Anything, { token, params: { site }, body: { recipeId } })
    expect(await make('listBookmarks', Anything, { token })).toMatchObject({
      bookmarks: [{ site: { slug: site }, recipe: { slug: 'spelt' } }],
    })
    const hidden = await make('hideComment', Anything, {
      token: author,
      params: { site, id: parentId },
    })
    expect(hidden).toMatchObject({ comments: [], hiddenComments: [{ id: parentId }] })
    expect(await make('listComments', Comments, read)).toEqual({ comments: [] })
  })

  it('is told of mistakes in the shape the document says', async () => {
    const token = await signUp()
    const site = await makeSite(token)
    const sent = client.call('createRecipe', { token, params: { site }, body: { title: 'Bare' } })
    await expect(sent).rejects.toThrow('The body of createRecipe does not fit the document')
    const wrong = await callApi(payload, 'POST', `/v1/manage/${site}/recipes`, {
      token,
      body: { title: 'Bare' },
    })
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'slug', message: 'Required' }] } },
    })
    const nobody = await client.call('getRecipe', { params: { site, recipeSlug: 'missing' } })
    expect(nobody).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })
})
