import { expect, test } from 'vitest'
import { z } from 'zod'
import { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { call, draftOf, payload, site } from '@/src/testing/setups/kitchen/drafts'

// docs/product/recipes.md#drafts-of-published-recipes

const listed = async (query: string): Promise<ManagedRecipeRow[]> =>
  z.object({ recipes: z.array(ManagedRecipeRow) }).parse((await call('GET', `?${query}`)).body)
    .recipes

/** Saves words of a cook as the draft of a recipe. */
async function write(id: string, change: object): Promise<void> {
  const { draft, recipe } = await draftOf(id)
  const document = { ...draft.document, ...change }
  const sent = { document, revision: draft.revision, basedOn: recipe.updatedAt }
  expect((await call('PUT', `${id}/draft`, sent)).status).toBe(200)
}

async function makeImage(ofSite: string): Promise<string> {
  const data = { key: unique('picture'), width: 800, height: 600, site: ofSite }
  return (await payload.create({ collection: 'images', data })).id
}

const lines = (...texts: string[]) => [
  { ingredientUsages: texts.map((originalText) => ({ originalText })) },
]

test('a recipe that was never published stands in lists as its draft has it', async () => {
  const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
  const image = await makeImage(site.id)
  await write(id, {
    description: 'Dark and sour.',
    images: [{ id: image, crop: { x: 0, y: 0, width: 1, height: 1 } }],
    ingredientUsageGroups: lines('500 g rye flour', '350 ml water'),
    prepTimeMinutes: 20,
    cookTimeMinutes: 55,
    privacySetting: 'subscribers_only',
  })
  const [row] = await listed(`query=${slug}`)
  expect(row).toMatchObject({
    id,
    description: 'Dark and sour.',
    image: { id: image, crop: { width: 1 } },
    ingredientUsageCount: 2,
    prepTimeMinutes: 20,
    cookTimeMinutes: 55,
    privacySetting: 'subscribers_only',
  })
  const ids = async (query: string) => (await listed(query)).map((each) => each.id)
  expect(await ids('status=draft&missing=picture')).not.toContain(id)
  expect(await ids('privacySetting=subscribers_only')).toContain(id)
  expect(await ids('privacySetting=public')).not.toContain(id)
  const tag = await payload.create({
    collection: 'terms',
    data: { title: unique('Tag'), slug: unique('tag'), kind: 'tag', site: site.id },
  })
  expect(await ids(`tagId=${tag.id}`)).toEqual([])
  await write(id, { images: [], tagIds: [tag.id] })
  expect(await ids(`tagId=${tag.id}`)).toEqual([id])
  expect(await ids('status=draft&missing=picture')).toContain(id)
})

// docs/product/kitchen.md#filters
test.each([
  ['mealId', 'meal', 'mealIds'],
  ['categoryId', 'category', 'foodCategoryIds'],
  ['cuisineId', 'cuisine', 'cuisineIds'],
  ['methodId', 'method', 'methodIds'],
  ['dietId', 'diet', 'dietIds'],
  ['tagId', 'tag', 'tagIds'],
] as const)('the list finds recipes and drafts by %s', async (parameter, kind, field) => {
  const term = await payload.create({
    collection: 'terms',
    data: { title: unique('Term'), slug: unique('term'), kind, site: site.id },
  })
  const { id } = await makeRecipe(payload, site.id, { [field]: [term.id] })
  const { id: draft } = await makeRecipe(payload, site.id, { publishedAt: null })
  await write(draft, { [field]: [term.id] })
  await makeRecipe(payload, site.id)
  const found = await listed(`${parameter}=${term.id}`)
  expect(found.map((each) => each.id).toSorted()).toEqual([id, draft].toSorted())
})

test('a draft with a video and no picture shows the frame of the video, but of a locked one', async () => {
  const poster = await makeImage(site.id)
  const video = await payload.create({
    collection: 'videos',
    data: { site: site.id, key: unique('video'), contentType: 'video/mp4', poster },
  })
  const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
  const shown = async () => (await listed(`query=${slug}`))[0]?.image?.id ?? null
  await write(id, { videoId: video.id })
  expect(await shown()).toBe(poster)
  await write(id, { privacySetting: 'subscribers_only' })
  expect(await shown()).toBeNull()
  const picture = await makeImage(site.id)
  await write(id, { images: [{ id: picture }] })
  expect(await shown()).toBe(picture)
})

test('what a draft still misses for a rich result is looked for in the draft', async () => {
  const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
  const image = await makeImage(site.id)
  const meal = await payload.create({
    collection: 'terms',
    data: { title: unique('Meal'), slug: unique('meal'), kind: 'meal', site: site.id },
  })
  const isMissing = async () => (await listed(`missing=rich-results&query=${slug}`)).length === 1
  await write(id, {
    description: 'Dark.',
    images: [{ id: image }],
    ingredientUsageGroups: lines('500 g rye flour'),
    instructionGroups: [{ instructions: [{ content: 'Bake.' }] }],
    cookTimeMinutes: 55,
    yieldServings: 4,
    mealIds: [meal.id],
  })
  expect(await isMissing()).toBe(false)
  await write(id, { yieldServings: null })
  expect(await isMissing()).toBe(true)
})

test('what a draft has left as it was counts as it is stored now', async () => {
  const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
  await write(id, { title: 'Only the title' })
  await payload.update({
    collection: 'recipes',
    id,
    data: { privacySetting: 'subscribers_only', cookTimeMinutes: 30 },
  })
  const [row] = await listed(`query=${slug}&privacySetting=subscribers_only`)
  expect(row).toMatchObject({ privacySetting: 'subscribers_only', cookTimeMinutes: 30 })
})

test('a published recipe stands in lists as readers see it, whatever its draft has', async () => {
  const { id, slug } = await makeRecipe(payload, site.id, { cookTimeMinutes: 10 })
  await write(id, { cookTimeMinutes: 99, ingredientUsageGroups: lines('1 egg') })
  const [row] = await listed(`query=${slug}`)
  expect(row).toMatchObject({ id, cookTimeMinutes: 10, ingredientUsageCount: 0 })
})

test('a picture of another site, named in a draft, shows in no list', async () => {
  const other = await makeSite(payload)
  const image = await makeImage(other.id)
  const { id, slug } = await makeRecipe(payload, site.id, { publishedAt: null })
  await write(id, {})
  await payload.db.pool.query(
    `update recipe_drafts set document = document || $2 where recipe_id = $1`,
    [id, JSON.stringify({ images: [{ id: image }] })],
  )
  const [row] = await listed(`query=${slug}`)
  expect(row).toMatchObject({ id, image: null })
})

test('a search finds a recipe that was never published by the words of its draft', async () => {
  const { id } = await makeRecipe(payload, site.id, { publishedAt: null })
  const ingredient = await payload.create({
    collection: 'ingredients',
    data: {
      title: 'sumac berries',
      slug: unique('sumac'),
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    },
  })
  await write(id, {
    description: 'Twice 100% proved.',
    ingredientUsageGroups: [
      {
        ingredientUsages: [
          { originalText: '500 g spelt flour' },
          { ingredientTitleOverride: 'Nigella seeds' },
          { ingredientId: ingredient.id },
        ],
      },
    ],
  })
  const found = async (text: string): Promise<boolean> =>
    (await listed(`query=${encodeURIComponent(text)}`)).some((each) => each.id === id)
  for (const text of ['spelt', 'nigella', 'sumac ber', '100% prov']) {
    expect(await found(text), text).toBe(true)
  }
  expect(await found('barley')).toBe(false)
})

test('a search does not find a published recipe by words that only its draft has', async () => {
  const { id } = await makeRecipe(payload, site.id)
  await write(id, { ingredientUsageGroups: lines('2 dl buckthorn juice') })
  expect(await listed('query=buckthorn')).toEqual([])
})
