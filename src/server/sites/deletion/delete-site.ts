import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { DeletedSite } from '@/src/contract/site/site-people'
import type { Caller } from '@/src/server/accounts/caller'
import { isoInstant } from '@/src/server/database/instant-sql'
import { firstRow, rows } from '@/src/server/database/statements'
import { siteToPartWith } from './part-with'
import { RESTORABLE_DAYS } from './remove-sites'

const UNTIL = `(s.deleted_at + interval '${RESTORABLE_DAYS} days')`
const SEEN = `s.id, s.slug, s.title, ${isoInstant('s.deleted_at')} as "deletedAt",
  ${isoInstant(UNTIL)} as "restorableUntil"`

const DELETE = {
  name: 'site_delete',
  text: `update sites s set deleted_at = now(), updated_at = now()
    where s.id = $1 and ${isThere('s')} returning ${SEEN}`,
}

/**
 * Deletes a site: it is unavailable at once, and can be restored for 30 days.
 * @throws Failure `not_found` for a site that the caller has no access to, `forbidden` for its editors,
 *   `validation_failed` for another title
 * @see docs/product/sites-and-hosts.md#deleting-a-site
 */
export async function createSiteDeletion(
  payload: Payload,
  caller: Caller,
  asked: { site: string; title: string },
): Promise<DeletedSite> {
  const site = await siteToPartWith(payload, caller, asked)
  const deleted = await firstRow<DeletedSite>(payload, DELETE, [site.id])
  if (!deleted) throw notFound('Site')
  return deleted
}

/** SQL condition that a user may restore the deleted site `s`, which belongs to nobody otherwise. */
const IS_OWN = `s.deleted_at is not null and ${UNTIL} > now()`

const LIST = {
  name: 'deleted_sites',
  text: `select ${SEEN} from sites s where s.owner_id = $1 and ${IS_OWN}
    order by s.deleted_at desc, s.id`,
}

/** The deleted sites that the caller owns and can restore. One statement. */
export const listDeletedSites = (
  payload: Payload,
  { userId }: Pick<Caller, 'userId'>,
): Promise<DeletedSite[]> => rows(payload, LIST, [userId])

const RESTORE = {
  name: 'site_restore',
  text: `update sites s set deleted_at = null, updated_at = now()
    where s.id = $1 and s.owner_id = $2 and ${IS_OWN} returning s.slug`,
}

/** Restores a deleted site unchanged. @throws Failure `not_found` */
export async function restoreSite(
  payload: Payload,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<{ slug: string }> {
  const restored = await firstRow<{ slug: string }>(payload, RESTORE, [id, userId])
  if (!restored) throw notFound('Site')
  return restored
}
