import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

/** The product on a database of this test file’s own. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
  await storeCatalogues(payload)
})

const idOf = async (collection: 'units' | 'ingredients' | 'terms' | 'equipment', slug: string) => {
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? ''
}

async function picture(siteId: string, colour: string): Promise<string> {
  const pixels = { width: 40, height: 30, channels: 3, background: colour } as const
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer()
  const stored = await storePicture(storageFor(payload.config.custom), bytes)
  const data = { ...stored, filename: stored.key, site: siteId, alt: `In ${colour}` }
  return (await payload.create({ collection: 'images', data, depth: 0 })).id
}

/** A site with something of everything. */
export async function fullSite(owner: string): Promise<TestSite> {
  const site = await makeSite(payload, {
    owner,
    title: 'Bread',
    aboutShort: 'We bake.',
    newslettersEnabled: true,
  })
  const [red, blue] = [await picture(site.id, '#a02020'), await picture(site.id, '#2020a0')]
  const tag = { kind: 'tag', title: 'Gran’s', slug: 'grans', site: site.id } as const
  const { id: tagId } = await payload.create({ collection: 'terms', data: tag, depth: 0 })
  const crock = { title: 'Gran’s crock', slug: 'grans-crock', aliases: ['crock'], site: site.id }
  const { id: crockId } = await payload.create({ collection: 'equipment', data: crock, depth: 0 })
  const unitId = await idOf('units', 'gram')
  const line = randomUUID()
  const loaf = await makeRecipe(payload, site.id, {
    title: 'Loaf: "the" best > one',
    slug: 'loaf',
    description: 'Crusty, with ünïcode — and commas',
    images: [{ id: red, crop: { x: 1, y: 2, width: 20, height: 10 } }, { id: blue }],
    storyMore: [
      { type: 'heading', level: 2, children: [{ text: 'Why' }] },
      { type: 'paragraph', children: [{ text: 'Because ' }, { text: 'bread', bold: true }] },
    ],
    note: 'Keeps for days.',
    prepTimeMinutes: 20,
    cookTimeMinutes: 40,
    customTimeMinutes: 600,
    customTimeLabel: 'Proving',
    yieldServings: 1.5,
    yieldMax: 2,
    servingDescription: 'loaves',
    difficultyLevel: 'medium',
    privacySetting: 'subscribers_only',
    youtubeVideoId: 'abcdefghijk',
    tagIds: [tagId],
    keywords: ['sour', 'dough'],
    contributorIds: [owner],
    ingredientUsageGroups: [
      {
        title: 'Dough',
        note: 'cold',
        ingredientUsages: [
          {
            id: line,
            quantityMin: 500,
            quantityMax: 550,
            unitId,
            ingredientId: await idOf('ingredients', 'all-purpose-flour'),
            preparation: 'sifted',
            note: 'or more',
            link: 'https://example.com/flour',
            originalText: '500-550 g flour',
          },
          { ingredientTitleOverride: 'water from the well' },
        ],
      },
    ],
    instructionGroups: [
      {
        title: null,
        instructions: [
          {
            content: [
              {
                type: 'paragraph',
                children: [
                  { text: 'Mix the ' },
                  { type: 'ingredient-usage-reference', ingredientUsageId: line },
                  { text: ' with ' },
                  { type: 'measurement', quantity: 350, unitId },
                  { text: ' of water.' },
                ],
              },
            ],
            timerMinutes: 5,
            imageIds: [blue],
          },
        ],
      },
    ],
    equipmentUsages: [
      { equipmentId: await idOf('equipment', 'dutch-oven'), imageOverrideId: red },
      { equipmentId: crockId, note: 'The big one' },
    ],
  })
  const legacyRecipeData = { content: '<p onclick="x()">As it was</p>' }
  const legacy = await makeRecipe(payload, site.id, {
    title: 'Old post',
    slug: 'old',
    legacyRecipeData,
  })
  await makeRecipe(payload, site.id, { title: 'Draft', slug: 'draft', publishedAt: null })
  await payload.create({
    collection: 'recipe-collections',
    data: {
      site: site.id,
      title: 'Breads',
      slug: 'breads',
      image: red,
      recipes: [legacy.id, loaf.id],
    },
  })
  await payload.create({
    collection: 'redirects',
    data: { site: site.id, from: '/2014/loaf', to: '/recipes/loaf' },
  })
  const reader = await makeUser(payload, { displayName: 'Rea, der' })
  await payload.create({
    collection: 'subscriptions',
    data: {
      site: site.id,
      user: reader.id,
      planType: 'free',
      status: 'active',
      receivesNewsletter: false,
      joinedAt: '2026-01-02T03:04:05.000Z',
    },
  })
  await payload.update({
    collection: 'sites',
    id: site.id,
    data: {
      featuredImage: blue,
      featuredRecipes: [loaf.id],
      headerLinks: [{ id: unique('row'), label: 'Shop', href: '/links', openInNewTab: true }],
      socialMediaLinks: [
        { id: unique('row'), platform: 'instagram', url: 'https://example.com/i' },
      ],
    },
  })
  return site
}
