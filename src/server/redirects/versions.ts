import type { Payload } from 'payload'
import type { RedirectVersion } from '@/src/contract/site/redirect'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'
import { getRedirect } from './read'

const LIST = {
  name: 'redirect_versions',
  text: `select v.id, ${isoInstant('v.created_at')} as until, v.document ->> 'from' as "from",
      v.document ->> 'to' as "to", v.document ->> 'origin' as origin
    from record_versions v where v.site_id = $1 and v.record_id = $2
    order by v.created_at desc, v.id`,
}

/**
 * Lists the earlier versions of a redirect, latest first.
 * @throws Failure `not_found`, also for another site's
 * @see docs/product/kitchen.md#earlier-versions
 */
export async function listRedirectVersions(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<RedirectVersion[]> {
  await getRedirect(payload, siteId, id)
  return rows<RedirectVersion>(payload, LIST, [siteId, id])
}
