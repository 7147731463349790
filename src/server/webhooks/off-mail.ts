import { renderMail } from '../mail/layout'
import type { RenderedMail } from '../mail/layout'
import { PLATFORM_BRAND } from '../mail/platform-brand'

type SwitchedOff = { siteTitle: string; url: string; reason: 'gone' | 'failing'; href: string }

/**
 * Builds the mail about an automatically disabled webhook.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export const webhookOffMail = ({
  siteTitle,
  url,
  reason,
  href,
}: SwitchedOff): Promise<RenderedMail> =>
  renderMail(
    {
      subject: `A webhook of ${siteTitle} is off`,
      preview: 'Events are no longer sent to it.',
      heading: 'A webhook was switched off',
      paragraphs: [
        reason === 'gone'
          ? `The server of ${new URL(url).host} reported that it accepts no more events from ${siteTitle}.`
          : `No event sent to ${new URL(url).host} for ${siteTitle} has been delivered for five days.`,
        'Once it works again, switch the webhook on. Undelivered events are kept for 30 days and can be sent again.',
      ],
      button: { label: 'View the webhooks', href },
      footnotes: ['You get this email because you own the site.'],
    },
    PLATFORM_BRAND,
  )
