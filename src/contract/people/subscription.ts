import { z } from 'zod'
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from '@/src/domain/payments/premium'
import { Challenge, Email, Instant } from '../basics'
import { Cents, CreatedAt, OwnId, nullableTimeOf } from '../common-fields'
import { SiteBrand } from './profile'
import { PLAN_TYPES } from './user'

const Target = z.string().max(2048).optional()
const Plan = z
  .enum(PLAN_TYPES)
  .describe('Plan: `free` gives public recipes and the newsletter, paid plans give all recipes.')
const Status = z
  .enum(SUBSCRIPTION_STATUSES)
  .describe(
    'Status of the subscription: `trialing` before the first payment, `past_due` after a failed one, `paused` while it gives no access, `canceled` once it has ended.',
  )
const Price = Cents('Price per period', 'for a free plan')
const Currency = z
  .string()
  .nullable()
  .describe('ISO 4217 currency code, in uppercase; `null` for a free plan.')
const PeriodEnd = nullableTimeOf('End of the paid period', 'if there is none')

/**
 * Body of a new subscription to a site; `email` when nobody is signed in.
 * @see docs/product/subscriptions.md#subscribing
 */
export const SubscriptionCreate = z
  .strictObject({
    siteSlug: z
      .string()
      .max(255)
      .optional()
      .describe('Slug of the site; must match the path if sent.'),
    email: Email.optional().describe('Email address; required if the caller is not signed in.'),
    plan: Plan,
    coupon: z.string().trim().max(40).optional().describe('Coupon code for a paid plan.'),
    return: Target.describe(
      'URL to return to if the checkout is canceled. Like the next three, it must belong to this deployment.',
    ),
    nextFree: Target.describe('URL to open after subscribing for free.'),
    nextPaid: Target.describe('URL to open after a paid checkout.'),
    nextLogin: Target.describe(
      'URL that the emailed link opens, for callers who are not signed in.',
    ),
    challenge: Challenge.optional().describe(
      'SHA-256 of a secret kept by the client, in base64url; with the secret as `verifier`, the link needs no further confirmation.',
    ),
  })
  .describe('A request to subscribe to a site.')
export type SubscriptionCreate = z.output<typeof SubscriptionCreate>

/** A checkout to redirect the user to. */
export const Checkout = z
  .object({ url: z.string().describe('URL of the checkout page.') })
  .describe('A checkout to redirect the user to.')

/** A subscriber of a site. */
export const Subscriber = z
  .object({
    id: OwnId,
    email: z.string().describe('Email address.'),
    displayName: z.string().nullable().describe('Display name; `null` if not set.'),
    planType: Plan,
    status: Status,
    priceAmountCents: Price,
    currency: Currency,
    source: z.enum(SUBSCRIPTION_SOURCES).describe('Origin of the subscription.'),
    currentPeriodEnd: PeriodEnd,
    cancelAtPeriodEnd: z
      .boolean()
      .describe('Whether it ends with the current period instead of renewing.'),
    receivesNewsletter: z
      .boolean()
      .describe("Whether the subscriber receives the site's newsletters."),
    tags: z.array(z.string()).describe('Tags of the subscriber, in lowercase.'),
    createdAt: CreatedAt,
  })
  .describe('A subscriber of a site.')
export type Subscriber = z.infer<typeof Subscriber>

/** A subscription of the signed-in user. */
export const OwnSubscription = z
  .object({
    id: OwnId,
    site: SiteBrand.describe('The site of the subscription.'),
    planType: Plan,
    status: Status,
    priceAmountCents: Price,
    currency: Currency,
    currentPeriodEnd: PeriodEnd,
    cancelAtPeriodEnd: z
      .boolean()
      .describe('Whether it ends with the current period instead of renewing.'),
    source: z
      .enum(SUBSCRIPTION_SOURCES)
      .describe(
        'Origin of the subscription; only `payment` ones were bought here and can be changed and resumed.',
      ),
    preferencesUrl: z.string().describe('URL of the email preferences at the site.'),
  })
  .describe('A subscription of the signed-in user.')
export type OwnSubscription = z.infer<typeof OwnSubscription>

/** A site's subscription to the platform. */
export const AppSubscription = z
  .object({
    id: OwnId,
    plan: z.string().describe('Name of the plan.'),
    status: Status,
    currentPeriodEnd: PeriodEnd,
    cancelAtPeriodEnd: z
      .boolean()
      .describe('Whether it ends with the current period instead of renewing.'),
  })
  .describe("A site's subscription to the platform.")
export type AppSubscription = z.infer<typeof AppSubscription>

/** A plan that the platform offers to sites. */
export const AppPlan = z
  .object({
    name: z.string().describe('Name of the plan.'),
    amountCents: z.number().describe('Price per billing period, in the smallest currency unit.'),
    currency: z.string().describe('ISO 4217 currency code, in uppercase.'),
    interval: z.enum(['month', 'year']).describe('Billing period.'),
  })
  .describe('A plan of the platform for sites.')
export type AppPlan = z.infer<typeof AppPlan>

/** Body of a new subscription to the platform. */
export const AppSubscriptionCreate = z
  .strictObject({
    plan: z.string().trim().min(1).max(100).describe('Name of the plan.'),
    return: Target.describe('URL to return to if the checkout is canceled.'),
    next: Target.describe('URL to open after the checkout.'),
  })
  .describe('A request to subscribe a site to the platform.')

/** A checkout session. */
export const CheckoutSession = z
  .object({
    status: z
      .enum(['open', 'complete', 'expired'])
      .describe('Status of the checkout: `complete` once paid, `expired` if it ended unpaid.'),
    email: z.string().describe('Email address of the payer.'),
    gift: z
      .object({
        planType: z.enum(['monthly', 'yearly']).describe('Length of the gift: a month or a year.'),
        recipientEmail: z.string().describe('Email address of the recipient.'),
      })
      .nullable()
      .describe('The gift that the checkout pays for; `null` if it is not for a gift.'),
    subscription: z
      .object({
        planType: Plan,
        priceAmountCents: Price,
        currency: Currency,
        currentPeriodEnd: Instant.nullable().describe(
          'End of the paid period (ISO 8601, UTC); `null` if there is none.',
        ),
      })
      .nullable()
      .describe('The subscription created by the checkout; `null` if there is none.'),
  })
  .describe('A checkout session.')
