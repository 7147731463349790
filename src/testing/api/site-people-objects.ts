import type { Payload } from 'payload'
import { hashToken, newToken } from '@/access/token'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { whoever } from './target'
import type { Target } from './target'

/* Invitations, editors and sites to part with, each made for one request. */

/** An open invitation of the site to the address of whoever asks. */
export async function invitation(target: Target): Promise<{ id: string; token: string }> {
  const { payload, objects } = target
  await forgetInvitations(payload, objects.id)
  const user = await payload.findByID({ collection: 'users', id: whoever(target), depth: 0 })
  const token = newToken('in')
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into site_invitations (site_id, kind, email, token_hash, invited_by, expires_at)
      values ($1, 'editor', $2, $3, $4, now() + interval '1 day') returning id`,
    [objects.id, user.email, hashToken(token), objects.owner],
  )
  return { id: rows[0]?.id ?? '', token }
}

/** The same, to a site that nobody else is tried on. */
export const invitationElsewhere = async (target: Target): Promise<string> =>
  (await invitation({ ...target, objects: await makeSite(target.payload) })).token

/** A site has at most twenty open ones, and offers itself once. */
export async function forgetInvitations(payload: Payload, siteId: string): Promise<void> {
  await payload.db.pool.query('delete from site_invitations where site_id = $1', [siteId])
}

/** Somebody who edits the site, beside those who are tried. */
export async function editor({ payload, objects }: Target): Promise<string> {
  const { id } = await makeUser(payload)
  await payload.db.pool.query(
    `insert into sites_rels ("order", parent_id, path, users_id) values (99, $1, 'editors', $2)`,
    [objects.id, id],
  )
  return id
}

/** A site that whoever asks edits. */
export const editedSite = async (target: Target): Promise<string> =>
  (await makeSite(target.payload, { editors: [whoever(target)] })).slug

/** A site of whoever asks, to be deleted or handed over. */
export async function siteToPartWith(target: Target): Promise<{ site: string; title: string }> {
  const { slug, title } = await makeSite(target.payload, { owner: whoever(target) })
  return { site: slug, title }
}

/** A deleted site of the caller's; of somebody else's when another site's objects are asked for. */
export async function deletedSite(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const owner = site === objects ? whoever(target) : (await makeUser(payload)).id
  const deletedAt = new Date().toISOString()
  return (await makeSite(payload, { owner, deletedAt, slug: unique('gone') })).id
}
