import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { getCheckoutSession } from '@/src/server/payments/checkout/checkout-session'
import { checkoutPages } from '@/src/server/payments/checkout/pages'
import { describeCoupon } from '@/src/server/payments/coupons/coupon-offer'
import { startGift } from '@/src/server/payments/gifts/start-gift'
import { countAttempt, MAIL_PER_ADDRESS } from '@/src/server/rate-limits/rate-limit'
import { toNetwork } from '@/src/server/rate-limits/rate-subject'
import type { Handlers } from '../call'

/** A gift to oneself would be a subscription that does not renew: never intended. */
const OWN_ADDRESS =
  'This is your own address. Subscribe instead, or enter the address of someone else.'
/** The payment service puts the id of the checkout in here. */
const GIFT_SUCCESS = '/subscribe/gift/success/{CHECKOUT_SESSION_ID}'

/**
 * Paying on a site.
 * @see docs/product/payments.md#checkout
 */
export const sitePaymentHandlers = {
  getCheckoutSession: async ({ payload, site, caller, params }) => ({
    checkoutSession: await getCheckoutSession(payload, site.id, caller, params.sessionId),
  }),
  createGift: async ({ req, payload, site, caller, clientAddress, body }) => {
    const email = caller?.email ?? body.email
    if (email === undefined) throw invalidField('email', REQUIRED)
    await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(clientAddress))
    if (email === body.recipientEmail) throw invalidField('recipientEmail', OWN_ADDRESS)
    const pages = { success: body.next ?? GIFT_SUCCESS, cancel: body.return ?? '/subscribe/gift' }
    const urls = await checkoutPages(payload, site, pages, req.headers.get('host'))
    const request = { site, userId: caller?.userId ?? null, email, gift: body, urls }
    return { checkout: { url: await startGift(payload, request) } }
  },
  getCouponOffer: async ({ payload, site, params, clientAddress }) => ({
    coupon: await describeCoupon(payload, site.id, params.code, clientAddress),
  }),
} satisfies Partial<Handlers>
