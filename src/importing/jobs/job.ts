import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import { firstRow, rows } from '@/src/server/database/statements'
import { MAX_IMPORT_TABLES } from '@/src/contract/import-table'
import type { ImportTable } from '@/src/contract/import-table'
import { TypeChoices } from '@/src/contract/import-types'
import { ImportSource } from '../address/import-source'

/** An import, as the worker process sees it. */
export type ImportJob = {
  id: string
  runId: string
  siteId: string
  fileName: string
  paths: readonly string[]
  /** The requested format; null to detect it. */
  wantedFormat: string | null
  isDryRun: boolean
  onRepeat: 'update' | 'skip'
  asDrafts: boolean
  columns: Readonly<Record<string, string>>
  types: TypeChoices
  /** The site to download into the folder first; null for files. */
  source: ImportSource | null
  total: number
  done: number
}

const Job = z.object({
  id: z.string(),
  runId: z.string(),
  siteId: z.string(),
  fileName: z
    .string()
    .nullable()
    .transform((name) => name ?? 'file'),
  paths: z
    .string()
    .nullable()
    .transform((paths) => z.array(z.string()).parse(JSON.parse(paths ?? '[]'))),
  wantedFormat: z.string().nullable(),
  isDryRun: z.boolean(),
  onRepeat: z.enum(['update', 'skip']),
  asDrafts: z.boolean(),
  columns: z
    .record(z.string(), z.string())
    .nullable()
    .transform((columns) => columns ?? {}),
  types: TypeChoices.nullable().transform((types) => types ?? {}),
  source: ImportSource.nullable(),
  total: z.number(),
  done: z.number(),
})

const TAKEN = `set status = 'running', run_id = $1, seen_at = now(), message = null,
    updated_at = now()`
const RETURNING = `returning id, run_id as "runId", site_id as "siteId", file_name as "fileName",
  file_path as paths, options ->> 'format' as "wantedFormat", coalesce(dry_run, false) as "isDryRun",
  coalesce(on_repeat, 'update') as "onRepeat",
  coalesce((options ->> 'asDrafts')::boolean, false) as "asDrafts",
  options -> 'columns' as columns, options -> 'types' as types,
  options -> 'source' as source, total::int, done::int`

const TAKE_WAITING = {
  name: 'import_take_waiting',
  text: `update imports ${TAKEN} where id = $2 and status in ('queued', 'running') ${RETURNING}`,
}
const TAKE = {
  name: 'import_take',
  text: `update imports ${TAKEN} where id = $2 ${RETURNING}`,
}

/**
 * Claims an import that is queued or was abandoned by its process; returns null if it has ended.
 * Its previous process can no longer write.
 */
export async function claimWaitingJob(
  payload: Payload,
  importId: string,
): Promise<ImportJob | null> {
  const row = await firstRow(payload, TAKE_WAITING, [randomUUID(), importId])
  return row ? Job.parse(row) : null
}

/** Claims an import in any state; its previous process can no longer write. */
export async function claimJob(payload: Payload, importId: string): Promise<ImportJob> {
  const row = await firstRow(payload, TAKE, [randomUUID(), importId])
  return Job.parse(row)
}

const HELD = `where id = $1 and run_id = $2 and status = 'running'`
const STATEMENTS = {
  seen: { name: 'import_seen', text: `update imports set seen_at = now() ${HELD} returning id` },
  described: {
    name: 'import_described',
    text: `update imports set format = $3, total = $4, seen_at = now(),
      options = coalesce(options, '{}') || jsonb_build_object('tables', $5::jsonb) ${HELD}`,
  },
  allRead: { name: 'import_all_read', text: `update imports set total = done ${HELD}` },
  ended: {
    name: 'import_ended',
    text: `update imports set status = $3, message = $4, updated_at = now(), seen_at = null
      ${HELD}`,
  },
}

/** The key is needed only until the download is complete. */
const FORGET_KEY = {
  name: 'import_forget_key',
  text: `update imports set options = jsonb_set(options, '{source,key}', 'null')
    where id = $1 and options -> 'source' is not null`,
}

/** Deletes the stored key of the site that an import was read from. */
export const deleteSourceKey = (payload: Payload, id: string): Promise<unknown> =>
  rows(payload, FORGET_KEY, [id])

type Held = Pick<ImportJob, 'id' | 'runId'>

/** Records that the process is alive; resolves to whether it may continue. */
export const recordHeartbeat = async (payload: Payload, { id, runId }: Held): Promise<boolean> =>
  (await firstRow(payload, STATEMENTS.seen, [id, runId])) !== undefined

/** Saves the detected format of an import, its number of rows and the columns of its tables. */
export const saveJobDetails = (
  payload: Payload,
  { id, runId }: Held,
  { format, total, tables }: { format: string; total: number; tables: readonly ImportTable[] },
): Promise<unknown> =>
  rows(payload, STATEMENTS.described, [
    ...[id, runId, format.slice(0, 200), total],
    JSON.stringify(tables.slice(0, MAX_IMPORT_TABLES)),
  ])

/** Sets the total to the rows stored: the count before included pictures that rows turned out to use. */
export const markAllRead = (payload: Payload, { id, runId }: Held): Promise<unknown> =>
  rows(payload, STATEMENTS.allRead, [id, runId])

/** Ends the run of an import as done, failed or to be resumed. */
export const finishJob = (
  payload: Payload,
  { id, runId }: Held,
  status: 'done' | 'failed' | 'queued',
  message: string | null = null,
): Promise<unknown> => rows(payload, STATEMENTS.ended, [id, runId, status, message])
