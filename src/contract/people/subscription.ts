import { z } from 'zod'
import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from '@/src/domain/payments/premium'
import { Challenge, Email, Id, Instant } from '../basics'
import { Cents, CreatedAt, OwnId, nullableTimeOf } from '../common-fields'
import { SiteBrand } from './profile'
import { PLAN_TYPES } from './user'

const Target = z.string().max(2048).optional()
const Plan = z
  .enum(PLAN_TYPES)
  .describe('Plan: `free` for public recipes and the newsletter, paid ones for all recipes.')
const Status = z
  .enum(SUBSCRIPTION_STATUSES)
  .describe(
    'State of the subscription: `trialing` before the first payment, `past_due` after a failed one, `paused` while it gives nothing, `canceled` once it has ended.',
  )
const Price = Cents('Price per period', 'for a free plan')
const Currency = z
  .string()
  .nullable()
  .describe('ISO 4217 code of the currency, in capitals; null for a free plan.')
const PeriodEnd = nullableTimeOf('End of the paid period', 'if there is none')

/**
 * Body of a new subscription to a site; `email` when nobody is signed in.
 * @see docs/product/subscriptions.md#subscribing
 */
export const SubscriptionCreate = z
  .strictObject({
    siteSlug: z.string().max(255).optional().describe('If sent, must be the site of the path.'),
    email: Email.optional().describe('Required when nobody is signed in.'),
    plan: Plan,
    coupon: z.string().trim().max(40).optional().describe('Code of a coupon, for a paid plan.'),
    return: Target.describe(
      'URL to return to when the checkout is cancelled; this and the next three must belong to this deployment.',
    ),
    nextFree: Target.describe('URL to open after a free subscription.'),
    nextPaid: Target.describe('URL to open after a paid checkout.'),
    nextLogin: Target.describe(
      'URL that the emailed link opens, for callers who are not signed in.',
    ),
    challenge: Challenge.optional().describe('As for `requestSiteSignIn`.'),
  })
  .describe('A request for a subscription to a site.')
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
    displayName: z.string().nullable().describe('Display name; null if the user has set none.'),
    planType: Plan,
    status: Status,
    priceAmountCents: Price,
    currency: Currency,
    source: z.enum(SUBSCRIPTION_SOURCES).describe('Origin of the subscription.'),
    currentPeriodEnd: PeriodEnd,
    cancelAtPeriodEnd: z.boolean().describe('Whether it ends with its period instead of renewing.'),
    receivesNewsletter: z.boolean().describe("Whether the site's newsletters are sent to them."),
    createdAt: CreatedAt,
  })
  .describe('A subscriber of a site.')
export type Subscriber = z.infer<typeof Subscriber>

/** A subscription of the signed-in user. */
export const OwnSubscription = z
  .object({
    id: OwnId,
    site: SiteBrand.describe('The site subscribed to.'),
    planType: Plan,
    status: Status,
    priceAmountCents: Price,
    currency: Currency,
    currentPeriodEnd: PeriodEnd,
    cancelAtPeriodEnd: z.boolean().describe('Whether it ends with its period instead of renewing.'),
    source: z
      .enum(SUBSCRIPTION_SOURCES)
      .describe(
        'Origin of the subscription: `payment` is paid for here, and can be changed and resumed.',
      ),
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
    cancelAtPeriodEnd: z.boolean().describe('Whether it ends with its period instead of renewing.'),
  })
  .describe("A site's subscription to the platform.")
export type AppSubscription = z.infer<typeof AppSubscription>

/** A plan that the platform offers to sites. */
export const AppPlan = z
  .object({
    name: z.string().describe('Name of the plan.'),
    amountCents: z.number().describe('Price of a period, in the smallest unit of its currency.'),
    currency: z.string().describe('ISO 4217 code of the currency, in capitals.'),
    interval: z.enum(['month', 'year']).describe('The period that is paid for.'),
  })
  .describe('A plan that the platform offers to sites.')
export type AppPlan = z.infer<typeof AppPlan>

/** Body of a new subscription to the platform. */
export const AppSubscriptionCreate = z
  .strictObject({
    plan: z.string().trim().min(1).max(100).describe('Name of the plan.'),
    return: Target.describe('URL to return to when the checkout is cancelled.'),
    next: Target.describe('URL to open after the checkout.'),
  })
  .describe('A request for a subscription to the platform.')

/** A recipe sent to a site's subscribers by email, with its progress. */
export const NewsletterSend = z
  .object({
    id: OwnId,
    recipeId: Id.describe('The id of the recipe.'),
    note: z.string().nullable().describe('A note above the recipe; null if there is none.'),
    status: z.enum(['queued', 'sending', 'sent', 'failed']).describe('State of the send.'),
    total: z.number().describe('Number of recipients.'),
    sent: z.number().describe('Emails accepted by the mail server.'),
    failed: z.number().describe('Emails that could not be sent.'),
    createdAt: CreatedAt,
  })
  .describe("A recipe sent to a site's subscribers by email, with its progress.")
export type NewsletterSend = z.infer<typeof NewsletterSend>

export const NewsletterSendCreate = z
  .strictObject({
    recipeId: Id.describe('The id of a published recipe of the site.'),
    note: z.string().max(10_000).nullable().optional().describe('A note above the recipe.'),
  })
  .describe("A recipe to send to a site's subscribers by email.")

/** A checkout session. */
export const CheckoutSession = z
  .object({
    status: z
      .enum(['open', 'complete', 'expired'])
      .describe('Whether it is paid: `complete` once it is, `expired` when it ended without.'),
    email: z.string().describe('The email address that pays.'),
    gift: z
      .object({
        planType: z.enum(['monthly', 'yearly']).describe('A month or a year.'),
        recipientEmail: z.string().describe('Recipient.'),
      })
      .nullable()
      .describe('Gift of the checkout; null if it is not one of a gift.'),
    subscription: z
      .object({
        planType: Plan,
        priceAmountCents: Price,
        currency: Currency,
        currentPeriodEnd: Instant.nullable().describe(
          'End of the paid period: ISO 8601 in UTC; null if there is none.',
        ),
      })
      .nullable()
      .describe('The subscription that the checkout created; null if there is none.'),
  })
  .describe('A checkout session.')
