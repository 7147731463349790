import type { Database } from '@/search/postgres/database'

/** The name of this engine in `search_target`. */
const TARGET = 'meilisearch'
const BUILDING = 'meilisearch building'

const ATTACH = `insert into search_target (name, settings) values ($1, '')
  on conflict (name) do nothing`
const MADE = `insert into search_target (name, settings) values ($1, $2)
  on conflict (name) do update set settings = excluded.settings, made_at = now()`
const SETTINGS = 'select settings from search_target where name = $1'

/**
 * Starts recording changes for this engine in the database. Called before the first document is read:
 * changes in between are sent again.
 */
export const connectIndex = async (database: Database): Promise<void> => {
  await database.query(ATTACH, [TARGET])
}

/** Stops recording changes for this engine. */
export const disconnectIndex = async (database: Database): Promise<void> => {
  await database.query('delete from search_target')
  await database.query('delete from search_outbox')
}

const settingsOf = async (database: Database, name: string): Promise<string | null> =>
  (await database.query<{ settings: string }>(SETTINGS, [name])).rows[0]?.settings ?? null

/** Returns the settings version that the index was built with; empty before it is built. */
export const getBuiltVersion = (database: Database): Promise<string | null> =>
  settingsOf(database, TARGET)

/** Stores the settings version that the index was built with. */
export const setBuiltVersion = async (database: Database, version: string): Promise<void> => {
  await database.query(MADE, [TARGET, version])
}

/** Records the name of an index being built, so that it receives changes too; null for none. */
export const setBuildingIndex = async (database: Database, uid: string | null): Promise<void> => {
  await connectIndex(database)
  if (uid === null) await database.query('delete from search_target where name = $1', [BUILDING])
  else await database.query(MADE, [BUILDING, uid])
}

/** Returns the name of the index being built beside the live one. */
export const getBuildingIndex = (database: Database): Promise<string | null> =>
  settingsOf(database, BUILDING)
