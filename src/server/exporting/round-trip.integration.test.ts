import { writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { anySite } from '@/src/testing/round-trip/any-site'
import type { AnySite, Catalogue } from '@/src/testing/round-trip/any-site'
import { siteTables } from '@/src/testing/round-trip/site-tables'
import { storeAnySite } from '@/src/testing/round-trip/store-site'
import { readBytes } from '@/src/importing/source/content'
import { openBundle } from '@/src/importing/source/open-bundle'
import { isBroken } from '@/src/importing/source/source-file'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { namedEntries } from '../recipes/drafts/catalogue'
import { documentOf } from '../recipes/drafts/document'
import { draftToRecipe } from '../recipes/drafts/preview'
import { draftReferences } from '../recipes/drafts/references'
import { getManagedRecipe } from '../recipes/editor-read'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'

/** Each takes about a second; a hunt for faults sets more. */
const RUNS = Number(process.env['ROUND_TRIPS'] ?? 12)
const SLUG = 'round-trip'

const payload = await testPayload()
await storeCatalogues(payload)
const owner = (await makeUser(payload, { displayName: 'Ada Öst' })).id
const editor = (await makeUser(payload, { displayName: 'Bo =SUM' })).id
const catalogue = await readCatalogue()

async function ids(query: string): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

async function readCatalogue(): Promise<Catalogue> {
  const terms = (kind: string) =>
    ids(`select id from terms where kind = '${kind}' and site_id is null order by slug limit 4`)
  await payload.db.pool.query(
    `insert into color_themes (title, color_text, color_accent, color_subdued, color_overlay,
      color_background, color_panel, color_emphasis, color_outline)
    values ('Shared', $1, $1, $1, $1, $1, $1, $1, $1)`,
    ['#123456'],
  )
  await payload.db.pool.query(
    `insert into type_themes (title, display_font_family, narrative_font_family)
    values ('Shared', 'Fraunces', 'Lora')`,
  )
  return {
    units: await ids('select id from units order by slug limit 5'),
    ingredients: await ids('select id from ingredients order by slug limit 5'),
    equipment: await ids('select id from equipment order by slug limit 5'),
    people: [owner, editor],
    colorThemes: await ids('select id from color_themes'),
    typeThemes: await ids('select id from type_themes'),
    terms: {
      meal: await terms('meal'),
      category: await terms('category'),
      cuisine: await terms('cuisine'),
      method: await terms('method'),
      diet: await terms('diet'),
      tag: await terms('tag'),
    },
  }
}

const emptySite = async (): Promise<string> =>
  (await makeSite(payload, { owner, editors: [editor], slug: SLUG })).id

/** Exports the site into a file, and gives its path and all that is in it. */
async function exported(): Promise<{ path: string; files: Map<string, string> }> {
  const site = await findSite(payload, SLUG)
  if (!site) throw new Error('There is no such site')
  const path = `${await createFiles({})}/export.zip`
  await writeFile(path, (await exportSite(payload, site)).bytes)
  const bundle = await openBundle(path)
  const files = new Map<string, string>()
  for await (const file of bundle.files()) {
    if (!isBroken(file)) files.set(file.name, (await readBytes(file)).toString('latin1'))
  }
  await bundle.close()
  return { path, files }
}

/** Removes the site with all that belongs to it, its readers too. */
async function erase(siteId: string): Promise<void> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    'select user_id as id from subscriptions where site_id = $1',
    [siteId],
  )
  for (const table of ['recipes', 'terms', 'color_themes', 'type_themes', 'videos', 'images']) {
    await payload.db.pool.query(`delete from ${table} where site_id = $1`, [siteId])
  }
  await payload.db.pool.query('delete from sites where id = $1', [siteId])
  await payload.db.pool.query('delete from users where id = any($1::uuid[])', [
    rows.map(({ id }) => id),
  ])
}

