import { randomUUID } from 'node:crypto'
import { MeilisearchApiError } from 'meilisearch'
import type { Meilisearch } from 'meilisearch'
import type { Database } from '@/search/postgres/database'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import type { Clients } from './client'
import { INDEX_SETTINGS, PRIMARY_KEY, settingsVersion } from './index-settings'
import { waitForTask, putDocuments } from './write'

/** How this engine is called in `search_target`. */
const TARGET = 'meilisearch'
const BATCH = 1_000

const ATTACH = `insert into search_target (name, settings) values ($1, '')
  on conflict (name) do nothing`
const MADE = `update search_target set settings = $2, made_at = now() where name = $1`
const NEXT = `select recipe_id as id from search_recipes
  where recipe_id > $1 and published_at is not null order by recipe_id limit $2`
const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * From now on the database notes down for this engine what changes. Before the first document is read:
 * what changes in between is sent once more.
 */
export const connectIndex = async (database: Database): Promise<void> => {
  await database.query(ATTACH, [TARGET])
}

/** Nothing is noted down any more: there is no such engine. */
export const disconnectIndex = async (database: Database): Promise<void> => {
  await database.query('delete from search_target')
  await database.query('delete from search_outbox')
}

/** Whether the index is there and was made with the settings of this version. */
export async function isUpToDate({ writing, uid }: Clients, database: Database): Promise<boolean> {
  const { rows } = await database.query<{ settings: string }>(
    'select settings from search_target where name = $1',
    [TARGET],
  )
  return rows[0]?.settings === settingsVersion() && (await hasIndex(writing, uid))
}

/**
 * Makes the index anew beside the one in use, then puts it in its place: readers miss nothing
 * meanwhile. `onProgress` hears how many recipes are sent.
 */
export async function rebuild(
  { writing: client, uid }: Clients,
  database: Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  await connectIndex(database)
  const beside = `${uid}_${randomUUID().slice(0, 8)}`
  await waitForTask(() => client.createIndex(beside, { primaryKey: PRIMARY_KEY }))
  try {
    await waitForTask(() => client.index(beside).updateSettings(INDEX_SETTINGS))
    const sent = await fill(client, database, beside, onProgress)
    if (!(await hasIndex(client, uid))) {
      await waitForTask(() => client.createIndex(uid, { primaryKey: PRIMARY_KEY }))
    }
    await waitForTask(() => client.swapIndexes([{ indexes: [uid, beside], rename: false }]))
    await database.query(MADE, [TARGET, settingsVersion()])
    return sent
  } finally {
    // After the swap it is the old one.
    await waitForTask(() => client.deleteIndex(beside))
  }
}

async function fill(
  client: Meilisearch,
  database: Database,
  uid: string,
  onProgress: (done: number) => void,
): Promise<number> {
  let sent = 0
  for (let after = NIL; ;) {
    const { rows } = await database.query<{ id: string }>(NEXT, [after, BATCH])
    const last = rows.at(-1)
    if (!last) return sent
    const ids = rows.map(({ id }) => id)
    await putDocuments(client, uid, (await readSources(database, ids)).map(recipeDocument))
    sent += rows.length
    after = last.id
    onProgress(sent)
  }
}

async function hasIndex(client: Meilisearch, uid: string): Promise<boolean> {
  try {
    await client.getRawIndex(uid)
    return true
  } catch (error) {
    if (error instanceof MeilisearchApiError && error.response.status === 404) return false
    throw error
  }
}
