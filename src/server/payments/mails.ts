import { longDate } from '@/src/domain/language/long-date'
import { brandOf } from '../accounts/mails'
import { renderMail } from '../mail/layout'
import type { DrawnMail } from '../mail/layout'
import type { SiteScope } from '../sites/scope'

/** The mail after a checkout of somebody who was not signed in. */
export function welcomeMail(site: SiteScope, href: string): DrawnMail {
  return renderMail(
    {
      subject: `Your subscription to ${site.title}`,
      preview: 'Sign in to read every recipe.',
      heading: `Welcome to ${site.title}`,
      paragraphs: [
        'Your subscription is active, and your account is ready. Sign in to read every recipe. No password needed.',
      ],
      button: { label: 'Sign In', href },
      footnotes: ['The link works once, for 30 minutes. You can ask for another one at any time.'],
    },
    brandOf(site),
  )
}

/** The content of a gift mail. */
export type GiftWords = {
  plan: 'monthly' | 'yearly'
  buyer: string
  giverName: string | null
  recipient: string
  message: string | null
  href: string
  expiresAt: string
}

const LENGTH = { monthly: 'a month', yearly: 'a year' } as const

/** The mail to who was given a subscription. */
export function giftMail(site: SiteScope, gift: GiftWords): DrawnMail {
  const giver = gift.giverName === null ? gift.buyer : `${gift.giverName} (${gift.buyer})`
  const words = `${giver} has given you ${LENGTH[gift.plan]} of full access to ${site.title}.`
  return renderMail(
    {
      subject: `A gift: ${LENGTH[gift.plan]} of ${site.title}`,
      preview: words,
      heading: `A gift for you`,
      paragraphs: [words, ...linesOf(gift.message)],
      button: { label: 'Accept the gift', href: gift.href },
      footnotes: [`The gift can be accepted until ${longDate(gift.expiresAt, 'reader')}.`],
    },
    brandOf(site),
  )
}

/** The words of a giver in quotes, a paragraph for each of their lines. */
function linesOf(message: string | null): string[] {
  if (message === null || message === '') return []
  return `“${message}”`.split(/\s*\n\s*/)
}

/** The mail to who gave it: with the link, in case the first mail is lost. */
export function giftReceiptMail(site: SiteScope, gift: GiftWords): DrawnMail {
  return renderMail(
    {
      subject: `Your gift of ${site.title}`,
      preview: `We have written to ${gift.recipient}.`,
      heading: 'Thank you for your gift',
      paragraphs: [
        `We have written to ${gift.recipient}. You can also pass on this link yourself: whoever opens it first accepts the gift.`,
      ],
      button: { label: 'Open the gift', href: gift.href },
      footnotes: [`The gift can be accepted until ${longDate(gift.expiresAt, 'reader')}.`],
    },
    brandOf(site),
  )
}
