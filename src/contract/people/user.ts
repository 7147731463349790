import { z } from 'zod'
import { VERIFIER_PATTERN } from '@/src/domain/accounts'
import { Challenge, Email, Id, NonEmpty } from '../basics'
import { Image } from '../media/image'
import { TEMPERATURE_SYSTEMS } from '../site/site'

export const PLAN_TYPES = ['free', 'monthly', 'yearly'] as const

/** The user's subscription to the site the call is about. */
export const CurrentSubscription = z.object({
  planType: z.enum(PLAN_TYPES),
  priceAmountCents: z
    .number()
    .nullable()
    .describe('Price per period, in cents; null for a free plan.'),
  cadence: z.enum(['month', 'year']).nullable().describe('Billing period; null for a free plan.'),
})

/**
 * Who is signed in.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export const CurrentUser = z.object({
  id: Id,
  email: z.string(),
  avatar: Image.nullable(),
  displayName: z.string().nullable(),
  handle: z.string().nullable(),
  bio: z.string().nullable(),
  isSubscribed: z.boolean().describe('Whether the user has any current subscription to the site.'),
  isSubscribedToFree: z.boolean().describe('Whether the current subscription is free.'),
  isSubscribedToPaid: z
    .boolean()
    .describe('Whether the current subscription is monthly or yearly.'),
  temperatureSystem: z
    .enum(TEMPERATURE_SYSTEMS)
    .nullable()
    .describe("The user's own temperature unit; null to use each site's default."),
  currentSubscription: CurrentSubscription.nullable().describe(
    'The current subscription to the site; null without one, and on the account host.',
  ),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** The user's data on a site. */
export const SiteUserData = z.object({
  bookmarks: z.array(Id).describe('Ids of the bookmarked recipes, newest first.'),
})
export type SiteUserData = z.infer<typeof SiteUserData>

/** Ties the emailed link to the browser that requested it. */
const asking = {
  challenge: Challenge.optional().describe(
    'SHA-256 of a secret kept by the client, in base64url: with the secret as `verifier`, the link needs no further confirmation.',
  ),
}
/** Body of a sign-in request. */
export const SignInRequest = z.strictObject({ email: Email, ...asking })
/** Body of a sign-up on a site. */
export const SiteSignUpRequest = z.strictObject({
  email: Email,
  subscribe: z.boolean().optional().describe("Also subscribe to the site's newsletter."),
  ...asking,
})
/** Body of a confirmation. */
export const SignInConfirm = z
  .strictObject({
    verifier: z
      .string()
      .regex(VERIFIER_PATTERN)
      .optional()
      .describe('The secret behind the `challenge` of the request for the link.'),
  })
  .optional()
/** Body of `describeSignInLink`. */
export const SignInLinkQuestion = z.strictObject({ token: NonEmpty.max(200) })
/** Whom a sign-in link would sign in. */
export const SignInLink = z.object({
  email: z.string().describe('The masked email address: `a•••@example.com`.'),
  isCurrentUser: z.boolean().describe('Whether this user is signed in already.'),
})

/** A session of the signed-in user. */
export const Session = z.object({
  id: Id,
  device: z.string().describe('Browser and operating system, such as `Firefox on Linux`.'),
  host: z.string().nullable().describe('The host the session was created on; null if unknown.'),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean().describe('Whether this call was made with the session.'),
})
export type Session = z.infer<typeof Session>

const Attribution = z.string().max(1000).nullable().optional()
/** Body of a sign-up on the account host, with its attribution. */
export const SignUpRequest = z.strictObject({
  email: Email,
  fbp: Attribution.describe('Browser id of an advertising pixel.'),
  fbc: Attribution.describe('Click id of an advertising pixel.'),
  eventId: Attribution.describe('Id of the sign-up event, for deduplication.'),
  userAgent: Attribution,
  metadata: z
    .record(z.string().max(100), z.string().max(1000))
    .nullable()
    .optional()
    .describe('Any other attribution, as texts by name.'),
  ...asking,
})
/** Query of the calls that send a link. */
export const NextQuery = z.object({
  next: z
    .string()
    .max(2048)
    .optional()
    .describe('URL or path to open after sign-in; must belong to this deployment.'),
})
