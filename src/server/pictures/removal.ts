import { BIN_DAYS } from './list'

/** Runs a statement on a single connection, so that it can be part of a transaction. */
export type RunStatement = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>

/** Pictures looked at in one go. */
const BATCH = 5000

const idsIn = ({ rows }: { rows: Record<string, unknown>[] }): string[] =>
  rows.map(({ id }) => String(id))

/** Cancels the removal of pictures that are used again, or restored by their use. */
const USED_AGAIN = `
  with l as (select image_id, deleted_at from image_removals),
    shown as (select used_images(array(select image_id from l where deleted_at is null), true) as id
      union all
      select used_images(array(select image_id from l where deleted_at is not null), false))
  delete from image_removals where image_id in (select id from shown)`

/** The next pictures by id that no column points at; a day old, so that nobody is just writing. */
const CANDIDATES = `
  with batch as (
    select i.id from images i where i.id > $1 order by i.id limit ${BATCH}),
    used as (select used_images(array(select id from batch), true) as id)
  select i.id::text as id, i.id in (select id from used) or i.created_at > now() - interval '1 day'
      or exists (select 1 from image_removals l where l.image_id = i.id) as "isKept"
    from images i where i.id in (select id from batch) order by i.id`

const MARK = `
  insert into image_removals (image_id, unused_since)
  select i.id, now() from images i where i.id = any($1::uuid[])
  on conflict do nothing`

const NAMED = 'select id::text as id from named_images($1::uuid[]) as id'

/** The ids that occur in no document and no text of their site. */
async function unnamed(run: RunStatement, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const named = new Set(idsIn(await run(NAMED, [ids])))
  return ids.filter((id) => !named.has(id))
}

/**
 * Records since when pictures have been unused, and resets those that are used again.
 * @see docs/product/media.md#unused-pictures
 */
export async function markUnusedPictures(run: RunStatement): Promise<void> {
  await run(USED_AGAIN)
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await run(CANDIDATES, [last])
    const unused = rows.filter(({ isKept }) => isKept !== true)
    const ids = await unnamed(run, idsIn({ rows: unused }))
    if (ids.length > 0) await run(MARK, [ids])
    if (rows.length < BATCH) return
    last = String(rows.at(-1)?.['id'])
  }
}

/** Expired pictures, except deleted ones, whose uses in versions do not count. */
const due = (condition: string): string => `
  select image_id::text as id from image_removals where ${condition} order by image_id limit ${BATCH}`
const DUE_DELETED = due(`deleted_at < now() - interval '${BIN_DAYS} days'`)
const dueUnused = (days: number): string =>
  due(`deleted_at is null and unused_since < now() - interval '${days} days'`)

/** A transaction that begins to use a picture waits for these locks, or is waited for. */
const LOCK = `select l.image_id from image_removals l join images i on i.id = l.image_id
  where l.image_id = any($1::uuid[]) order by l.image_id for update`
const remove = (hasHistory: boolean): string => `
  delete from images where id = any($1::uuid[])
    and exists (select 1 from image_removals l where l.image_id = id)
    and id not in (select used_images($1::uuid[], ${hasHistory}))`

/**
 * Removes pictures unused for a number of days (0 for never), and those deleted 30 days ago. Checks each
 * one again, in all places, by statements that start after it was locked.
 */
export async function removeUnusedPictures(run: RunStatement, unusedDays: number): Promise<void> {
  if (unusedDays > 0) await removeDue(run, dueUnused(unusedDays), true)
  await removeDue(run, DUE_DELETED, false)
}

async function removeDue(run: RunStatement, list: string, hasHistory: boolean): Promise<void> {
  const all = idsIn(await run(list))
  const ids = await unnamed(run, all)
  const named = all.filter((id) => !ids.includes(id))
  if (named.length > 0) await run('delete from image_removals where image_id = any($1)', [named])
  if (ids.length === 0) return
  await run('begin')
  try {
    await run(LOCK, [ids])
    await run(remove(hasHistory), [ids])
    await run('commit')
  } catch (error) {
    await run('rollback')
    throw error
  }
}

/** The advisory lock of a running backup, during which no file is deleted. */
export const BACKUP_LOCK = 7_261_404

const REMOVED = `select key from removed_files
  where not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.granted
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = 0 and l.objid = ${BACKUP_LOCK} and l.objsubid = 1)
  order by removed_at limit 1000`
const HAS_RECORD = `select key from images where key = $1 union all
  select key from videos where key = $1`

/**
 * Removes the files of deleted records; failures are retried. Waits for the end of a backup: records that were
 * deleted before its snapshot are not in it, and files of later ones stay until it is complete.
 */
export async function removeFiles(
  run: RunStatement,
  removeFile: (key: string) => Promise<void>,
): Promise<void> {
  const { rows } = await run(REMOVED)
  for (const { key } of rows) {
    const { rows: records } = await run(HAS_RECORD, [key])
    if (records.length === 0) await removeFile(String(key))
    await run('delete from removed_files where key = $1', [key])
  }
}
