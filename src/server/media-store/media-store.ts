import pg from 'pg'
import type { MediaStorage } from '@/media/storage/storage'
import { readStoreMark, writeStoreMark } from '@/media/storage/store-mark'
import { getStoreStatus } from './store-status'
import type { MediaStoreRow, StoreStatus } from './store-status'

/** A connection to the database, or a pool. */
export type Queryable = Pick<pg.ClientBase, 'query'>

const ROW = `select mark::text, is_written as "isWritten", previous_mark::text as "previousMark"
  from media_store`
const LOCKED_ROW = `${ROW} for update`

/** Reads the row about the store; null before the first start, and before the migration. */
export async function readMediaStore(database: Queryable): Promise<MediaStoreRow | null> {
  try {
    const { rows } = await database.query<MediaStoreRow>(ROW)
    return rows[0] ?? null
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42P01') return null
    throw error
  }
}

/**
 * Marks a store as that of the database at the first start; else compares the marks. Does nothing before the
 * migration.
 */
export async function claimStore(client: Queryable, store: MediaStorage): Promise<StoreStatus> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('media_store') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return 'unclaimed'
  await client.query(
    'insert into media_store (mark) values (gen_random_uuid()) on conflict do nothing',
  )
  // The lock lets one of several first starts write its store.
  return inTransaction(client, async () => {
    const { rows } = await client.query<MediaStoreRow>(LOCKED_ROW)
    const [row] = rows
    if (!row) throw new Error('The mark of the store was not written.')
    const status = getStoreStatus(row, await readStoreMark(store))
    if (status !== 'unclaimed') return status
    if (await lacksNewestPictures(client, store)) return 'unmarked'
    await writeStoreMark(store, row.mark)
    await client.query('update media_store set is_written = true, updated_at = now()')
    return 'ok'
  })
}

/** Runs statements of one connection in a transaction. */
export async function inTransaction<Result>(
  client: Queryable,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const NEWEST_PICTURES = 3

/** Returns whether a store has none of the newest pictures. A single one may have been lost. */
export async function lacksNewestPictures(
  database: Queryable,
  store: Pick<MediaStorage, 'size'>,
): Promise<boolean> {
  const { rows } = await database.query<{ key: string }>(
    'select key from images order by created_at desc limit $1',
    [NEWEST_PICTURES],
  )
  const sizes = await Promise.all(rows.map(({ key }) => store.size(key)))
  return rows.length > 0 && sizes.every((size) => size === null)
}
