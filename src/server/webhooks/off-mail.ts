import { renderMail } from '../mail/layout'
import type { DrawnMail } from '../mail/layout'
import { PLATFORM_BRAND } from '../mail/platform-brand'

type SwitchedOff = { siteTitle: string; url: string; reason: 'gone' | 'failing'; href: string }

/**
 * Builds the mail about an automatically disabled webhook.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export const webhookOffMail = ({ siteTitle, url, reason, href }: SwitchedOff): DrawnMail =>
  renderMail(
    {
      subject: `A webhook of ${siteTitle} is off`,
      preview: 'Events are not sent to it any more.',
      heading: 'A webhook was switched off',
      paragraphs: [
        reason === 'gone'
          ? `The server of ${new URL(url).host} says that it takes no more events of ${siteTitle}.`
          : `Nothing that was sent to ${new URL(url).host} for ${siteTitle} has arrived in five days.`,
        'Once it works again, switch the webhook on. What could not be sent is kept for 30 days and can be sent again.',
      ],
      button: { label: 'See the Webhooks', href },
      footnotes: ['You get this mail because you own the site.'],
    },
    PLATFORM_BRAND,
  )
