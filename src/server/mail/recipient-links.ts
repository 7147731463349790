import { escapeHtml } from '@/src/domain/recipe-html/escape'
import type { SenderSite } from './mail-brand'

/*
 * What differs by recipient is marked with control characters, which are removed from every text of a
 * newsletter: no author can write a mark.
 */

/** Placeholder of the recipient's unsubscribe link in a rendered newsletter. */
export const UNSUBSCRIBE_MARK = '\u0001unsubscribe\u0001'
/** Placeholder of the recipient's link to the email preferences. */
export const PREFERENCES_MARK = '\u0001preferences\u0001'
/** Encloses what is removed for recipients without a link to preferences. */
export const OPTIONAL_START = '\u0002'
export const OPTIONAL_END = '\u0003'

/** A newsletter for all recipients with the same rights, without their own links. */
export type RenderedNewsletter = {
  subject: string
  html: string
  text: string
  /** The site that sends it; null for the platform. */
  sender: SenderSite | null
  /** Number of blocks after which it was shortened; null for a newsletter that is whole. */
  shortenedAfter: number | null
}

/** The links of one recipient. */
export type RecipientLinks = { unsubscribeUrl: string; preferencesUrl: string | null }

/**
 * Sets the links of a recipient in a rendered newsletter.
 * @see docs/product/mail.md#newsletters
 */
export const withRecipientLinks = (
  { html, text, ...rendered }: RenderedNewsletter,
  links: RecipientLinks,
): RenderedNewsletter => ({
  ...rendered,
  html: filled(html, links, escapeHtml),
  text: filled(text, links, (url) => url),
})

const OPTIONAL = new RegExp(`${OPTIONAL_START}[^${OPTIONAL_END}]*${OPTIONAL_END}`, 'g')

function filled(
  marked: string,
  { unsubscribeUrl, preferencesUrl }: RecipientLinks,
  written: (url: string) => string,
): string {
  const shown =
    preferencesUrl === null
      ? marked.replaceAll(OPTIONAL, '')
      : marked
          .replaceAll(OPTIONAL_START, '')
          .replaceAll(OPTIONAL_END, '')
          // A function: `$` means something in a replacement text.
          .replaceAll(PREFERENCES_MARK, () => written(preferencesUrl))
  return shown.replaceAll(UNSUBSCRIBE_MARK, () => written(unsubscribeUrl))
}
