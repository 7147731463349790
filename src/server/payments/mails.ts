import type { PlanChangePreview } from '@/src/contract/people/payment'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { getMailBrand } from '../accounts/mails'
import { renderMail } from '../mail/layout'
import type { RenderedMail } from '../mail/layout'
import type { SiteScope } from '../sites/scope'

/** Builds the mail after a checkout without sign-in. */
export function welcomeMail(site: SiteScope, href: string): Promise<RenderedMail> {
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
    getMailBrand(site),
  )
}

/** The content of a gift mail. */
export type GiftMailContent = {
  plan: 'monthly' | 'yearly'
  buyer: string
  giverName: string | null
  recipient: string
  message: string | null
  href: string
  expiresAt: string
}

const LENGTH = { monthly: 'a month', yearly: 'a year' } as const

/** Builds the mail to the recipient of a gift subscription. */
export function giftMail(site: SiteScope, gift: GiftMailContent): Promise<RenderedMail> {
  const giver = gift.giverName === null ? gift.buyer : `${gift.giverName} (${gift.buyer})`
  const words = `${giver} has given you ${LENGTH[gift.plan]} of full access to ${site.title}.`
  return renderMail(
    {
      subject: `A gift: ${LENGTH[gift.plan]} of ${site.title}`,
      preview: words,
      heading: `A gift for you`,
      paragraphs: [words, ...linesOf(gift.message)],
      button: { label: 'Accept the gift', href: gift.href },
      footnotes: [`The gift can be accepted until ${longDate(gift.expiresAt, site.timeZone)}.`],
    },
    getMailBrand(site),
  )
}

/** Quotes the message of a giver, a paragraph for each line. */
function linesOf(message: string | null): string[] {
  if (message === null || message === '') return []
  return `“${message}”`.split(/\s*\n\s*/)
}

/** Builds the mail to the giver: with the link, in case the first mail is lost. */
export function giftReceiptMail(site: SiteScope, gift: GiftMailContent): Promise<RenderedMail> {
  return renderMail(
    {
      subject: `Your gift of ${site.title}`,
      preview: `We have emailed ${gift.recipient}.`,
      heading: 'Thank you for your gift',
      paragraphs: [
        `We have emailed ${gift.recipient}. You can also forward this link yourself; the first person to open it accepts the gift.`,
      ],
      button: { label: 'Open the gift', href: gift.href },
      footnotes: [`The gift can be accepted until ${longDate(gift.expiresAt, site.timeZone)}.`],
    },
    getMailBrand(site),
  )
}

/** The content of a mail about a changed plan. */
type PlanChange = PlanChangePreview & { plan: 'monthly' | 'yearly'; accountUrl: string }

const PERIODS = { monthly: 'month', yearly: 'year' } as const

/** Builds the mail to a reader who has changed to another plan. */
export function planChangeMail(site: SiteScope, change: PlanChange): Promise<RenderedMail> {
  const { plan, currency, amountDueCents, creditCents, nextPayment, accountUrl } = change
  const price = `${amountText(change.priceAmountCents, currency)} a ${PERIODS[plan]}`
  const paid =
    amountDueCents > 0
      ? `You have paid ${amountText(amountDueCents, currency)}; the unused part of your last period was deducted.`
      : 'You have paid nothing now; the unused part of your last period covers it.'
  const left =
    creditCents > 0
      ? [`${amountText(creditCents, currency)} of it is kept as credit for the next periods.`]
      : []
  return renderMail(
    {
      subject: `Your plan at ${site.title}`,
      preview: `From now on it is ${price}.`,
      heading: `You pay by the ${PERIODS[plan]} now`,
      paragraphs: [
        `Your subscription to ${site.title} is ${price} from now on.`,
        [paid, ...left].join(' '),
        `Your next payment is ${amountText(nextPayment.amountCents, currency)} on ${longDate(nextPayment.at, site.timeZone)}.`,
      ],
      button: { label: 'See your subscription', href: accountUrl },
      footnotes: ['You get this email because you have changed your plan.'],
    },
    getMailBrand(site),
  )
}

/** Builds the mail to a reader who has canceled a paid subscription. */
export function cancellationMail(
  site: SiteScope,
  { endsAt, accountUrl }: { endsAt: string | null; accountUrl: string },
): Promise<RenderedMail> {
  const until =
    endsAt === null
      ? 'Your full access has ended.'
      : `You can read everything until ${longDate(endsAt, site.timeZone)}. Until then you can change your mind.`
  return renderMail(
    {
      subject: `Your subscription to ${site.title} is cancelled`,
      preview: 'You will not be charged again.',
      heading: 'Your subscription is cancelled',
      paragraphs: [
        `You will not be charged again for your subscription to ${site.title}. ${until}`,
        'Your account, saved recipes and comments stay.',
      ],
      button: { label: 'See your subscriptions', href: accountUrl },
      footnotes: ['You get this email because you have cancelled your subscription.'],
    },
    getMailBrand(site),
  )
}
