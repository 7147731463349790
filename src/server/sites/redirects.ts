import type { Payload } from 'payload'
import { isRedirectTarget } from '@/src/domain/addresses/redirect-target'
import { firstRow } from '../database/statements'
import type { Statement } from '../database/statements'

const FIND: Statement = {
  name: 'redirect',
  reads: [],
  text: `select "to" from redirects where site_id = $1 and "from" = any($2::text[]) limit 1`,
}

/**
 * Finds the current target of an old path of a site; null without one. One statement. A path may be encoded
 * as browsers write it (`/caf%C3%A9`) or not.
 */
export async function findRedirect(
  payload: Payload,
  siteId: string,
  path: string,
): Promise<string | null> {
  const found = await firstRow<{ to: string }>(payload, FIND, [siteId, [path, decoded(path)]])
  // Stored before targets were validated: an invalid one would end up in a header.
  return found && isRedirectTarget(found.to) ? found.to : null
}

function decoded(path: string): string {
  try {
    const text = decodeURI(path)
    return text.includes('\0') ? path : text
  } catch {
    return path
  }
}
