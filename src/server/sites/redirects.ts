import type { Payload } from 'payload'
import { firstRow } from '../database'

const FIND = {
  name: 'redirect',
  text: `select "to" from redirects where site_id = $1 and "from" = $2`,
}

/** Where an old path of a site leads now; null when it leads nowhere. One statement. */
export const findRedirect = async (
  payload: Payload,
  siteId: string,
  path: string,
): Promise<string | null> =>
  (await firstRow<{ to: string }>(payload, FIND, [siteId, path]))?.to ?? null
