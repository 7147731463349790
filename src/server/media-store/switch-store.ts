import type { MediaStorage } from '@/media/storage/storage'
import { writeStoreMark } from '@/media/storage/store-mark'
import { inTransaction } from './media-store'
import type { Queryable } from './media-store'

const BEGIN = `update media_store set previous_mark = mark, mark = gen_random_uuid(),
  is_written = false, updated_at = now() where is_written`

/** From now on servers write no more files to the store that files are moved from. */
export const beginSwitch = async (client: Queryable): Promise<void> => {
  await client.query(BEGIN)
}

/** Marks the store that files were moved to as that of the database. */
export const finishSwitch = (client: Queryable, target: MediaStorage): Promise<void> =>
  inTransaction(client, async () => {
    const { rows } = await client.query<{ mark: string }>(
      'select mark::text from media_store for update',
    )
    const [row] = rows
    if (!row) throw new Error('The database has no mark of a store.')
    await writeStoreMark(target, row.mark)
    await client.query('update media_store set is_written = true, updated_at = now()')
  })

const UNDO = `update media_store set mark = previous_mark, previous_mark = null, is_written = true,
  updated_at = now() where not is_written and previous_mark is not null`

/** Gives up a move that was cut off before its end: the store that files were moved from takes them again. */
export const undoSwitch = async (client: Queryable): Promise<void> => {
  await client.query(UNDO)
}

/** Marks a store as that of the database, whatever store was before. */
export async function replaceMark(client: Queryable, store: MediaStorage): Promise<void> {
  await client.query(`insert into media_store (mark) values (gen_random_uuid())
    on conflict (id) do update set mark = gen_random_uuid(), is_written = false,
      previous_mark = media_store.mark, updated_at = now()`)
  await finishSwitch(client, store)
}
