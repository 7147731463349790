import { beforeAll, describe, expect, it } from 'vitest'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { letterDraft, letterVersion } from '@/src/testing/api/letter-requests'
import { makeRecipe, unique } from '@/src/testing/builders'
import { Documents } from '@/src/testing/documents'
import { makePeople } from '@/src/testing/roles'
import { fullSite, payload } from '@/src/testing/setups/full-site'
import { isThere, later, oldPicture, runOn, takenBack } from '@/src/testing/setups/picture-removal'
import type { Client, Picture } from '@/src/testing/setups/picture-removal'
import { addToHistory } from '../recipes/drafts/versions'
import { payloadText } from '../rich-text'
import { markUnusedPictures, removeUnusedPictures } from './removal'

/** A column in which a picture may stand, as the schema has it. */
type Place = { table: string; column: string; type: string }

/**
 * Tables whose texts are no use of a picture: pictures themselves, copies that are made of other
 * tables, notes of the server about calls, sessions and forms.
 */
const NO_USE =
  /^(images|image_removals|removed_files|search_|payload_|idempotency_keys|schema_compatibility|sql_definitions|rate_limits|auth_sessions|sign_in_tokens)/

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
  await addToHistory(payload, {
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
  await payload.db.pool.query(
    'insert into cooked_recipes (site_id, recipe_id, user_id) values ($1, $2, $3)',
    [site.id, id, people.site.owner],
  )
  const { rows: shown } = await payload.db.pool.query<Picture>('select id, key from images')
  const content = `<img src="/media/${shown[0]?.key}" />`
  const letters = { payload, objects: people.site }
  await letterVersion(letters)
  const letter = await letterDraft(letters)
  await payload.db.pool.query('insert into letter_pictures (letter_id, image_id) values ($1, $2)', [
    letter.id,
    shown[0]?.id,
  ])
  const text: WideDocument = [{ type: 'picture', imageId: shown[0]?.id ?? '' }]
  await makeRecipe(payload, site.id, { legacyRecipeData: { content }, storyMore: text })
  await payload.update({
    collection: 'sites',
    id: site.id,
    data: { about: payloadText(lexicalFromDocument(text)) },
  })
  const { rows } = await payload.db.pool.query<Place>(PLACES)
  places = rows.filter(({ table }) => !NO_USE.test(table))
})

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

/** A value that uses a picture, for a column. */
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
})
