import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { SiteEditor, SiteInvitation } from '@/src/contract/site/site-people'
import { lockRow } from '@/src/server/database/lock-row'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { listInvitations } from './invitations'

const LIST = {
  name: 'site_editors',
  text: `select distinct u.id, u.email, u.display_name as "displayName"
    from sites_rels r join users u on u.id = r.users_id
    where r.parent_id = $1 and r.path = 'editors' order by u.email`,
}

/**
 * Lists the editors and open invitations of a site. Two statements.
 * @see docs/product/sites-and-hosts.md#editors
 */
export async function listPeople(
  payload: Payload,
  siteId: string,
): Promise<{ editors: SiteEditor[]; invitations: SiteInvitation[] }> {
  return {
    editors: await rows<SiteEditor>(payload, LIST, [siteId]),
    invitations: await listInvitations(payload, siteId),
  }
}

const REMOVE = {
  name: 'site_editor_remove',
  text: `delete from sites_rels
    where parent_id = $1 and path = 'editors' and users_id = $2 returning id`,
}

/**
 * Removes an editor from a site, at once.
 * @throws Failure `not_found`
 */
export async function removeEditor(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<void> {
  if (!(await dropEditor(payload, siteId, userId))) throw notFound('Editor')
}

/** False for a user who is no editor. */
const dropEditor = (payload: Payload, siteId: string, userId: string): Promise<boolean> =>
  inTransaction(payload, async () => {
    // Payload rewrites the rows of a site at each update, under the same lock.
    await lockRow(payload, 'site', [siteId])
    return (await firstRow(payload, REMOVE, [siteId, userId])) !== undefined
  })

const BY_SLUG = {
  name: 'site_left',
  text: `select s.id from sites s where s.slug = $1 and ${isThere('s')}`,
}

/** Removes the caller from the editors of a site. @throws Failure `not_found` for any other user */
export async function leaveSite(payload: Payload, userId: string, slug: string): Promise<void> {
  const site = await firstRow<{ id: string }>(payload, BY_SLUG, [slug])
  if (!site || !(await dropEditor(payload, site.id, userId))) throw notFound('Site')
}
