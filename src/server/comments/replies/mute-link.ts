import type { Payload } from 'payload'
import { Id } from '@/src/contract/basics'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { environmentOf } from '../../deployment'
import { isSameSignature, signatureOf } from '../../signing'
import type { SiteScope } from '../../sites/scope'

/** A reader's comment, whose replies are mailed to them. */
export type OwnComment = { userId: string; commentId: string }

const signatureFor = (payload: Payload, siteId: string, ids: OwnComment): string =>
  signatureOf(environmentOf(payload).secret, 'mute-replies', [siteId, ids.userId, ids.commentId])
    .subarray(0, 16)
    .toString('base64url')

/**
 * Builds the signed links with which the writer of a comment mutes its replies, without signing in: a
 * page with the choice, and the address of the one-click request of mail programs (RFC 8058).
 * @see docs/product/comments.md#muting-replies
 */
export function muteLinks(
  payload: Payload,
  site: Pick<SiteScope, 'id' | 'slug' | 'primaryDomain'>,
  ids: OwnComment,
): { page: string; oneClick: string } {
  const { deployment } = environmentOf(payload)
  const token = `${ids.userId}.${ids.commentId}.${signatureFor(payload, site.id, ids)}`
  return {
    page: siteUrl(deployment, site, `/mute-replies/${token}`),
    oneClick: siteUrl(deployment, site, `/api/forms/mute-replies/${token}`),
  }
}

/** Returns the reader and the comment of a token; null for one that is forged, or of another site. */
export function commentOfToken(payload: Payload, siteId: string, token: string): OwnComment | null {
  const [userId = '', commentId = '', signature = '', ...rest] = token.split('.')
  const areIds = Id.safeParse(userId).success && Id.safeParse(commentId).success
  if (rest.length > 0 || !areIds) return null
  const ids = { userId, commentId }
  return isSameSignature(signatureFor(payload, siteId, ids), signature) ? ids : null
}
