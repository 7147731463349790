import { z } from 'zod'
import { Challenge, Email, Id, Instant } from '../basics'
import { PLAN_TYPES } from './user'

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'canceled'] as const

const Target = z.string().max(2048).optional()

/**
 * Asks for a subscription to a site; `email` when nobody is signed in.
 * @see docs/product/subscriptions.md#subscribing
 */
export const SubscriptionCreate = z.strictObject({
  siteSlug: z.string().max(255).optional().describe('If sent, must be the site of the path.'),
  email: Email.optional().describe('Required when nobody is signed in.'),
  plan: z.enum(PLAN_TYPES),
  return: Target.describe('URL to return to when the checkout is cancelled.'),
  nextFree: Target.describe('URL to open after a free subscription.'),
  nextPaid: Target.describe('URL to open after a paid checkout.'),
  nextLogin: Target.describe('URL that the emailed link opens, for callers who are not signed in.'),
  challenge: Challenge.optional().describe('As for `requestSiteSignIn`.'),
})
export type SubscriptionCreate = z.output<typeof SubscriptionCreate>

/** A checkout to redirect the user to. */
export const Checkout = z.object({ url: z.string().describe('URL of the checkout page.') })

/** A subscriber of a site. */
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string().nullable(),
  planType: z.enum(PLAN_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  priceAmountCents: z.number().nullable(),
  currency: z.string().nullable(),
  receivesNewsletter: z.boolean(),
  createdAt: z.string(),
})
export type Subscriber = z.infer<typeof Subscriber>

/** A subscription of the signed-in user. */
export const OwnSubscription = z.object({
  id: Id,
  site: z.object({ slug: z.string(), title: z.string(), url: z.string() }),
  planType: z.enum(PLAN_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  priceAmountCents: z.number().nullable(),
  currency: z.string().nullable(),
  currentPeriodEnd: z
    .string()
    .nullable()
    .describe('End of the paid period; null if there is none.'),
  cancelAtPeriodEnd: z.boolean().describe('Whether it ends with its period instead of renewing.'),
})
export type OwnSubscription = z.infer<typeof OwnSubscription>

/** A site's subscription to the platform. */
export const AppSubscription = z.object({
  id: Id,
  plan: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: z.string().nullable(),
})
export type AppSubscription = z.infer<typeof AppSubscription>

/** Body of a new subscription to the platform. */
export const AppSubscriptionCreate = z.strictObject({
  plan: z.string().trim().min(1).max(100),
  return: Target,
  next: Target,
})

/** A recipe sent to a site's subscribers by email, with its progress. */
export const NewsletterSend = z.object({
  id: Id,
  recipeId: Id,
  note: z.string().nullable(),
  status: z.enum(['queued', 'sending', 'sent', 'failed']),
  total: z.number().describe('Number of recipients.'),
  sent: z.number().describe('Emails accepted by the mail server.'),
  failed: z.number().describe('Emails that could not be sent.'),
  createdAt: z.string(),
})
export type NewsletterSend = z.infer<typeof NewsletterSend>

export const NewsletterSendCreate = z.strictObject({
  recipeId: Id,
  note: z.string().max(10_000).nullable().optional().describe('A note above the recipe.'),
})

/** A checkout session. */
export const CheckoutSession = z.object({
  email: z.string(),
  subscription: z
    .object({
      planType: z.enum(PLAN_TYPES),
      priceAmountCents: z.number().nullable(),
      currentPeriodEnd: Instant.nullable(),
    })
    .nullable(),
})
