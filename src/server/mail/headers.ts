import { oneLine } from '@/src/domain/language/visible-text'

/** Maximum length of a header that people write, in characters: servers refuse lines over 998 bytes. */
const MAX_HEADER_TEXT = 200

/**
 * Reduces a subject, a sender name or another text of people to what may stand in a header: one line
 * without control characters, so that it cannot begin another header.
 * @see docs/product/mail.md#message-headers
 */
export const headerText = (text: string): string =>
  Array.from(oneLine(text.toWellFormed())).slice(0, MAX_HEADER_TEXT).join('')

/** A header as nodemailer takes it; `prepared` ones are neither encoded nor folded. */
type HeaderValue = string | { prepared: true; value: string }

/** Identifiers of a newsletter in its headers. */
export type NewsletterIds = {
  /** Host of the platform, without a port. */
  host: string
  site: { id: string; slug: string }
  sendId: string
}

/** The addresses to leave a newsletter: one takes a POST without sign-in, the other a mail. */
export type UnsubscribeAddresses = { oneClickUrl: string; mailto?: string | null }

/**
 * Builds the headers of a newsletter: how to leave it with one press (RFC 8058), its list and its send.
 * @see docs/product/mail.md#message-headers
 */
export function newsletterHeaders(
  { host, site, sendId }: NewsletterIds,
  { oneClickUrl, mailto = null }: UnsubscribeAddresses,
): Record<string, HeaderValue> {
  const leave = [...(mailto === null ? [] : [mailtoUrl(mailto)]), new URL(oneClickUrl).href]
  return {
    ...leaveHeaders(leave),
    'List-Id': prepared(`<${label(site.slug)}.${label(host)}>`),
    'Feedback-ID': [sendId, site.id, 'newsletter', senderId(host)].map(label).join(':'),
    Precedence: 'bulk',
  }
}

/** Builds the headers of the addresses to leave a mail with one press (RFC 8058). */
export const leaveHeaders = (addresses: readonly string[]): Record<string, HeaderValue> => ({
  'List-Unsubscribe': prepared(addresses.map((url) => `<${url}>`).join(', ')),
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const prepared = (value: string): HeaderValue => ({ prepared: true, value })

const mailtoUrl = (address: string): string => `mailto:${encodeURI(headerText(address))}`

/** A part of a header that the product makes itself; anything unexpected is removed. */
const label = (text: string): string => text.toLowerCase().replace(/[^a-z0-9.-]/g, '')

/** The sender in a `Feedback-ID`: 5 to 15 letters and digits, the same in every mail of an installation. */
const senderId = (host: string): string =>
  host
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 15)
    .padEnd(5, '0')
