import type { Payload } from 'payload'
import { hashToken, newToken } from '@/access/token'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { callerOrOwner } from './target'
import type { Target } from './target'

/* Invitations, editors and disposable sites, each created for one request. */

/** An open invitation of the site to the caller's address. */
export async function invitation(target: Target): Promise<{ id: string; token: string }> {
  const { payload, objects } = target
  await deleteInvitations(payload, objects.id)
  const user = await payload.findByID({ collection: 'users', id: callerOrOwner(target), depth: 0 })
  const token = newToken('in')
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into site_invitations (site_id, kind, email, token_hash, invited_by, expires_at)
      values ($1, 'editor', $2, $3, $4, now() + interval '1 day') returning id`,
    [objects.id, user.email, hashToken(token), objects.owner],
  )
  return { id: rows[0]?.id ?? '', token }
}

/** An open invitation to the caller's address from a site that no other role is tried on. */
export const invitationElsewhere = async (target: Target): Promise<string> =>
  (await invitation({ ...target, objects: await makeSite(target.payload) })).token

/** Deletes the open invitations of a site: it may have twenty at most, and one transfer. */
export async function deleteInvitations(payload: Payload, siteId: string): Promise<void> {
  await payload.db.pool.query('delete from site_invitations where site_id = $1', [siteId])
}

/** An editor of the site who is none of the tried roles. */
export async function editor({ payload, objects }: Target): Promise<string> {
  const { id } = await makeUser(payload)
  await payload.db.pool.query(
    `insert into sites_rels ("order", parent_id, path, users_id) values (99, $1, 'editors', $2)`,
    [objects.id, id],
  )
  return id
}

/** A site that the caller edits. */
export const editedSite = async (target: Target): Promise<string> =>
  (await makeSite(target.payload, { editors: [callerOrOwner(target)] })).slug

/** A site of the caller's, to be deleted or transferred. */
export async function siteToPartWith(target: Target): Promise<{ site: string; title: string }> {
  const { slug, title } = await makeSite(target.payload, { owner: callerOrOwner(target) })
  return { site: slug, title }
}

/** A deleted site of the caller's; of another user's when another site's objects are requested. */
export async function deletedSite(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const owner = site === objects ? callerOrOwner(target) : (await makeUser(payload)).id
  const deletedAt = new Date().toISOString()
  return (await makeSite(payload, { owner, deletedAt, slug: unique('gone') })).id
}
