import type { Payload } from 'payload'
import { z } from 'zod'
import { Failure } from '@/src/contract/failure'
import type { Import, ImportStart } from '@/src/contract/import'
import { firstRow } from '@/src/server/database/statements'
import { sendWaiting } from '@/src/server/jobs/job-queue'
import { checkReferences, reference } from '@/src/server/references'
import { withoutUndefined } from '@/src/server/without-undefined'
import { isStored } from './import-files'
import { getImport } from './read'
import { IMPORT_QUEUE } from './import-queue'

const CANCEL = {
  name: 'import_cancel',
  text: `update imports set status = 'canceled', updated_at = now()
    where id = $2 and site_id = $1 and status in ('queued', 'running') returning id`,
}

/**
 * Cancels an import; rows that were stored stay.
 * @throws Failure `not_found`, or `conflict` if it has ended
 */
export async function cancelImport(payload: Payload, siteId: string, id: string): Promise<Import> {
  await getImport(payload, siteId, id)
  if (!(await firstRow(payload, CANCEL, [siteId, id]))) {
    throw new Failure('conflict', 'This import has already ended.')
  }
  return getImport(payload, siteId, id)
}

const RESUME = {
  name: 'import_resume',
  text: `update imports set status = 'queued', updated_at = now()
    where id = $2 and site_id = $1 and status in ('canceled', 'failed') returning id`,
}

/**
 * Resumes an import that was cancelled or failed, after the last row done.
 * @throws Failure `not_found`, or `conflict` if it is running, is done, or its file is gone
 */
export async function resumeImport(payload: Payload, siteId: string, id: string): Promise<Import> {
  await getImport(payload, siteId, id)
  await requireFile(payload, id)
  if (!(await firstRow(payload, RESUME, [siteId, id]))) {
    throw new Failure('conflict', 'This import is running or done, so it cannot be resumed.')
  }
  await sendWaiting(payload, IMPORT_QUEUE, siteId)
  return getImport(payload, siteId, id)
}

const START = {
  name: 'import_start',
  text: `insert into imports (site_id, user_id, file_name, file_path, format, dry_run, on_repeat,
      options, status)
    select site_id, $3, file_name, file_path, format, $6, coalesce($4, on_repeat),
      coalesce(options, '{}') || $5::jsonb, 'queued'
    from imports where id = $2 and site_id = $1 and dry_run and status = 'done' returning id`,
}

/**
 * Creates an import from a dry run with the same file, or another dry run; the given options
 * replace the earlier ones.
 * @throws Failure `not_found`, `validation_failed` for people who do not work on the site, or
 *   `conflict` without a finished dry run or its file
 */
export async function startImport(
  payload: Payload,
  siteId: string,
  id: string,
  userId: string,
  { onRepeat, asDrafts, mapping, columns, types, dryRun = false }: ImportStart = {},
): Promise<Import> {
  await getImport(payload, siteId, id)
  await requireFile(payload, id)
  const people = (mapping?.authors ?? []).flatMap((author, at) =>
    reference(`mapping.authors.${at}.userId`, 'manager', author.userId),
  )
  await checkReferences(payload, { siteId, userId }, people)
  const started = await firstRow<{ id: string }>(payload, START, [
    siteId,
    id,
    userId,
    onRepeat ?? null,
    JSON.stringify(withoutUndefined({ asDrafts, mapping, columns, types })),
    dryRun,
  ])
  if (!started) throw new Failure('conflict', 'Only a dry run that is done can be started.')
  await sendWaiting(payload, IMPORT_QUEUE, siteId)
  return getImport(payload, siteId, started.id)
}

const FILE = { name: 'import_file', text: `select file_path as path from imports where id = $1` }
const Paths = z.array(z.string()).min(1)

async function requireFile(payload: Payload, id: string): Promise<void> {
  const found = await firstRow<{ path: string | null }>(payload, FILE, [id])
  const paths = Paths.safeParse(JSON.parse(found?.path ?? '[]'))
  const stored = paths.success
    ? await Promise.all(paths.data.map((path) => isStored(payload, path)))
    : [false]
  if (stored.includes(false)) {
    throw new Failure('conflict', 'The file is no longer stored. Please upload it again.')
  }
}
