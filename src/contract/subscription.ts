import { z } from 'zod'
import { Challenge, Email, Id, Instant } from './basics'
import { PLAN_TYPES } from './user'

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'canceled'] as const

const Target = z.string().max(2048).optional()

/**
 * Asks for a subscription to a site; `email` when nobody is signed in.
 * @see docs/product/subscriptions.md#subscribing
 */
export const SubscriptionCreate = z.strictObject({
  siteSlug: z.string().max(255).optional(),
  email: Email.optional(),
  plan: z.enum(PLAN_TYPES),
  /** Where to come back to when a checkout is given up. */
  return: Target,
  nextFree: Target,
  nextPaid: Target,
  nextLogin: Target,
  /** As with a sign-in: the browser that asks may spend the mailed link by itself. */
  challenge: Challenge.optional(),
})
export type SubscriptionCreate = z.output<typeof SubscriptionCreate>

/** Where a payment goes on. */
export const Checkout = z.object({ url: z.string() })

/** A reader in the author's list. */
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

/** A subscription of the caller's own. */
export const OwnSubscription = z.object({
  id: Id,
  site: z.object({ slug: z.string(), title: z.string(), url: z.string() }),
  planType: z.enum(PLAN_TYPES),
  status: z.enum(SUBSCRIPTION_STATUSES),
  priceAmountCents: z.number().nullable(),
  currency: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
})
export type OwnSubscription = z.infer<typeof OwnSubscription>

/** What an author pays the platform for a site. */
export const AppSubscription = z.object({
  id: Id,
  plan: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: z.string().nullable(),
})
export type AppSubscription = z.infer<typeof AppSubscription>

/** A plan of the platform an author asks for. */
export const AppSubscriptionCreate = z.strictObject({
  plan: z.string().trim().min(1).max(100),
  return: Target,
  next: Target,
})

/** A recipe mailed to a site's subscribers, and how far that has come. */
export const NewsletterSend = z.object({
  id: Id,
  recipeId: Id,
  note: z.string().nullable(),
  status: z.enum(['queued', 'sending', 'sent', 'failed']),
  total: z.number(),
  sent: z.number(),
  failed: z.number(),
  createdAt: z.string(),
})
export type NewsletterSend = z.infer<typeof NewsletterSend>

export const NewsletterSendCreate = z.strictObject({
  recipeId: Id,
  note: z.string().max(10_000).nullable().optional(),
})

/** A paid checkout that has come back. */
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
