import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { makeRecipe, makeSite, makeUser } from '@/src/testing/builders'
import { readBytes } from '@/src/importing/source/content'
import { openBundle } from '@/src/importing/source/open-bundle'
import { isBroken } from '@/src/importing/source/source-file'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { pictureUses } from '../pictures/uses'
import { getRecipe } from '../recipes/reading/read'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { addSubscription } from '@/src/testing/setups/subscriptions'

/** Exports a site into a file. */
async function exported(slug: string): Promise<string> {
  const site = await findSite(payload, slug)
  if (!site) throw new Error('There is no such site')
  const { bytes } = await exportSite(payload, site)
  const path = `${await createFiles({})}/export.zip`
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

/** A folder of files as an export has them, by `contents`. */
const folderOf = (files: ReadonlyMap<string, string>): Promise<string> =>
  createFiles(
    Object.fromEntries(
      [...files].map(([name, content]) => [name, Buffer.from(content, 'latin1')] as const),
    ),
  )

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
    expect(wanted.get('subscribers.csv')).toContain('"Rea, der"')
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

  // docs/product/sites-and-hosts.md#time-zone
  it('brings the time zone of its site; without one that is known here, a site keeps its own', async () => {
    const owner = (await makeUser(payload)).id
    const site = await makeSite(payload, { owner, timeZone: 'Australia/Lord_Howe' })
    const files = await contents(await exported(site.slug))
    const file = files.get('site.json') ?? ''
    const importedZone = async (text: string): Promise<string | undefined> => {
      const empty = await makeSite(payload, { owner, timeZone: 'Europe/Berlin' })
      const folder = await folderOf(new Map(files).set('site.json', text))
      expect((await importPath(payload, empty.id, folder)).issues).toEqual([])
      return (await findSite(payload, empty.slug))?.timeZone
    }
    expect(await importedZone(file)).toBe('Australia/Lord_Howe')
    const older = file.replace('"timeZone": "Australia/Lord_Howe",', '')
    expect(older).not.toBe(file)
    expect(await importedZone(older)).toBe('Europe/Berlin')
    expect(await importedZone(file.replace('Australia/Lord_Howe', 'Mars/Olympus'))).toBe(
      'Europe/Berlin',
    )
  })

  // docs/product/site-design.md#custom-css
  it('names what an import leaves out of a style sheet', async () => {
    const owner = (await makeUser(payload)).id
    const site = await makeSite(payload, { owner, cssOverrides: 'h1{color:red}' })
    const files = await contents(await exported(site.slug))
    const sheet = 'h1{color:red}@import url(https://elsewhere.example/a.css);'
    const text = (files.get('site.json') ?? '').replace('h1{color:red}', sheet)
    const empty = await makeSite(payload, { owner })
    const folder = await folderOf(new Map(files).set('site.json', text))
    const { id } = await importPath(payload, empty.id, folder)
    const { rows } = await payload.db.pool.query<{ warnings: string[] }>(
      'select warnings from import_rows where import_id = $1 and warnings is not null',
      [id],
    )
    expect(rows.flatMap(({ warnings }) => warnings)).toEqual([
      expect.stringMatching(/^Left out of the style sheet, line 1, column 14: /),
    ])
    const { cssOverrides } = await payload.findByID({ collection: 'sites', id: empty.id, depth: 0 })
    expect(cssOverrides).toBe('h1{color:red}')
  })

  it('holds every recipe in forms that other programs read', async () => {
    const site = await fullSite((await makeUser(payload)).id)
    const files = await contents(await exported(site.slug))
    const folder = await createFiles({
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

  // docs/product/import-and-export.md#pictures-of-stored-posts
  it('takes the pictures of stored posts along, on the site that it is imported into', async () => {
    const owner = (await makeUser(payload)).id
    const site = await fullSite(owner)
    const { docs } = await payload.find({
      collection: 'images',
      where: { site: { equals: site.id } },
    })
    const content = `<p>The sea.</p><img src="/media/${docs[0]?.key}?width=1440" loading="lazy" />`
    await makeRecipe(payload, site.id, { slug: 'sea', legacyRecipeData: { content } })
    const empty = await makeSite(payload, { owner })
    const first = await exported(site.slug)
    const files = await contents(first)
    expect(files.get('recipes/sea.json')).not.toContain(docs[0]?.key)
    expect(files.get('markdown/sea.md')).toMatch(/src="\.\.\/images\/[\da-f]{16}/)
    await importPath(payload, empty.id, first)
    const sea = await getRecipe(payload, empty.id, 'sea', ANONYMOUS_READER)
    const key = /src="\/media\/([^?"]+)\?width=1440"/.exec(
      sea?.legacyRecipeData?.content ?? '',
    )?.[1]
    const here = await payload.find({ collection: 'images', where: { key: { equals: key ?? '' } } })
    expect(here.docs).toMatchObject([{ alt: docs[0]?.alt }])
    expect(await pictureUses(payload, empty.id, here.docs[0]?.id ?? '')).toContainEqual({
      ...{ kind: 'recipe', id: sea?.id, title: sea?.title },
    })
    expect((await contents(await exported(empty.slug))).get('recipes/sea.json')).toBe(
      files.get('recipes/sea.json')?.replaceAll(site.slug, empty.slug),
    )
  })

  // docs/product/subscriptions.md#names-of-subscribers
  it('holds the names of subscribers that the owner sees, which an import keeps as given names', async () => {
    const site = await makeSite(payload)
    const joined = await makeUser(payload, { displayName: 'Jo Joined' })
    const added = await makeUser(payload, { displayName: 'Hidden One' })
    const named = await makeUser(payload, { displayName: 'Hidden Two' })
    const notJoined = { joined_at: null, source: 'import' }
    await addSubscription(payload, site.id, joined.id)
    await addSubscription(payload, site.id, added.id, notJoined)
    await addSubscription(payload, site.id, named.id, { ...notJoined, given_name: 'Aunt Nell' })
    const other = await makeSite(payload)
    const path = await exported(site.slug)
    expect(await importPath(payload, other.id, path)).toMatchObject({ skipped: 0, failed: 0 })
    const own = (await contents(path)).get('subscribers.csv') ?? ''
    // An owner who imported a name must not learn the names that the reader chooses later.
    await payload.update({
      collection: 'users',
      id: joined.id,
      data: { displayName: 'Hidden Three' },
    })
    const others = (await contents(await exported(other.slug))).get('subscribers.csv') ?? ''
    for (const table of [own, others]) {
      expect(table).toContain(`${joined.email},Jo Joined,`)
      expect(table).toContain(`${added.email},,`)
      expect(table).toContain(`${named.email},Aunt Nell,`)
      expect(table).not.toContain('Hidden')
    }
  })

  it('brings no HTML of stored posts to life and no formula into tables', async () => {
    const site = await makeSite(payload)
    const user = await makeUser(payload, { displayName: '=HYPERLINK("x")' })
    await payload.create({
      collection: 'subscriptions',
      data: {
        site: site.id,
        user: user.id,
        planType: 'free',
        status: 'active',
        joinedAt: new Date().toISOString(),
      },
    })
    const files = await contents(await exported(site.slug))
    expect(files.get('subscribers.csv')).toContain(`"'=HYPERLINK(""x"")"`)
  })
})
