import { renderMailText } from '../mail/layout'
import type { RenderedMail } from '../mail/layout'
import { PLATFORM_BRAND } from '../mail/platform-brand'
import { mailCatalogue } from '../mail/texts/product-mail-texts'

type SwitchedOff = {
  siteTitle: string
  /** Language of the site. */
  language: string | null
  url: string
  reason: 'gone' | 'failing'
  href: string
}

/**
 * Builds the mail about an automatically disabled webhook.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export function webhookOffMail(off: SwitchedOff): Promise<RenderedMail> {
  const { texts, language } = mailCatalogue(off.language)
  const webhook = { site: off.siteTitle, host: new URL(off.url).host }
  const text = off.reason === 'gone' ? texts.webhookGone(webhook) : texts.webhookFailing(webhook)
  return renderMailText(text, off.href, { brand: PLATFORM_BRAND, language })
}
