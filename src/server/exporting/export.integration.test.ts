import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { readBytes } from '@/src/importing/source/content'
import { openBundle } from '@/src/importing/source/open-bundle'
import { isBroken } from '@/src/importing/source/source-file'
import { filesIn, importPath } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'

let payload: Payload
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
async function fullSite(owner: string): Promise<TestSite> {
  const site = await makeSite(payload, {
    owner,
    title: 'Bread',
    aboutShort: 'We bake.',
    newslettersEnabled: true,
  })
  const [red, blue] = [await picture(site.id, '#a02020'), await picture(site.id, '#2020a0')]
  const tag = { kind: 'tag', title: 'Gran’s', slug: 'grans', site: site.id } as const
  const { id: tagId } = await payload.create({ collection: 'terms', data: tag, depth: 0 })
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
    equipmentUsages: [{ equipmentId: await idOf('equipment', 'dutch-oven'), imageOverrideId: red }],
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

/** Exports a site into a file. */
async function exported(slug: string): Promise<string> {
  const site = await findSite(payload, slug)
  if (!site) throw new Error('There is no such site')
  const { bytes } = await exportSite(payload, site)
  const path = `${await filesIn({})}/export.zip`
  await writeFile(path, bytes)
  return path
}

async function contents(path: string): Promise<Map<string, string>> {
  const bundle = await openBundle(path)
  const files = new Map<string, string>()
  for await (const file of bundle.files()) {
    if (!isBroken(file)) files.set(file.name, (await readBytes(file)).toString('latin1'))
  }
  await bundle.close()
  return files
}

describe('the export of a site', () => {
  it('imported into an empty site gives the same export again, byte for byte', async () => {
    const owner = (await makeUser(payload, { displayName: 'Ada Öst' })).id
    const site = await fullSite(owner)
    const empty = await makeSite(payload, { owner })
    const first = await exported(site.slug)
    const done = await importPath(payload, empty.id, first)
    expect(done.issues).toEqual([])
    expect(done).toMatchObject({
      status: 'done',
      format: 'own-export, subscribers',
      failed: 0,
      skipped: 0,
    })
    const second = await contents(await exported(empty.slug))
    const wanted = await contents(first)
    expect([...second.keys()].sort()).toEqual([...wanted.keys()].sort())
    for (const [name, content] of wanted) {
      const moved = content.replaceAll(site.slug, empty.slug)
      expect(second.get(name), name).toBe(moved)
    }
  })

  it('imported again changes nothing and makes nothing twice', async () => {
    const owner = (await makeUser(payload, { displayName: 'Ada Berg' })).id
    const site = await fullSite(owner)
    const before = await contents(await exported(site.slug))
    const done = await importPath(payload, site.id, await exported(site.slug))
    expect(done).toMatchObject({ failed: 0 })
    const after = await contents(await exported(site.slug))
    // The pictures are there already: the recipes show them from then on under their new names.
    expect([...after.keys()].filter((name) => name.startsWith('recipes/'))).toEqual(
      [...before.keys()].filter((name) => name.startsWith('recipes/')),
    )
    expect(after.get('recipes/loaf.json')).toBe(before.get('recipes/loaf.json'))
  })

  it('holds every recipe in forms that other programs read', async () => {
    const site = await fullSite((await makeUser(payload)).id)
    const files = await contents(await exported(site.slug))
    const folder = await filesIn({
      'loaf.cook': Buffer.from(files.get('cooklang/loaf.cook') ?? '', 'latin1'),
      'loaf.md': Buffer.from(files.get('markdown/loaf.md') ?? '', 'latin1'),
      'loaf.json': Buffer.from(files.get('json-ld/loaf.json') ?? '', 'latin1'),
    })
    const { recipes, formats, problems } = await readAll(folder)
    expect(problems).toEqual([])
    expect([...formats].sort()).toEqual(['cooklang', 'markdown-front-matter', 'schema-org'])
    for (const recipe of recipes) {
      expect(recipe.title).toBe('Loaf: "the" best > one')
      const lines = recipe.ingredientGroups.flatMap((group) => group.lines)
      expect(lines).toHaveLength(2)
      expect(lines[0]).toMatch(/^500–550 grams? all-purpose flour, sifted/)
      const steps = recipe.instructionGroups.flatMap((group) => group.steps)
      expect(steps.map(({ text }) => text).join(' ')).toMatch(/Mix the all-purpose flour with 350/)
    }
  })

  it('brings no HTML of stored posts to life and no formula into tables', async () => {
    const site = await makeSite(payload)
    const user = await makeUser(payload, { displayName: '=HYPERLINK("x")' })
    await payload.create({
      collection: 'subscriptions',
      data: { site: site.id, user: user.id, planType: 'free', status: 'active' },
    })
    const files = await contents(await exported(site.slug))
    expect(files.get('subscribers.csv')).toContain(`"'=HYPERLINK(""x"")"`)
  })
})
