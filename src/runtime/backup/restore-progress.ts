import type pg from 'pg'
import { z } from 'zod'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { PROGRESS_TABLE } from '@/src/runtime/startup/database/restore-mark'

const TABLES = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname not like 'pg\\_toast%' and not exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Marks an empty database for the restore of a backup, or finds the state of that restore if it was
 * interrupted.
 * @throws Refusal when the database holds anything else
 */
export async function beginRestore(
  client: pg.ClientBase,
  backup: string,
): Promise<{ state: Progress['state']; isResumed: boolean }> {
  const { rows } = await client.query<{ count: number }>(TABLES)
  if (rows[0]?.count === 0) {
    await client.query(
      `create table ${PROGRESS_TABLE} (backup text not null, state text not null);`,
    )
    await client.query(`insert into ${PROGRESS_TABLE} values ($1, 'begun')`, [backup])
    return { state: 'begun', isResumed: false }
  }
  const progress = await readProgress(client)
  if (!progress) {
    throw new Refusal(
      'The database is not empty. Make an empty one (createdb), name it in DATABASE_URL, and run the command again.',
    )
  }
  if (progress.backup === backup) return { state: progress.state, isResumed: true }
  throw new Refusal(
    `The restore of ${progress.backup} into this database has not ended. End it with --at ${progress.backup}, or make a new empty database.`,
  )
}

const Progress = z.object({ backup: z.string(), state: z.enum(['begun', 'loaded']) })
type Progress = z.output<typeof Progress>

async function readProgress(client: pg.ClientBase): Promise<Progress | null> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [PROGRESS_TABLE],
  )
  if (!found[0]?.isThere) return null
  const { rows } = await client.query(`select backup, state from ${PROGRESS_TABLE}`)
  return Progress.parse(rows[0])
}

/** SQL that forgets the file store of the backed-up database: the first start marks the new one as its own. */
const FORGET_STORE = `do $$ begin
  if to_regclass('media_store') is not null then delete from media_store; end if; end $$`

/** Records that all rows are loaded. */
export async function recordLoaded(client: pg.ClientBase): Promise<void> {
  await client.query(FORGET_STORE)
  await client.query(`update ${PROGRESS_TABLE} set state = 'loaded'`)
}

/** Removes the mark: servers may start. */
export async function endRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${PROGRESS_TABLE}`)
}