/** The draft of an unchanged recipe has all its content: its page is the recipe's page. */
async function expectDraftsAreRecipes(siteId: string): Promise<void> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    'select id from recipes where site_id = $1 and deleted_at is null',
    [siteId],
  )
  for (const { id } of rows) {
    const stored = await getManagedRecipe(payload, siteId, id)
    const document = RecipeDraftDocument.parse(documentOf(stored))
    const named = {
      ...(await namedEntries(payload, siteId, document)),
      ...(await draftReferences(payload, { siteId, userId: owner }, [document])),
    }
    const { contributors: _, sourceUrl: __, previewUrl: ___, ...page } = stored
    const shown = draftToRecipe(stored, document, named)
    const collections = page.collections
    expect({ ...shown, collections }).toMatchObject({
      ...page,
      legacyRecipeData: shown.legacyRecipeData,
    })
  }
}

async function roundTrip(site: AnySite): Promise<void> {
  const first = await emptySite()
  let second = ''
  try {
    await storeAnySite(payload, first, site)
    await expectDraftsAreRecipes(first)
    const before = { tables: await siteTables(payload, first), ...(await exported()) }
    await erase(first)
    second = await emptySite()
    const { issues, failed, skipped, status } = await importPath(payload, second, before.path)
    const whole = { issues: [], failed: 0, skipped: 0, status: 'done' }
    expect({ issues, failed, skipped, status }).toEqual(whole)
    expect(await siteTables(payload, second)).toEqual(before.tables)
    expect((await exported()).files).toEqual(before.files)
  } finally {
    await erase(first)
    if (second !== '') await erase(second)
  }
}

describe('any site the data model allows', () => {
  it(
    'comes back from its export with every row and picture, and is exported again byte for byte',
    { timeout: RUNS * 20_000 },
    async () => {
      const property = fc.asyncProperty(anySite(catalogue), roundTrip)
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
    },
  )

  it('has every event after the import, also those of one name and moment', async () => {
    const site = await emptySite()
    const date = '2026-12-24T17:00:00.000Z'
    for (const location of ['Harbor', 'Hall', null]) {
      const data = { site, title: 'Open kitchen', date, location }
      await payload.create({ collection: 'events', data, depth: 0 })
    }
    const before = await exported()
    await erase(site)
    const again = await emptySite()
    expect(await importPath(payload, again, before.path)).toMatchObject({ status: 'done' })
    const after = await exported()
    await importPath(payload, again, before.path)
    const { files } = await exported()
    await erase(again)
    expect(after.files).toEqual(before.files)
    expect(files).toEqual(before.files)
  })

  it('loses one broken picture and one broken video, and nothing else', async () => {
    const site = await emptySite()
    const name = `images/${randomUUID()}.png`
    const image = { file: name, alt: null, lqip: null }
    const film = `videos/${randomUUID()}.mp4`
    const video = { file: film, title: null, poster: null }
    const path = await createFiles({
      'manifest.json': JSON.stringify(
        { format: 'recipe-site-export', version: 1, images: [image], videos: [video] },
        null,
        2,
      ),
      'terms.json': JSON.stringify({ terms: [{ kind: 'tag', slug: 'own', title: 'Own' }] }),
      'redirects.json': JSON.stringify({ redirects: [{ from: '/old', to: '/new' }] }),
      [name]: 'no picture',
      [film]: 'no video',
    })
    const done = await importPath(payload, site, path)
    const { rows } = await payload.db.pool.query('select "to" from redirects where site_id = $1', [
      site,
    ])
    await erase(site)
    expect(rows).toEqual([{ to: '/new' }])
    expect(done).toMatchObject({ status: 'done', created: 2 })
    const refused = done.issues.find(({ title }) => title === film)
    expect(refused?.message).toContain('This file is not an MP4')
    expect(done.issues).toContainEqual({
      position: 2,
      title: name,
      message: 'This file is not a picture we can read.',
    })
  })
})
