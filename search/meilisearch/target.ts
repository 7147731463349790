import type { Database } from '@/search/postgres/database'

/** The name of this engine in `search_target`, and of its index that is being built. */
const TARGET = 'meilisearch'
const BUILDING = 'meilisearch building'

const ATTACH = `insert into search_target (name, settings) values ($1, '')
  on conflict (name) do nothing`
const MADE = `insert into search_target (name, settings) values ($1, $2)
  on conflict (name) do update set settings = excluded.settings, made_at = now()`
const SETTINGS = 'select settings from search_target where name = $1'

/**
 * Makes the database record changes for this engine from now on. Called before the first document is read:
 * changes in between are sent once more.
 */
export const connectIndex = async (database: Database): Promise<void> => {
  await database.query(ATTACH, [TARGET])
}

/** Stops recording changes: there is no such engine any more. */
export const disconnectIndex = async (database: Database): Promise<void> => {
  await database.query('delete from search_target')
  await database.query('delete from search_outbox')
}

const settingsOf = async (database: Database, name: string): Promise<string | null> =>
  (await database.query<{ settings: string }>(SETTINGS, [name])).rows[0]?.settings ?? null

/** The version of the settings that the index was made with; empty before it is made. */
export const madeVersion = (database: Database): Promise<string | null> =>
  settingsOf(database, TARGET)

/** Notes down what the index was made with. */
export const noteMade = async (database: Database, version: string): Promise<void> => {
  await database.query(MADE, [TARGET, version])
}

/** Another index of this name is being made, and is told what changes too; null for none. */
export const noteBuilding = async (database: Database, uid: string | null): Promise<void> => {
  await connectIndex(database)
  if (uid === null) await database.query('delete from search_target where name = $1', [BUILDING])
  else await database.query(MADE, [BUILDING, uid])
}

/** The index that is being made beside the one in use. */
export const buildingIndex = (database: Database): Promise<string | null> =>
  settingsOf(database, BUILDING)
