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
  .describe('ISO 4217 currency code, in uppercase.')

/**
 * The account that gets the payments of a site.
 * @see docs/product/payments.md#accounts-of-sites
 */
export const PaymentAccount = z
  .object({
    mode: z
      .enum(PAYMENT_MODES)
      .describe('Payment mode: `off`, `local` or `test` (no real money), or `live`.'),
    usesConnect: z.boolean().describe('Whether the site has its own payment account.'),
    status: z
      .enum(['off', 'none', 'incomplete', 'checking', 'payouts_missing', 'ready'])
      .describe('Status of the account; `ready` means that it can receive payments and payouts.'),
    missing: z
      .array(z.string())
      .describe('Outstanding Stripe requirements, by their Stripe names, most urgent first.'),
  })
  .describe('The account that receives the payments of a site.')
export type PaymentAccount = z.infer<typeof PaymentAccount>

/** An address of the payment service to go to. */
export const PaymentPage = z
  .object({ url: z.string().describe('URL of the page; it can be used once.') })
  .describe('A link to a page of the payment service.')

export const PlanChange = z
  .strictObject({
    subscriptionId: Id.describe("ID of one of the user's paid subscriptions."),
    plan: PaidPlan.describe('The plan to change to.'),
  })
  .describe('A plan change.')
export const PlanChangePreview = z
  .object({
    amountDueCents: z
      .number()
      .describe('Amount due now, in cents, after credit for the rest of the current period.'),
    currency: Currency,
    priceAmountCents: z.number().describe('New price per period, in cents.'),
    creditCents: z
      .number()
      .describe('Remaining credit, applied to future payments, in cents; 0 if there is none.'),
    nextPayment: z
      .object({
        at: timeOf('Time of the payment'),
        amountCents: z.number().describe('Amount in cents, after the remaining credit.'),
      })
      .describe('The first payment that the credit does not cover.'),
  })
  .describe('Cost of a plan change.')
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

export const Resumption = z
  .strictObject({ subscriptionId: Id.describe('ID of a canceled subscription.') })
  .describe('A request to resume a canceled subscription.')

const couponFields = {
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{3,40}$/, { error: 'Use 3 to 40 letters, digits and hyphens.' })
    .describe('Code that readers enter; unique on the site and not case-sensitive.'),
  percentOff: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe('Discount in percent; `null` for a fixed amount.'),
  amountOffCents: Amount.nullable().describe('Discount in cents; `null` for a percentage.'),
  duration: z
    .enum(['once', 'repeating', 'forever'])
    .describe(
      'How long the discount applies: to the first payment, for some months, or to all payments.',
    ),
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
    .describe('Maximum number of uses; `null` for no limit.'),
  expiresAt: nullableTimeOf('Expiry time of the coupon', 'if it does not expire'),
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
      .describe('Discount in percent; set either this or `amountOffCents`.'),
    amountOffCents: couponFields.amountOffCents
      .optional()
      .describe("Discount in cents of the site's currency; set either this or `percentOff`."),
    duration: couponFields.duration,
    durationMonths: couponFields.durationMonths
      .optional()
      .describe('Number of months; required if `repeating`.'),
    maxRedemptions: couponFields.maxRedemptions.optional(),
    expiresAt: z.iso
      .datetime({ offset: true })
      .nullable()
      .optional()
      .describe('Expiry time (ISO 8601); `null` or omitted if it does not expire.'),
  })
  .describe('A new coupon.')
export type CouponCreate = z.output<typeof CouponCreate>

/** A coupon of a site. */
export const Coupon = z
  .object({
    id: OwnId,
    ...couponFields,
    code: z.string().describe('Code that readers enter.'),
    currency: z
      .string()
      .nullable()
      .describe('Currency of a fixed amount; `null` for a percentage.'),
    redeemed: z.number().describe('Number of times it has been used.'),
    createdAt: CreatedAt,
  })
  .describe('A coupon of a site.')
export type Coupon = z.infer<typeof Coupon>

/** A coupon as readers see it before they pay. */
export const CouponOffer = z
  .object({
    code: z.string().describe('Coupon code, as spelled by its author.'),
    percentOff: couponFields.percentOff,
    amountOffCents: couponFields.amountOffCents,
    currency: z
      .string()
      .nullable()
      .describe('Currency of a fixed amount; `null` for a percentage.'),
    duration: couponFields.duration,
    durationMonths: couponFields.durationMonths,
  })
  .describe('The discount that a coupon gives.')
export type CouponOffer = z.infer<typeof CouponOffer>

const GiverName = z.string().transform(oneLine).pipe(z.string().max(100))

/**
 * Body of a gift subscription.
 * @see docs/product/payments.md#gifts
 */
export const GiftCreate = z
  .strictObject({
    plan: PaidPlan.describe('Length of the gift: a month or a year of full access.'),
    email: Email.optional().describe(
      'Email address of the giver; required if the caller is not signed in.',
    ),
    recipientEmail: Email.describe('Email address of the recipient.'),
    giverName: GiverName.nullable()
      .optional()
      .describe('Name of the giver, shown in the email to the recipient; `null` if there is none.'),
    message: z
      .string()
      .overwrite(plainLines)
      .trim()
      .max(1_000)
      .nullable()
      .optional()
      .describe('Message to the recipient; `null` if there is none.'),
    return: Target.describe('URL to return to if the checkout is canceled.'),
    next: Target.describe('URL to open after the checkout.'),
  })
  .describe('A gift subscription to buy.')
export type GiftCreate = z.output<typeof GiftCreate>

export const GiftToken = z
  .strictObject({ token: NonEmpty.max(200).describe('Token from the emailed link.') })
  .describe('A gift, identified by its link.')

/** A gift, as the holder of its link sees it. */
export const Gift = z
  .object({
    site: SiteBrand.describe('The site that the gift gives access to.'),
    planType: PaidPlan.describe('Length of the gift: a month or a year.'),
    giverName: z.string().nullable().describe('Name of the giver; `null` if none was given.'),
    message: z.string().nullable().describe('Message from the giver; `null` if there is none.'),
    expiresAt: z.string().describe('Time until which the gift can be accepted (ISO 8601, UTC).'),
    isClaimed: z.boolean().describe('Whether the gift has been accepted.'),
  })
  .describe('A gift.')
export type Gift = z.infer<typeof Gift>

/** A gift that the signed-in user has paid for. */
export const GivenGift = z
  .object({
    id: OwnId,
    site: SiteBrand.describe('The site that the gift gives access to.'),
    planType: PaidPlan.describe('Length of the gift: a month or a year.'),
    recipientEmail: z.string().describe('Email address of the recipient.'),
    amountCents: z.number().describe('Price paid, in cents.'),
    currency: Currency,
    createdAt: CreatedAt,
    expiresAt: z.string().describe('Time until which the gift can be accepted (ISO 8601, UTC).'),
    claimedAt: nullableTimeOf('Time of acceptance', 'if not accepted'),
    refundedAt: nullableTimeOf('Time of the refund', 'if not refunded'),
  })
  .describe('A gift that the signed-in user has bought.')
export type GivenGift = z.infer<typeof GivenGift>
