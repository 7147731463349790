import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callApi } from '@/src/testing/api/call-api'
import { unique } from '@/src/testing/builders'
import {
  Anything,
  client,
  make,
  makeSite,
  payload,
  signUp,
  uploadPicture,
  writtenUsages,
} from '@/src/testing/setups/client-story'

const Written = z.object({ recipe: z.looseObject({ id: z.string(), updatedAt: z.string() }) })
const Node = z.looseObject({
  id: z.string(),
  upvoteCount: z.number(),
  isUpvoted: z.boolean(),
  children: z.array(z.looseObject({ id: z.string(), level: z.number() })),
})
const Comments = z.object({ comments: z.array(Node) })

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
