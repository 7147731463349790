import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { getCheckoutSession } from '@/src/server/payments/checkout/checkout-session'
import { checkoutPages } from '@/src/server/payments/checkout/pages'
import { offerOfCoupon } from '@/src/server/payments/coupons/coupon-offer'
import { startGift } from '@/src/server/payments/gifts/start-gift'
import { countAttempt, MAIL_PER_ADDRESS } from '@/src/server/rate-limits/rate-limit'
import { networkOf } from '@/src/server/rate-limits/rate-subject'
import type { Handlers } from '../call'

/**
 * Paying on a site.
 * @see docs/product/payments.md#checkout
 */
export const sitePaymentHandlers = {
  getCheckoutSession: async ({ payload, site, params }) => ({
    checkoutSession: await getCheckoutSession(payload, site.id, params.sessionId),
  }),
  createGift: async ({ req, payload, site, caller, clientAddress, body }) => {
    const email = caller?.email ?? body.email
    if (email === undefined) throw invalidField('email', REQUIRED)
    await countAttempt(payload, MAIL_PER_ADDRESS, networkOf(clientAddress))
    const pages = { success: body.next ?? '/subscribe/success', cancel: body.return }
    const urls = await checkoutPages(payload, site, pages, req.headers.get('host'))
    const wish = { site, userId: caller?.userId ?? null, email, gift: body, urls }
    return { checkout: { url: await startGift(payload, wish) } }
  },
  getCouponOffer: async ({ payload, site, params, clientAddress }) => ({
    coupon: await offerOfCoupon(payload, site.id, params.code, clientAddress),
  }),
} satisfies Partial<Handlers>
