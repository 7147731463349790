import type { Payload } from 'payload'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { environmentOf } from '../../deployment'
import { recipientReference } from '../../mail-reports/recipient-reference'
import { isSameSignature, signatureOf } from '../../signing'
import type { SiteScope } from '../../sites/scope'
import type { CountingLinks } from './counted-mail'

/** Whether a send counts who opens it, and who follows its links. */
export type Counting = { countsOpens: boolean; countsClicks: boolean }

const signatureFor = (secret: string, recipientId: string, target: string): string =>
  signatureOf(secret, 'newsletter link', [recipientId, target])
    .subarray(0, 16)
    .toString('base64url')

/** Whether the signature of a link is ours, for this recipient and this target. */
export const isOurLink = (
  payload: Payload,
  recipientId: string,
  { target, signature }: { target: string; signature: string },
): boolean =>
  isSameSignature(signatureFor(environmentOf(payload).secret, recipientId, target), signature)

/**
 * Builds the signed addresses that count what a recipient does with a mail.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export function countingLinks(
  payload: Payload,
  site: Pick<SiteScope, 'slug' | 'primaryDomain'>,
  recipientId: string,
  { countsOpens, countsClicks }: Counting,
): CountingLinks {
  const { deployment, secret } = environmentOf(payload)
  const reference = recipientReference(secret, recipientId)
  const url = (path: string): string => siteUrl(deployment, site, path)
  const linkUrl = (target: string): string => {
    const query = new URLSearchParams({ u: target, s: signatureFor(secret, recipientId, target) })
    return `${url(`/api/newsletter-links/${reference}`)}?${query.toString()}`
  }
  return {
    pixelUrl: countsOpens ? url(`/api/newsletter-opens/${reference}`) : null,
    linkUrl: countsClicks ? linkUrl : null,
  }
}
