import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ManagedRecipe } from '@/src/contract/recipe/recipe'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { findRedirect } from '@/src/server/sites/redirects'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { CallOptions } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)
const asAuthor = (method: string, path: string, body?: unknown, headers?: CallOptions['headers']) =>
  callApi(payload, method, `/v1/manage/${site.slug}${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  })
async function create(write: Partial<RecipeWriteInput> = {}): Promise<ManagedRecipe> {
  const slug = write.slug ?? unique('recipe')
  const answer = await asAuthor('POST', '/recipes', { title: `Recipe ${slug}`, ...write, slug })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return recipeIn(answer.body)
}
const recipeIn = (body: unknown): ManagedRecipe =>
  ManagedRecipe.parse((body as { recipe: unknown }).recipe)
/** The body that an editor sends back after reading a recipe. */
const rewrite = ({ title, slug, updatedAt }: ManagedRecipe) => ({ title, slug, updatedAt })

// docs/product/recipes.md#fields
describe('writing a recipe', () => {
  it('makes a draft, whole, as it was sent', async () => {
    const cup = { title: 'cup', pluralTitle: 'cups', slug: unique('cup') }
    const data = { ...cup, system: 'any', kind: 'volume' } as const
    const { id: unitId } = await payload.create({ collection: 'units', data })
    const usage = randomUUID()
    const recipe = await create({
      description: 'Good.',
      yieldServings: 4,
      keywords: ['quick', 'green'],
      ingredientUsageGroups: [
        {
          title: 'Sauce',
          ingredientUsages: [
            { id: usage, quantityMin: 1, quantityMax: 2, unitId, ingredientTitleOverride: 'basil' },
          ],
        },
      ],
      instructionGroups: [
        {
          instructions: [
            {
              content: [
                {
                  type: 'paragraph',
                  children: [
                    { text: 'Chop the ' },
                    { type: 'ingredient-usage-reference', ingredientUsageId: usage },
                    { text: ' in ' },
                    { type: 'measurement', quantity: 2, unitId },
                  ],
                },
              ],
              timerMinutes: 3,
            },
          ],
        },
      ],
    })
    expect(recipe).toMatchObject({
      publishedAt: null,
      isLocked: false,
      description: 'Good.',
      yieldServings: 4,
      keywords: ['quick', 'green'],
      ingredientUsageGroups: [
        {
          title: 'Sauce',
          ingredientUsages: [{ id: usage, quantityMin: 1, quantityMax: 2, unit: { id: unitId } }],
        },
      ],
      instructionGroups: [{ instructions: [{ timerMinutes: 3 }] }],
    })
    expect(recipe.instructionGroups[0]?.instructions[0]?.content?.[0]).toMatchObject({
      children: [{}, { ingredientUsageId: usage }, {}, { quantity: 2, unitId }],
    })
    const again = await asAuthor('GET', `/recipes/${recipe.id}`)
    // A signed link runs out: it changes with the hour.
    const withoutLink = { ...recipe, previewUrl: expect.any(String) as string }
    expect(recipeIn(again.body)).toEqual(withoutLink)
  })

  // docs/product/recipes.md#servings
  it('keeps a range of servings, and refuses one that does not go up', async () => {
    const loaf = { title: 'Loaf', slug: unique('loaf'), yieldServings: 4 }
    const recipe = await create({ ...loaf, yieldMax: 6 })
    expect(recipe).toMatchObject({ yieldServings: 4, yieldMax: 6 })
    expect(await asAuthor('POST', '/recipes', { ...loaf, yieldMax: 4 })).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_failed', issues: [{ path: 'yieldMax' }] } },
    })
  })

  it('names each id that is not the site’s to use', async () => {
    const other = await makeSite(payload)
    const theirs = await payload.create({
      collection: 'images',
      data: { key: `${randomUUID()}.jpg`, site: other.id },
    })
    const answer = await asAuthor('POST', '/recipes', {
      title: 'Cake',
      slug: unique('cake'),
      images: [{ id: theirs.id }],
      tagIds: [randomUUID()],
      contributorIds: [site.owner, other.owner],
      equipmentUsages: [{ equipmentId: randomUUID() }],
    })
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'validation_failed' } } })
    const { error } = answer.body as { error: { issues: { path: string }[] } }
    expect(error.issues.map(({ path }) => path).toSorted()).toEqual([
      'contributorIds.1',
      'equipmentUsages.0.equipmentId',
      'images.0.id',
      'tagIds.0',
    ])
  })

  it('takes a picture of the caller’s own, and the site keeps it for all who work there', async () => {
    const image = await payload.create({
      collection: 'images',
      data: { key: `${randomUUID()}.jpg`, uploadedBy: site.owner, width: 10, height: 8 },
    })
    const recipe = await create({ images: [{ id: image.id }] })
    expect(recipe.images).toMatchObject([{ id: image.id, width: 10, height: 8 }])
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [editor.id] } })
    const path = `/v1/manage/${site.slug}/recipes/${recipe.id}`
    const body = { ...rewrite(recipe), images: [{ id: image.id }] }
    const changed = await callApi(payload, 'PUT', path, {
      token: await makeToken(payload, editor.id),
      body,
    })
    expect(changed.status).toBe(200)
  })

  it('refuses a slug that is taken, on the same site only', async () => {
    const { slug } = await create()
    const taken = await asAuthor('POST', '/recipes', { title: 'Again', slug })
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', issues: [{ path: 'slug' }] } },
    })
    const other = await makeSite(payload)
    await makeRecipe(payload, other.id, { slug })
  })

  it('is written once when two calls with one slug come at the same moment', async () => {
    const body = { title: 'Race', slug: unique('race') }
    const answers = await Promise.all([1, 2, 3].map(() => asAuthor('POST', '/recipes', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('empties what is left out, but neither its publication nor its stored post', async () => {
    const publishedAt = '2026-01-02T03:04:05.000Z'
    const legacyRecipeData = { content: '<p>Old</p>' }
    const recipe = await create({ description: 'Gone soon.', publishedAt, legacyRecipeData })
    const changed = await asAuthor('PUT', `/recipes/${recipe.id}`, rewrite(recipe))
    expect(recipeIn(changed.body)).toMatchObject({
      description: null,
      publishedAt,
      legacyRecipeData,
    })
  })

  it('never overwrites what somebody else saved in the meantime', async () => {
    const recipe = await create()
    const path = `/recipes/${recipe.id}`
    const first = await asAuthor('PUT', path, { ...rewrite(recipe), title: 'First' })
    expect(first.status).toBe(200)
    const second = await asAuthor('PUT', path, { ...rewrite(recipe), title: 'Second' })
    expect(second).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', current: { recipe: { title: 'First' } } } },
    })
    const { title, slug } = recipe
    const byHeader = await asAuthor(
      'PUT',
      path,
      { title, slug },
      {
        'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
      },
    )
    expect(byHeader.status).toBe(409)
    const now = new Date(Date.now() + 2000).toUTCString()
    const fresh = await asAuthor('PUT', path, { title, slug }, { 'if-unmodified-since': now })
    expect(fresh.status).toBe(200)
  })

  it('lets one of two editors win who save at the same moment', async () => {
    const recipe = await create()
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        asAuthor('PUT', `/recipes/${recipe.id}`, { ...rewrite(recipe), title }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('leads from the old address of a published recipe to its new one', async () => {
    const recipe = await create({ publishedAt: new Date().toISOString() })
    const [one, two, three] = [recipe.slug, unique('two'), unique('three')]
    for (const slug of [two, three]) {
      const { title } = recipe
      await asAuthor('PUT', `/recipes/${recipe.id}`, { title, slug })
    }
    expect(await findRedirect(payload, site.id, `/recipes/${one}`)).toBe(`/recipes/${three}`)
    expect(await findRedirect(payload, site.id, `/recipes/${two}`)).toBe(`/recipes/${three}`)
    expect(await findRedirect(payload, site.id, `/recipes/${three}`)).toBeNull()
    await asAuthor('PUT', `/recipes/${recipe.id}`, { title: recipe.title, slug: one })
    expect(await findRedirect(payload, site.id, `/recipes/${one}`)).toBeNull()
    expect(await findRedirect(payload, site.id, `/recipes/${three}`)).toBe(`/recipes/${one}`)
  })
})

describe('the bin', () => {
  it('takes a recipe away from everywhere, and gives it back as it was', async () => {
    const recipe = await create({ publishedAt: new Date().toISOString() })
    const path = `/recipes/${recipe.id}`
    expect((await asAuthor('DELETE', path)).status).toBe(200)
    expect((await asAuthor('GET', path)).status).toBe(404)
    const bin = await asAuthor('GET', '/recipes?status=deleted&limit=100')
    expect(bin.body).toMatchObject({
      recipes: expect.arrayContaining([expect.objectContaining({ id: recipe.id })]),
    })
    const all = await asAuthor('GET', '/recipes?limit=100')
    expect(JSON.stringify(all.body)).not.toContain(recipe.id)
    expect((await asAuthor('DELETE', path)).status).toBe(404)

    expect((await asAuthor('POST', `${path}/restore`)).status).toBe(200)
    const { updatedAt: _, previewUrl: __, ...before } = recipe
    expect(recipeIn((await asAuthor('GET', path)).body)).toMatchObject(before)
  })

  it('gives a recipe back under a free address where another one has its own by now', async () => {
    const recipe = await create()
    await asAuthor('DELETE', `/recipes/${recipe.id}`)
    await create({ slug: recipe.slug })
    const answer = await asAuthor('POST', `/recipes/${recipe.id}/restore`)
    expect(answer).toMatchObject({ status: 200, body: { recipe: { slug: `${recipe.slug}-2` } } })
  })

  it('is emptied of a recipe for good, which is not restored any more', async () => {
    const { id } = await create()
    expect((await asAuthor('DELETE', `/deleted-recipes/${id}`)).status).toBe(404)
    await asAuthor('DELETE', `/recipes/${id}`)
    expect((await asAuthor('DELETE', `/deleted-recipes/${id}`)).status).toBe(200)
    expect((await asAuthor('POST', `/recipes/${id}/restore`)).status).toBe(404)
  })

  it('has nothing to duplicate; recipes outside of it are duplicated as drafts', async () => {
    const recipe = await create({ publishedAt: new Date().toISOString() })
    const copy = await asAuthor('POST', `/recipes/${recipe.id}/duplicates`)
    expect(copy).toMatchObject({
      ...{ status: 201, body: { recipe: { title: `${recipe.title} (copy)`, publishedAt: null } } },
    })
    await asAuthor('DELETE', `/recipes/${recipe.id}`)
    expect((await asAuthor('POST', `/recipes/${recipe.id}/duplicates`)).status).toBe(404)
  })
})
