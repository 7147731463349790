import { beforeAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { Documents } from '@/src/testing/documents'
import { makePeople } from '@/src/testing/roles'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { keepPublished } from '../recipes/drafts/versions'
import { markUnusedPictures, removeFiles, removeUnusedPictures } from './removal'
import type { RunStatement } from './removal'

type Client = Pick<typeof payload.db.pool, 'query'>

/** A column in which a picture may stand, as the schema has it. */
type Place = { table: string; column: string; type: string }

/**
 * Tables whose texts are no use of a picture: pictures themselves, copies that are made of other
 * tables, notes of the server about calls, sessions and forms.
 */
const NO_USE =
  /^(images|image_removals|removed_files|search_|payload_|idempotency_keys|sql_definitions|rate_limits|auth_sessions|sign_in_tokens)/

const PLACES = `
  select c.conrelid::regclass::text as "table", a.attname as "column", 'key' as type
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'images'::regclass
  union all
  select table_name, column_name, data_type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and data_type in ('json', 'jsonb', 'text', 'character varying')`

let places: Place[]

beforeAll(async () => {
  const people = await makePeople(payload)
  const site = await fullSite(people.site.owner)
  const documents = new Documents(payload, people)
  const more = [
    'events',
    'videos',
    'import-pictures',
    'import-rows',
    'bulk-job-rows',
    'comments',
    'color-themes',
    'type-themes',
  ] as const
  for (const slug of more) await documents.make(slug)
  await payload.update({
    collection: 'sites',
    id: site.id,
    data: { productLinks: [{ id: unique('row'), productTitle: 'Jar', href: 'https://a.example' }] },
  })
  const { id } = await makeRecipe(payload, site.id)
  const document = RecipeDraftDocument.parse({ title: 'Loaf', slug: 'loaf' })
  await keepPublished(payload, {
    siteId: site.id,
    recipeId: id,
    document,
    authorId: null,
    isScheduled: false,
  })
  await payload.db.pool.query(
    `insert into recipe_drafts (recipe_id, site_id, document, base, based_on)
      values ($1, $2, $3, $3, now())`,
    [id, site.id, JSON.stringify(document)],
  )
  const { rows } = await payload.db.pool.query<Place>(PLACES)
  places = rows.filter(({ table }) => !NO_USE.test(table))
})

/** Does work whose changes are taken back: the next one finds the rows as they were. */
async function takenBack<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Transactions inside of the one that is taken back. */
const SAVED: Readonly<Record<string, string>> = {
  begin: 'savepoint inner_one',
  commit: 'release inner_one',
  rollback: 'rollback to inner_one',
}
const runOn =
  (client: Client): RunStatement =>
  (text, values = []) =>
    client.query(SAVED[text] ?? text, [...values])

async function oldPicture(client: Client, siteId: string | null = null) {
  const key = `${unique('picture')}.jpg`
  const { rows } = await client.query<{ id: string }>(
    `insert into images (key, filename, site_id, created_at)
      values ($1, $1, $2, now() - interval '90 days') returning id`,
    [key, siteId],
  )
  return { key, id: rows[0]?.id ?? '' }
}

/** Every place once, and one of a table a turn: another use might write over it by a trigger. */
function turnsOf(all: readonly Place[]): Place[][] {
  const turns: Place[][] = []
  const seen = new Map<string, number>()
  for (const place of all) {
    const turn = seen.get(place.table) ?? 0
    seen.set(place.table, turn + 1)
    ;(turns[turn] ??= []).push(place)
  }
  return turns
}

type Picture = Awaited<ReturnType<typeof oldPicture>>

/** What a column holds that uses a picture. */
function useOf({ type }: Place, { id, key }: Picture, isByAddress: boolean): string {
  if (type === 'key') return id
  const html = `<p><img src="/media/${key}?width=800"></p>`
  if (type !== 'json' && type !== 'jsonb') return html
  return JSON.stringify({ deep: [{ in: isByAddress ? html : id }] })
}

/** Uses a picture there; false where the column takes no such value, or the table has no row. */
async function use(client: Client, place: Place, value: string): Promise<boolean> {
  const { table, column } = place
  await client.query('savepoint use')
  try {
    const { rowCount } = await client.query(
      `update ${table} set "${column}" = $1
        where ctid = (select ctid from ${table} order by ctid limit 1)`,
      [value],
    )
    return rowCount === 1
  } catch {
    await client.query('rollback to use')
    return false
  }
}

const isThere = async (client: Client, id: string): Promise<boolean> =>
  (await client.query('select 1 from images where id = $1', [id])).rowCount === 1

/** As if what was noted had been noted so many days before. */
const later = (client: Client, days: number) =>
  client.query(
    `update image_removals set unused_since = unused_since - $1 * interval '1 day',
      deleted_at = deleted_at - $1 * interval '1 day'`,
    [days],
  )

// docs/product/media.md#unused-pictures
describe('a picture', () => {
  it('is never removed while anything in the schema uses it, and is when nothing does', async () => {
    const used = new Set<string>()
    for (const [turn, chosen] of turnsOf(places).entries()) {
      await takenBack(async (client) => {
        const run = runOn(client)
        const unused = await oldPicture(client)
        const kept: [string, Picture][] = []
        for (const place of chosen) {
          const picture = await oldPicture(client)
          const value = useOf(place, picture, turn % 2 === 0)
          if (await use(client, place, value))
            kept.push([`${place.table}.${place.column}`, picture])
        }
        await markUnusedPictures(run)
        await later(client, 31)
        await removeUnusedPictures(run, 30)
        for (const [name, { id }] of kept) {
          expect(await isThere(client, id), `used in ${name}`).toBe(true)
          used.add(name)
        }
        expect(await isThere(client, unused.id)).toBe(false)
      })
    }
    expect(used.size).toBeGreaterThan(150)
  })

  it('is kept by every foreign key that points at pictures', async () => {
    const keys = places.filter(({ type, table }) => type === 'key' && !table.startsWith('payload_'))
    expect(keys.length).toBeGreaterThan(12)
    for (const place of keys) {
      await takenBack(async (client) => {
        const name = `${place.table}.${place.column}`
        const picture = await oldPicture(client)
        expect(await use(client, place, picture.id), name).toBe(true)
        await markUnusedPictures(runOn(client))
        await later(client, 31)
        await removeUnusedPictures(runOn(client), 30)
        expect(await isThere(client, picture.id), name).toBe(true)
      })
    }
  })

  it('stays while it is used, begins anew when it was used between, and stays for ever with 0 days', () =>
    takenBack(async (client) => {
      const run = runOn(client)
      const { id } = await oldPicture(client)
      await markUnusedPictures(run)
      await later(client, 29)
      await client.query('savepoint before_use')
      await client.query(
        'update users set avatar_id = $1 where ctid = (select min(ctid) from users)',
        [id],
      )
      await markUnusedPictures(run)
      await client.query('update users set avatar_id = null where avatar_id = $1', [id])
      await markUnusedPictures(run)
      await later(client, 2)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(true)
      await later(client, 40)
      await removeUnusedPictures(run, 0)
      expect(await isThere(client, id)).toBe(true)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(false)
    }))

  it('that was sent today is not unused yet', () =>
    takenBack(async (client) => {
      const { id } = await oldPicture(client)
      await client.query('update images set created_at = now() where id = $1', [id])
      await markUnusedPictures(runOn(client))
      const marked = await client.query('select 1 from image_removals where image_id = $1', [id])
      expect(marked.rowCount).toBe(0)
    }))

  it('that somebody deleted goes after 30 days, though an earlier version names it', () =>
    takenBack(async (client) => {
      const run = runOn(client)
      const { id } = await oldPicture(client)
      await client.query(
        `update recipe_versions set document = document || jsonb_build_object('images',
          jsonb_build_array(jsonb_build_object('id', $1::text)))`,
        [id],
      )
      await client.query('insert into image_removals (image_id, deleted_at) values ($1, now())', [
        id,
      ])
      await markUnusedPictures(run)
      await later(client, 29)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(true)
      await later(client, 2)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, id)).toBe(false)
    }))

  it('of another site is not kept by a text that only names its address', () =>
    takenBack(async (client) => {
      const [mine, other] = await Promise.all([makeSite(payload), makeSite(payload)])
      const run = runOn(client)
      const hotlinked = await oldPicture(client, mine.id)
      const own = await oldPicture(client, other.id)
      const html = `/media/${hotlinked.key} /media/${own.key}`
      await client.query('update sites set about_short = $1 where id = $2', [html, other.id])
      await markUnusedPictures(run)
      await later(client, 31)
      await removeUnusedPictures(run, 30)
      expect(await isThere(client, hotlinked.id)).toBe(false)
      expect(await isThere(client, own.id)).toBe(true)
    }))
})

describe('the file of a picture', () => {
  it('goes after its record, whoever deleted that, and stays when it came back meanwhile', async () => {
    const storage = storageFor(payload.config.custom)
    const client = payload.db.pool
    const [gone, back] = [await oldPicture(client), await oldPicture(client)]
    for (const { key } of [gone, back]) await storage.write(key, Buffer.from('x'), 'image/jpeg')
    await client.query('delete from images where id = any($1)', [[gone.id, back.id]])
    await client.query('insert into images (key, filename) values ($1, $1)', [back.key])
    await removeFiles(runOn(client), storage.remove)
    expect(await storage.size(gone.key)).toBeNull()
    expect(await storage.size(back.key)).toBe(1)
  })

  it('is tried again when the store does not answer', async () => {
    const { id, key } = await oldPicture(payload.db.pool)
    await payload.db.pool.query('delete from images where id = $1', [id])
    const away = () => Promise.reject(new Error('away'))
    await expect(removeFiles(runOn(payload.db.pool), away)).rejects.toThrow('away')
    const removed: string[] = []
    await removeFiles(runOn(payload.db.pool), async (name) => {
      removed.push(await Promise.resolve(name))
    })
    expect(removed).toContain(key)
  })
})
