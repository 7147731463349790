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
    summary: 'Says what it would cost to change the plan of a paid subscription now.',
    body: PlanChange,
    answer: z.object({ preview: PlanChangePreview }),
    errors: changeErrors,
  },
  createPlanChange: {
    summary:
      'Changes the plan of a paid subscription at once; what is left of the current period is set off.',
    body: PlanChange,
    answer: Empty,
    errors: changeErrors,
  },
  createResumption: {
    summary: 'Lets a subscription that was cancelled go on, before its period has ended.',
    body: Resumption,
    answer: Empty,
    errors: ['not_found', 'unavailable'],
  },
  createGift: {
    summary:
      'Begins the checkout of a subscription for somebody else, who gets a link by email once it is paid.',
    body: GiftCreate,
    answer: z.object({ checkout: Checkout }),
    status: 201,
    idempotent: 'by-nature',
    errors: ['forbidden', 'invalid_redirect', 'rate_limited', 'unavailable'],
  },
  describeGift: {
    summary: 'Describes the gift of a link.',
    body: GiftToken,
    answer: z.object({ gift: Gift }),
    errors: ['not_found'],
  },
  listGifts: {
    summary: 'Returns the gifts that the signed-in user has paid for, the newest first.',
    answer: z.object({ gifts: z.array(GivenGift).describe('The gifts.') }),
  },
  claimGift: {
    summary: 'Accepts a gift: the signed-in user gets its month or year of full access.',
    body: GiftToken,
    answer: z.object({ gift: Gift }),
    errors: ['not_found', 'conflict'],
  },
  getCouponOffer: {
    summary: 'Says what a coupon takes off the prices of a site.',
    answer: z.object({ coupon: CouponOffer }),
    errors: ['rate_limited', 'not_found'],
  },
  listCoupons: {
    summary: 'Returns the coupons of a site, the newest first.',
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
    summary: 'Ends a coupon; who has used it keeps what it takes off.',
    answer: Empty,
    errors: ['forbidden', 'not_found'],
  },
  getPaymentAccount: {
    summary: 'Returns where the payments of a site go, and what is missing.',
    answer: z.object({ paymentAccount: PaymentAccount }),
    errors: ['forbidden'],
  },
  refreshPaymentAccount: {
    summary: 'Asks the payment service again about the account of a site.',
    answer: z.object({ paymentAccount: PaymentAccount }),
    errors: ['forbidden', 'unavailable'],
  },
  createPaymentAccountLink: {
    summary: 'Creates a link to the page on which the payment account of a site is set up.',
    answer: PaymentPage,
    status: 201,
    errors: ['forbidden', 'conflict', 'unavailable'],
  },
} as const satisfies Record<string, CallSchema>
