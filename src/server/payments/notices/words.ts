import { renderSiteMail } from '../../accounts/mails'
import type { RenderedMail } from '../../mail/layout'
import type { MailText } from '../../mail/texts/mail-text'
import type { MailCatalogue } from '../../mail/texts/product-mail-texts'
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
  renderSiteMail(site, linkOf(notice), (words, name) => textOf(words, { name, site, notice }))

function linkOf({ kind, isTried, ...urls }: PaymentNoticeContent): string {
  if (kind === 'confirmation_needed') return urls.invoiceUrl ?? urls.accountUrl
  return kind === 'access_ended' && !isTried ? urls.plansUrl : urls.accountUrl
}

type Noticed = { name: string; site: SiteScope; notice: PaymentNoticeContent }

function textOf({ texts, date, amount }: MailCatalogue, { name, site, notice }: Noticed): MailText {
  const { currency, isEnding, isTried } = notice
  const money = (cents: number | null) =>
    cents === null || currency === null ? null : amount(cents, currency)
  const payment = {
    site: name,
    amount: money(notice.amountCents),
    until: date((notice.endsAt ?? new Date()).toISOString(), site.timeZone),
    plan: notice.planType === 'yearly' ? ('yearly' as const) : ('monthly' as const),
  }
  switch (notice.kind) {
    case 'paid':
      return texts.paid({ ...payment, price: money(notice.priceCents), isEnding })
    case 'payment_failed':
      return texts.paymentFailed(payment)
    case 'confirmation_needed':
      return texts.confirmationNeeded(payment)
    case 'trial_ending':
      return texts.trialEnding(payment)
    case 'access_ended':
      return texts.accessEnded({ ...payment, isTried })
  }
}
