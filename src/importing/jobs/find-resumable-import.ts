import type { Payload } from 'payload'
import { firstRow } from '@/src/server/database/statements'

const STOPPED = {
  name: 'import_stopped',
  text: `select id from imports where site_id = $1 and fingerprint = $2
      and status <> 'done' and not dry_run and done > 0
      and (status <> 'failed' or done < total)
    order by created_at desc limit 1`,
}

/** Returns the id of an unfinished import of the same files with the same options, or null. */
export const findResumableImport = async (
  payload: Payload,
  siteId: string,
  fingerprint: string,
): Promise<string | null> =>
  (await firstRow<{ id: string }>(payload, STOPPED, [siteId, fingerprint]))?.id ?? null
