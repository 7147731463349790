import { z } from 'zod'
import { oneLine, plainLines } from '@/src/domain/language/visible-text'
import { PAYMENT_MODES } from '@/src/domain/payments/payments'
import { MAX_COUPON_MONTHS, MAX_COUPON_USES, MAX_PRICE } from '@/src/domain/payments/price-limits'
import { Email, Id, NonEmpty } from '../basics'
import { CreatedAt, OwnId, nullableTimeOf, timeOf } from '../common-fields'
import { SiteBrand } from './profile'

const PaidPlan = z.enum(['monthly', 'yearly'])
const Target = z.string().max(2048).optional()
const Amount = z.int().min(1).max(MAX_PRICE)
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('ISO 4217 code of the currency, in capitals.')

/**
 * The account that gets the payments of a site.
 * @see docs/product/payments.md#accounts-of-sites
 */
export const PaymentAccount = z
  .object({
    mode: z
      .enum(PAYMENT_MODES)
      .describe('Payment mode: `off`, `local` and `test` without money, or `live`.'),
    usesConnect: z.boolean().describe('Whether the site is paid to an account of its own.'),
    status: z
      .enum(['off', 'none', 'incomplete', 'checking', 'payouts_missing', 'ready'])
      .describe('State of the account: `ready` can be paid and pays out.'),
    missing: z
      .array(z.string())
      .describe("Requirements that Stripe still has, in Stripe's names, the most urgent first."),
  })
  .describe('Account that gets the payments of a site.')
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** An address of the payment service to go to. */
export const PaymentPage = z
  .object({ url: z.string().describe('URL of the page; it works once.') })
  .describe('A page of the payment service.')

export const PlanChange = z
  .strictObject({
    subscriptionId: Id.describe('The id of one of your paid subscriptions.'),
    plan: PaidPlan.describe('The plan to change to.'),
  })
  .describe('A change of plan.')
export const PlanChangePreview = z
  .object({
    amountDueCents: z
      .number()
      .describe('Paid at once, less what is left of the current period; in cents.'),
    currency: Currency,
    priceAmountCents: z.number().describe('Price per period from then on, in cents.'),
    creditCents: z
      .number()
      .describe('What is left as credit and pays for the next periods, in cents; 0 for none.'),
    nextPayment: z
      .object({
        at: timeOf('Time of the payment'),
        amountCents: z.number().describe('Amount in cents, less what is left of the credit.'),
      })
      .describe('The first payment after the change that the credit does not cover.'),
  })
  .describe('Cost of a change of plan.')
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

export const Resumption = z
  .strictObject({ subscriptionId: Id.describe('The id of a subscription that was cancelled.') })
  .describe('A cancellation to undo.')

const couponFields = {
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{3,40}$/, { error: 'Use 3 to 40 letters, digits and hyphens.' })
    .describe('Code that readers type; unique on the site, in capitals or not.'),
  percentOff: z.int().min(1).max(100).nullable().describe('Percent off; null for an amount.'),
  amountOffCents: Amount.nullable().describe('Amount off, in cents; null for a percentage.'),
  duration: z
    .enum(['once', 'repeating', 'forever'])
    .describe('Duration: the first payment, some months, or all payments.'),
  durationMonths: z
    .int()
    .min(1)
    .max(MAX_COUPON_MONTHS)
    .nullable()
    .describe('Number of months, if `repeating`.'),
  maxRedemptions: z
    .int()
    .min(1)
    .max(MAX_COUPON_USES)
    .nullable()
    .describe('Number of uses; null for no limit.'),
  expiresAt: nullableTimeOf('End of the coupon', 'if it has none'),
}

/**
 * A new coupon: off by a percentage or by an amount in the currency of the site.
 * @see docs/product/payments.md#coupons
 */
