import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { firstRow, rows } from '../../database/statements'
import { sendMail } from '../../mail/send'
import { findSite } from '../../sites/scope'
import type { SiteScope } from '../../sites/scope'
import { exportSite } from '../export-site'
import type { ExportProgress } from '../export-site'
import { exportMail } from './export-mail'
import { removeExport, writeExport } from './files'
import { exportUrl } from './link'

/** Maximum bytes of an export. @see docs/product/import-and-export.md#exports-in-the-background */
const MOST_BYTES = 20 * 1_073_741_824
const SAID_EVERY = 1_000

const TAKE = {
  name: 'site_export_take',
  text: `update site_exports e set status = 'running', run_id = $2, seen_at = now(), done = 0,
      total = 0, updated_at = now()
    from sites s where e.id = $1 and s.id = e.site_id and e.status in ('queued', 'running')
    returning s.slug`,
}
const SEEN = {
  name: 'site_export_seen',
  text: `update site_exports set done = $3, total = $4, seen_at = now()
    where id = $1 and run_id = $2 and status = 'running'`,
}
const WAITS = {
  name: 'site_export_waits',
  text: `update site_exports set status = 'queued', run_id = null, seen_at = null
    where id = $1 and run_id = $2 and status = 'running'`,
}
const DONE = {
  name: 'site_export_finished',
  text: `update site_exports set status = 'done', done = total, bytes = $3, message = null,
      seen_at = null, expires_at = now() + interval '7 days', updated_at = now()
    where id = $1 and run_id = $2 and status = 'running' returning site_id as "siteId"`,
}
/** Deletes the previous exports, which are no longer needed. */
const FORGET_OTHERS = {
  name: 'site_export_forget_others',
  text: `delete from site_exports where site_id = $2 and id <> $1 and status in ('done', 'failed')
    returning id::text`,
}
const TOO_LARGE = {
  name: 'site_export_too_large',
  text: `update site_exports set status = 'failed', message = $3, seen_at = null
    where id = $1 and run_id = $2 and status = 'running'`,
}
/** Finds the address of the user who requested the export, if they still have access to the site. */
const RECIPIENT = {
  name: 'site_export_recipient',
  text: `select u.email from site_exports e join users u on u.id = e.user_id
      join sites s on s.id = e.site_id
    where e.id = $1 and ${worksOnSite('s', 'u.id')}`,
}

class TooLargeError extends Error {}

/**
 * Writes the zip of an export, records its progress, and mails its link to the user who requested it. An
 * interrupted one waits again.
 * @throws any error of the database or the file store, to be retried
 */
export async function runSiteExport(
  payload: Payload,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const runId = randomUUID()
  const taken = await firstRow<{ slug: string }>(payload, TAKE, [id, runId])
  const site = taken ? await findSite(payload, taken.slug) : null
  if (!site) return
  const progress: ExportProgress = { total: 0, done: 0 }
  const timer = setInterval(() => {
    rows(payload, SEEN, [id, runId, progress.done, progress.total]).catch(() => undefined)
  }, SAID_EVERY)
  try {
    const { bytes } = await exportSite(payload, site, progress)
    const size = await writeExport(payload, id, withLimit(bytes, signal))
    clearInterval(timer)
    await rows(payload, SEEN, [id, runId, progress.done, progress.total])
    await finished(payload, { id, runId, size, site })
  } catch (error) {
    await notFinished(payload, { id, runId, signal, error })
  } finally {
    clearInterval(timer)
  }
}

async function* withLimit(
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of bytes) {
    signal.throwIfAborted()
    size += chunk.length
    if (size > MOST_BYTES) throw new TooLargeError()
    yield chunk
  }
}

type Run = { id: string; runId: string }

async function finished(
  payload: Payload,
  { id, runId, size, site }: Run & { size: number; site: SiteScope },
): Promise<void> {
  const done = await firstRow<{ siteId: string }>(payload, DONE, [id, runId, size])
  if (!done) return
  const others = await rows<{ id: string }>(payload, FORGET_OTHERS, [id, done.siteId])
  for (const other of others) await removeExport(payload, other.id)
  const to = await firstRow<{ email: string }>(payload, RECIPIENT, [id])
  if (!to) return
  try {
    await sendMail(payload, to.email, exportMail(site, exportUrl(payload, id)))
  } catch (error) {
    // The link is also shown on the export page.
    payload.logger.warn({ err: error, msg: 'The mail of an export could not be sent', id })
  }
}

async function notFinished(
  payload: Payload,
  { id, runId, signal, error }: Run & { signal: AbortSignal; error: unknown },
): Promise<void> {
  if (error instanceof TooLargeError) {
    const words = 'The site is larger than 20 GB. Ask the platform admin to export it.'
    await rows(payload, TOO_LARGE, [id, runId, words])
    return
  }
  await rows(payload, WAITS, [id, runId])
  if (!signal.aborted) throw error
}
