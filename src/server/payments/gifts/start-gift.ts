import type { Payload } from 'payload'
import type { GiftCreate } from '@/src/contract/people/payment'
import { hasVisibleText } from '@/src/domain/language/visible-text'
import type { SiteScope } from '../../sites/scope'
import { storeCheckout } from '../checkout/checkouts'
import { ensureCustomer } from '../checkout/customers'
import { findOffer } from '../checkout/offer'
import { getBranding } from '../checkout/branding'
import { openSession, taxOf } from '../checkout/start-checkout'
import { environmentOf } from '../../deployment'
import { buildStripeMetadata } from '../stripe/identity'
import type { Offer } from '../checkout/offer'

/** The giver, the recipient, and the page to which the browser returns. */
export type GiftRequest = {
  site: SiteScope
  userId: string | null
  email: string
  gift: GiftCreate
  urls: { success: string; cancel: string }
}

/** Text of the giver; null when it has no visible characters. */
const seenOrNull = (words: string | null | undefined): string | null =>
  words && hasVisibleText(words) ? words : null

/**
 * Starts the checkout of a gift; returns the URL of its page.
 * @throws Failure `forbidden` where the plan is not offered, `unavailable`
 * @see docs/product/payments.md#gifts
 */
export async function startGift(payload: Payload, request: GiftRequest): Promise<string> {
  const { site, gift, email, userId } = request
  const offer = await findOffer(payload, site.id, gift.plan)
  const customer = await ensureCustomer(payload, { userId, email })
  const id = await storeCheckout(payload, {
    ...offer,
    kind: 'gift',
    siteId: site.id,
    userId,
    email,
    gift: {
      recipientEmail: gift.recipientEmail,
      giverName: seenOrNull(gift.giverName),
      message: seenOrNull(gift.message),
    },
  })
  const metadata = await buildStripeMetadata(payload, { kind: 'gift', site: site.id, checkout: id })
  return openSession(payload, id, {
    branding_settings: getBranding(site),
    mode: 'payment',
    customer,
    client_reference_id: id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: offer.currency.toLowerCase(),
          unit_amount: offer.amountCents,
          product_data: { name: `A gift: ${LENGTH[offer.plan]} of ${site.title}` },
        },
      },
    ],
    success_url: request.urls.success,
    cancel_url: request.urls.cancel,
    metadata,
    payment_intent_data: { metadata, ...routeOf(payload, offer) },
    ...taxOf(payload),
  })
}

const LENGTH = { monthly: 'a month', yearly: 'a year' } as const

function routeOf(payload: Payload, { accountId, amountCents }: Offer): object {
  const { usesConnect, feePercent } = environmentOf(payload).payments
  if (!usesConnect || accountId === null) return {}
  const fee = Math.round((amountCents * feePercent) / 100)
  return {
    on_behalf_of: accountId,
    transfer_data: { destination: accountId },
    ...(fee > 0 ? { application_fee_amount: fee } : {}),
  }
}
