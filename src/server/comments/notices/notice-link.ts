import type { Payload } from 'payload'
import { Id } from '@/src/contract/basics'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { environmentOf } from '../../deployment'
import { isSameSignature, signatureOf } from '../../signing'
import type { SiteScope } from '../../sites/scope'

const signatureFor = (payload: Payload, siteId: string, userId: string): string =>
  signatureOf(environmentOf(payload).secret, 'comment-notices', [siteId, userId])
    .subarray(0, 16)
    .toString('base64url')

/**
 * Builds the signed links with which an author ends mails about comments, without signing in: a page with
 * the choice, and the address of the one-click request of mail programs (RFC 8058).
 * @see docs/product/comments.md#mails-to-authors
 */
export function noticeLinks(
  payload: Payload,
  site: Pick<SiteScope, 'id' | 'slug' | 'primaryDomain'>,
  userId: string,
): { page: string; oneClick: string } {
  const { deployment } = environmentOf(payload)
  const token = `${userId}.${signatureFor(payload, site.id, userId)}`
  return {
    page: siteUrl(deployment, site, `/comment-mails/${token}`),
    oneClick: siteUrl(deployment, site, `/api/forms/comment-mails/${token}`),
  }
}

/** Returns the user of a token; null for one that is forged, or of another site. */
export function userOfToken(payload: Payload, siteId: string, token: string): string | null {
  const [userId = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !Id.safeParse(userId).success) return null
  return isSameSignature(signatureFor(payload, siteId, userId), signature) ? userId : null
}
