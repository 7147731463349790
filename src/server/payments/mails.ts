import type { PlanChangePreview } from '@/src/contract/people/payment'
import { renderSiteMail } from '../accounts/mails'
import type { RenderedMail } from '../mail/layout'
import type { SiteScope } from '../sites/scope'

/** Builds the mail after a checkout without sign-in. */
export const welcomeMail = (site: SiteScope, href: string): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.welcome(name))

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

/** Builds the mail to the recipient of a gift subscription. */
export function giftMail(site: SiteScope, gift: GiftMailContent): Promise<RenderedMail> {
  const giver = gift.giverName === null ? gift.buyer : `${gift.giverName} (${gift.buyer})`
  return renderSiteMail(site, gift.href, ({ texts, date }, name) => {
    const until = date(gift.expiresAt, site.timeZone)
    const text = texts.gift({ site: name, plan: gift.plan, giver, until })
    return { ...text, paragraphs: [...text.paragraphs, ...linesOf(gift.message)] }
  })
}

/** Quotes the message of a giver, a paragraph for each line. */
function linesOf(message: string | null): string[] {
  if (message === null || message === '') return []
  return `“${message}”`.split(/\s*\n\s*/)
}

/** Builds the mail to the giver: with the link, in case the first mail is lost. */
export const giftReceiptMail = (
  site: SiteScope,
  { recipient, expiresAt, href }: GiftMailContent,
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts, date }, name) =>
    texts.giftReceipt({ site: name, recipient, until: date(expiresAt, site.timeZone) }),
  )

/** The content of a mail about a changed plan. */
type PlanChange = PlanChangePreview & { plan: 'monthly' | 'yearly'; accountUrl: string }

/** Builds the mail to a reader who has changed to another plan. */
export function planChangeMail(site: SiteScope, change: PlanChange): Promise<RenderedMail> {
  const { plan, currency, priceAmountCents, amountDueCents, creditCents, nextPayment } = change
  return renderSiteMail(site, change.accountUrl, ({ texts, date, amount }, name) => {
    const unlessNothing = (cents: number) => (cents > 0 ? amount(cents, currency) : null)
    return texts.planChange({
      site: name,
      plan,
      price: amount(priceAmountCents, currency),
      paid: unlessNothing(amountDueCents),
      credit: unlessNothing(creditCents),
      next: {
        amount: amount(nextPayment.amountCents, currency),
        date: date(nextPayment.at, site.timeZone),
      },
    })
  })
}

/** Builds the mail to a reader who has canceled a paid subscription. */
export const cancellationMail = (
  site: SiteScope,
  { endsAt, accountUrl }: { endsAt: string | null; accountUrl: string },
): Promise<RenderedMail> =>
  renderSiteMail(site, accountUrl, ({ texts, date }, name) =>
    texts.cancellation({ site: name, until: endsAt && date(endsAt, site.timeZone) }),
  )
