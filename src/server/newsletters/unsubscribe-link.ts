import type { Payload } from 'payload'
import { Id } from '@/src/contract/basics'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { environmentOf } from '../deployment'
import { isSameSignature, signatureOf } from '../signing'
import type { SiteScope } from '../sites/scope'

type Linked = Pick<SiteScope, 'id' | 'slug' | 'primaryDomain'>

const signatureFor = (payload: Payload, siteId: string, subscriptionId: string): string =>
  signatureOf(environmentOf(payload).secret, 'unsubscribe', [siteId, subscriptionId])
    .subarray(0, 16)
    .toString('base64url')

/** Links of a recipient to unsubscribe from the newsletters of a site. */
export type UnsubscribeLinks = {
  /** A page that asks for confirmation. */
  page: string
  /** A page with the email preferences. */
  preferences: string
  /** Address of the one-click request of mail programs (RFC 8058). */
  oneClick: string
}

/**
 * Builds the signed links with which the holder of a subscription unsubscribes, without signing in.
 * @see docs/product/newsletters.md#unsubscribing
 */
export function unsubscribeLinks(
  payload: Payload,
  site: Linked,
  subscriptionId: string,
): UnsubscribeLinks {
  const { deployment } = environmentOf(payload)
  const token = `${subscriptionId}.${signatureFor(payload, site.id, subscriptionId)}`
  return {
    page: siteUrl(deployment, site, `/unsubscribe/${token}`),
    preferences: siteUrl(deployment, site, `/email-preferences/${token}`),
    oneClick: siteUrl(deployment, site, `/api/forms/unsubscribe/${token}`),
  }
}

/** Returns the subscription of an unsubscribe token; null for one that is forged, or of another site. */
export function subscriptionOfToken(
  payload: Payload,
  siteId: string,
  token: string,
): string | null {
  const [subscriptionId = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !Id.safeParse(subscriptionId).success) return null
  const expected = signatureFor(payload, siteId, subscriptionId)
  return isSameSignature(expected, signature) ? subscriptionId : null
}
