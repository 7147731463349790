import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { getMailBrand } from '../../accounts/mails'
import { renderMail } from '../../mail/layout'
import type { RenderedMail, MailContent } from '../../mail/layout'
import type { SiteScope } from '../../sites/scope'

/** The kinds of mails to readers about payments. */
export type NoticeKind =
  'paid' | 'payment_failed' | 'confirmation_needed' | 'trial_ending' | 'access_ended'

/** The content of a mail about a payment. */
export type PaymentNoticeContent = {
  kind: NoticeKind
  amountCents: number | null
  currency: string | null
  planType: 'free' | 'monthly' | 'yearly'
  endsAt: Date | null
  /** Price of a period in cents. */
  priceCents: number | null
  /** Whether it ends with its period instead of renewing. */
  isEnding: boolean
  /**
   * Whether Stripe still retries the payment: the reader then needs another card, not a second
   * subscription.
   */
  isTried: boolean
  /** URL of the reader's subscriptions, where the card is changed. */
  accountUrl: string
  /** URL of Stripe's invoice page, where there is one. */
  invoiceUrl: string | null
  /** URL of the site's plans. */
  plansUrl: string
}

/** Builds a mail about a payment. */
export const noticeMail = (site: SiteScope, notice: PaymentNoticeContent): Promise<RenderedMail> =>
  renderMail(
    WORDS[notice.kind](site.title, { ...notice, timeZone: site.timeZone }),
    getMailBrand(site),
  )

/** The content of a mail with the time zone of its dates. */
type SiteNotice = PaymentNoticeContent & { timeZone: string }

const WORDS: Record<NoticeKind, (site: string, notice: SiteNotice) => MailContent> = {
  paid: (site, notice) => ({
    subject: `Your payment to ${site}`,
    preview: `Thank you. You can read everything until ${dayOf(notice)}.`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `You have paid${amountOf(notice, ' ')} for your subscription to ${site}, and can read everything until ${dayOf(notice)}.`,
      notice.isEnding
        ? 'You will not be charged after that.'
        : `It renews on that day for${amountOf({ ...notice, amountCents: notice.priceCents }, ' ')} ${EVERY[notice.planType]}.`,
    ],
    button: { label: 'See your subscription', href: notice.accountUrl },
    footnotes: ['You get this email once for each payment.'],
  }),
  payment_failed: (site, notice) => ({
    subject: `Your payment to ${site} did not go through`,
    preview: 'Change your card to keep reading.',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your card could not be charged${amountOf(notice, ' ')} for your subscription to ${site}. We will try again automatically within the next days.`,
      `You can read everything until ${dayOf(notice)}. To keep reading after that, change your card.`,
    ],
    button: { label: 'Change your card', href: notice.accountUrl },
    footnotes: ['If you have paid in the meantime, you can ignore this email.'],
  }),
  confirmation_needed: (site, notice) => ({
    subject: `Confirm your payment to ${site}`,
    preview: 'Your bank asks you to confirm it.',
    heading: 'Please confirm your payment',
    paragraphs: [
      `Your bank asks you to confirm the payment${amountOf(notice)} for your subscription to ${site}.`,
      `You can read everything until ${dayOf(notice)}. Confirm it before then to keep reading.`,
    ],
    button: { label: 'Confirm the payment', href: notice.invoiceUrl ?? notice.accountUrl },
    footnotes: ['If you have confirmed it in the meantime, you can ignore this email.'],
  }),
  trial_ending: (site, notice) => ({
    subject: `Your trial of ${site} ends soon`,
    preview: `It ends on ${dayOf(notice)}.`,
    heading: `Your trial ends on ${dayOf(notice)}`,
    paragraphs: [
      `From then on your subscription to ${site} costs${amountOf(notice, ' ')} ${EVERY[notice.planType]}.`,
      'To keep it, you do not need to do anything. To stop, cancel before then, and you will not be charged.',
    ],
    button: { label: 'See your subscription', href: notice.accountUrl },
    footnotes: ['You get this email once for each trial.'],
  }),
  access_ended: (site, notice) => ({
    subject: `Your access to ${site} has ended`,
    preview: 'The payment could not be made.',
    heading: 'Your access has ended',
    paragraphs: [
      `The payment${amountOf(notice)} for your subscription to ${site} could not be made, so you can no longer read the recipes for subscribers. Your account, saved recipes and comments stay.`,
      notice.isTried
        ? 'Change your card to get access again.'
        : 'You can subscribe again at any time.',
    ],
    button: notice.isTried
      ? { label: 'Change your card', href: notice.accountUrl }
      : { label: 'Subscribe again', href: notice.plansUrl },
    footnotes: ['If you have paid in the meantime, you can ignore this email.'],
  }),
}

const EVERY = { free: 'a month', monthly: 'a month', yearly: 'a year' } as const

const amountOf = ({ amountCents, currency }: PaymentNoticeContent, before = ' of '): string =>
  amountCents === null || currency === null ? '' : `${before}${amountText(amountCents, currency)}`

const dayOf = ({ endsAt, timeZone }: SiteNotice): string =>
  longDate((endsAt ?? new Date()).toISOString(), timeZone)
