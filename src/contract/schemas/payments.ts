import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  Coupon,
  CouponCreate,
  CouponOffer,
  Gift,
  GiftCreate,
  GiftToken,
  GivenGift,
  PaymentAccount,
  PaymentPage,
  PlanChange,
  PlanChangePreview,
  Resumption,
} from '../people/payment'
import { Checkout } from '../people/subscription'

const Empty = z.object({})
const changeErrors = ['not_found', 'forbidden', 'conflict', 'unavailable'] as const

/** Schemas of changes of paid subscriptions, gifts, coupons, and the payment account of a site. */
export const paymentSchemas = {
  previewPlanChange: {
    summary: 'Previews the cost of changing the plan of a paid subscription now.',
    body: PlanChange,
    answer: z.object({ preview: PlanChangePreview }),
    errors: changeErrors,
  },
  createPlanChange: {
    summary:
      'Changes the plan of a paid subscription immediately; the rest of the current period is credited.',
    body: PlanChange,
    answer: Empty,
    errors: changeErrors,
  },
  createResumption: {
    summary: 'Resumes a canceled subscription before its period ends.',
    body: Resumption,
    answer: Empty,
    errors: ['not_found', 'unavailable'],
  },
  createGift: {
    summary:
      'Starts the checkout of a gift subscription; the recipient gets a link by email once it is paid.',
    body: GiftCreate,
    answer: z.object({ checkout: Checkout }),
    status: 201,
    idempotent: 'by-nature',
    errors: ['forbidden', 'invalid_redirect', 'rate_limited', 'unavailable'],
  },
  describeGift: {
    summary: 'Describes the gift that a link belongs to.',
    body: GiftToken,
    answer: z.object({ gift: Gift }),
    errors: ['not_found'],
  },
  listGifts: {
    summary: 'Lists the gifts that the signed-in user has bought, newest first.',
    answer: z.object({ gifts: z.array(GivenGift).describe('The gifts.') }),
  },
  claimGift: {
    summary: 'Accepts a gift; gives the signed-in user full access for a month or a year.',
    body: GiftToken,
    answer: z.object({ gift: Gift }),
    errors: ['not_found', 'conflict'],
  },
  getCouponOffer: {
    summary: "Returns the discount that a coupon gives on a site's prices.",
    answer: z.object({ coupon: CouponOffer }),
    errors: ['rate_limited', 'not_found'],
  },
  listCoupons: {
    summary: "Lists a site's coupons, newest first.",
    answer: z.object({ coupons: z.array(Coupon).describe('The coupons.') }),
  },
  createCoupon: {
    summary: 'Creates a coupon.',
    body: CouponCreate,
    answer: z.object({ coupon: Coupon }),
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'conflict'],
  },
  deleteCoupon: {
    summary: 'Ends a coupon; subscribers who have already used it keep their discount.',
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  getPaymentAccount: {
    summary: "Returns a site's payment account and its outstanding requirements.",
    answer: z.object({ paymentAccount: PaymentAccount }),
    errors: ['forbidden'],
  },
  refreshPaymentAccount: {
    summary: "Refreshes the state of a site's payment account from the payment service.",
    answer: z.object({ paymentAccount: PaymentAccount }),
    errors: ['forbidden', 'unavailable'],
  },
  createPaymentAccountLink: {
    summary: "Creates a link to set up a site's payment account.",
    answer: PaymentPage,
    status: 201,
    errors: ['forbidden', 'conflict', 'unavailable'],
  },
} as const satisfies Record<string, CallSchema>