export const CouponCreate = z
  .strictObject({
    code: couponFields.code,
    percentOff: couponFields.percentOff
      .optional()
      .describe('Percent off; either this or `amountOffCents`.'),
    amountOffCents: couponFields.amountOffCents
      .optional()
      .describe('Amount off, in cents of the currency of the site; either this or `percentOff`.'),
    duration: couponFields.duration,
    durationMonths: couponFields.durationMonths
      .optional()
      .describe('Number of months; required if `repeating`.'),
    maxRedemptions: couponFields.maxRedemptions.optional(),
    expiresAt: z.iso
      .datetime({ offset: true })
      .nullable()
      .optional()
      .describe('End of the coupon: ISO 8601; null or absent for none.'),
  })
  .describe('A new coupon.')
export type CouponCreate = z.output<typeof CouponCreate>

/** A coupon of a site. */
export const Coupon = z
  .object({
    id: OwnId,
    ...couponFields,
    code: z.string().describe('Code that readers type.'),
    currency: z.string().nullable().describe('Currency of the amount; null for a percentage.'),
    redeemed: z.number().describe('Number of uses so far.'),
    createdAt: CreatedAt,
  })
  .describe('A coupon of a site.')
export type Coupon = z.infer<typeof Coupon>

/** A coupon as readers see it before they pay. */
export const CouponOffer = z
  .object({
    code: z.string().describe('The code as its author wrote it.'),
    percentOff: couponFields.percentOff,
    amountOffCents: couponFields.amountOffCents,
    currency: z.string().nullable().describe('Currency of the amount; null for a percentage.'),
    duration: couponFields.duration,
    durationMonths: couponFields.durationMonths,
  })
  .describe('Discount of a coupon.')
export type CouponOffer = z.infer<typeof CouponOffer>

const GiverName = z.string().transform(oneLine).pipe(z.string().max(100))

/**
 * Body of a gift subscription.
 * @see docs/product/payments.md#gifts
 */
export const GiftCreate = z
  .strictObject({
    plan: PaidPlan.describe('A month or a year of full access.'),
    email: Email.optional().describe('Your address; required when nobody is signed in.'),
    recipientEmail: Email.describe('Recipient of the gift.'),
    giverName: GiverName.nullable()
      .optional()
      .describe('Your name, for the mail to the recipient; null for none.'),
    message: z
      .string()
      .overwrite(plainLines)
      .trim()
      .max(1_000)
      .nullable()
      .optional()
      .describe('Words to the recipient; null for none.'),
    return: Target.describe('URL to return to when the checkout is cancelled.'),
    next: Target.describe('URL to open after the checkout.'),
  })
  .describe('A subscription to give to somebody.')
export type GiftCreate = z.output<typeof GiftCreate>

export const GiftToken = z
  .strictObject({ token: NonEmpty.max(200).describe('The token of the link that was mailed.') })
  .describe('A gift, by its link.')

/** A gift, as the holder of its link sees it. */
export const Gift = z
  .object({
    site: SiteBrand.describe('The site whose recipes are given.'),
    planType: PaidPlan.describe('A month or a year.'),
    giverName: z.string().nullable().describe('Name of who gives it; null if they gave none.'),
    message: z.string().nullable().describe('Words of who gives it; null for none.'),
    expiresAt: z.string().describe('Time until which it can be accepted: ISO 8601 in UTC.'),
    isClaimed: z.boolean().describe('Whether it was accepted.'),
  })
  .describe('A gift.')
export type Gift = z.infer<typeof Gift>

/** A gift that the signed-in user has paid for. */
export const GivenGift = z
  .object({
    id: OwnId,
    site: SiteBrand.describe('The site whose recipes are given.'),
    planType: PaidPlan.describe('A month or a year.'),
    recipientEmail: z.string().describe('Recipient.'),
    amountCents: z.number().describe('Amount paid for it, in cents.'),
    currency: Currency,
    createdAt: CreatedAt,
    expiresAt: z.string().describe('Time until which it can be accepted: ISO 8601 in UTC.'),
    claimedAt: nullableTimeOf('When it was accepted', 'if it was not'),
    refundedAt: nullableTimeOf('When its payment was given back', 'if it was not'),
  })
  .describe('A gift that you have paid for.')
export type GivenGift = z.infer<typeof GivenGift>
