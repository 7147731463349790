import { z } from 'zod'
import { VERIFIER_PATTERN } from '@/src/domain/accounts'
import { Challenge, Email, Id, NonEmpty } from './basics'
import { Image } from './image'
import { TEMPERATURE_SYSTEMS } from './site'

export const PLAN_TYPES = ['free', 'monthly', 'yearly'] as const

/** The reader's subscription to the site that was asked. */
export const CurrentSubscription = z.object({
  planType: z.enum(PLAN_TYPES),
  priceAmountCents: z.number().nullable(),
  cadence: z.enum(['month', 'year']).nullable(),
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
  isSubscribed: z.boolean(),
  isSubscribedToFree: z.boolean(),
  isSubscribedToPaid: z.boolean(),
  temperatureSystem: z.enum(TEMPERATURE_SYSTEMS).nullable(),
  currentSubscription: CurrentSubscription.nullable(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** What a site remembers about the reader: the ids of bookmarked recipes. */
export const SiteUserData = z.object({ bookmarks: z.array(Id) })
export type SiteUserData = z.infer<typeof SiteUserData>

/** Lets the browser that asks spend the link by itself, and be found again on a custom domain. */
const asking = { challenge: Challenge.optional() }
/** Body of a sign-in request. */
export const SignInRequest = z.strictObject({ email: Email, ...asking })
/** Body of a sign-up on a site: `subscribe` asks for the newsletter as well. */
export const SiteSignUpRequest = z.strictObject({
  email: Email,
  subscribe: z.boolean().optional(),
  ...asking,
})
/** Body of a confirmation: with the secret behind the challenge it counts only for who asked. */
export const SignInConfirm = z
  .strictObject({ verifier: z.string().regex(VERIFIER_PATTERN).optional() })
  .optional()
/** Body of a question about a link. */
export const SignInLinkQuestion = z.strictObject({ token: NonEmpty.max(200) })
/** Whom a link signs in: enough to know oneself by. */
export const SignInLink = z.object({
  /** The address without most of its name. */
  email: z.string(),
  /** Whether that is who is signed in already. */
  isCurrentUser: z.boolean(),
})

/** A signed-in browser or program, as its user sees it. */
export const Session = z.object({
  id: Id,
  /** The browser and the system in words. */
  device: z.string(),
  /** Where it is signed in; null when that is not known. */
  host: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

const Attribution = z.string().max(1000).nullable().optional()
/** Body of a sign-up on the account host, with where the person came from. */
export const SignUpRequest = z.strictObject({
  email: Email,
  fbp: Attribution,
  fbc: Attribution,
  eventId: Attribution,
  userAgent: Attribution,
  metadata: z.record(z.string().max(100), z.string().max(1000)).nullable().optional(),
  ...asking,
})
/** Where the emailed link leads. */
export const NextQuery = z.object({ next: z.string().max(2048).optional() })
