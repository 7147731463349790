import { z } from 'zod'
import { VERIFIER_PATTERN } from '@/src/domain/accounts'
import { Challenge, Email, Id, NonEmpty } from '../basics'
import { CreatedAt, OwnId, timeOf } from '../common-fields'
import { Image } from '../media/image'
import { TEMPERATURE_SYSTEMS } from '../site/site'
import { nameOf } from './profile'

export const PLAN_TYPES = ['free', 'monthly', 'yearly'] as const

/** The user's subscription to the site the call is about. */
export const CurrentSubscription = z
  .object({
    planType: z.enum(PLAN_TYPES).describe('Plan of the subscription.'),
    priceAmountCents: z
      .number()
      .nullable()
      .describe('Price per period, in cents; `null` for a free plan.'),
    cadence: z
      .enum(['month', 'year'])
      .nullable()
      .describe('Billing period; `null` for a free plan.'),
  })
  .describe("The signed-in user's subscription to the site.")

/**
 * The signed-in user.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export const CurrentUser = z
  .object({
    id: OwnId,
    email: z.string().describe('Email address, in lowercase.'),
    avatar: Image.nullable().describe('Profile picture; `null` if the user has none.'),
    displayName: z.string().nullable().describe('Display name; `null` if not set.'),
    handle: z
      .string()
      .nullable()
      .describe('Handle, unique across the deployment; `null` if not set.'),
    bio: z.string().nullable().describe('A short text about the user; `null` if there is none.'),
    isSubscribed: z.boolean().describe('Whether the user has a current subscription to the site.'),
    isSubscribedToFree: z.boolean().describe('Whether the current subscription is free.'),
    isSubscribedToPaid: z
      .boolean()
      .describe('Whether the current subscription is monthly or yearly.'),
    temperatureSystem: z
      .enum(TEMPERATURE_SYSTEMS)
      .nullable()
      .describe("Preferred temperature unit; `null` to use each site's default."),
    managesSite: z
      .boolean()
      .describe('Whether the user manages the site; `false` on the account host.'),
    isPlatformAdmin: z
      .boolean()
      .describe('Whether the user is a platform admin; `false` on sites.'),
    mayCreateSites: z
      .boolean()
      .describe('Whether the user is allowed to create sites on this deployment.'),
    currentSubscription: CurrentSubscription.nullable().describe(
      'The current subscription to the site; `null` if there is none, and on the account host.',
    ),
  })
  .describe('The signed-in user.')
export type CurrentUser = z.infer<typeof CurrentUser>

/** The user's data on a site. */
export const SiteUserData = z
  .object({
    bookmarks: z.array(Id).describe('IDs of the bookmarked recipes, newest first.'),
  })
  .describe("The signed-in user's data on a site.")
export type SiteUserData = z.infer<typeof SiteUserData>

const Recipient = Email.describe('Email address to send the link to.')
/** Ties the emailed link to the browser that requested it. */
const asking = {
  challenge: Challenge.optional().describe(
    'SHA-256 of a secret kept by the client, in base64url; with the secret as `verifier`, the link needs no further confirmation.',
  ),
}
/** Body of a sign-in request. */
export const SignInRequest = z
  .strictObject({ email: Recipient, ...asking })
  .describe('A request for a sign-in link.')
/** Body of a sign-up on a site. */
export const SiteSignUpRequest = z
  .strictObject({
    email: Recipient,
    subscribe: z
      .boolean()
      .optional()
      .describe("Whether to also subscribe to the site's newsletter."),
    ...asking,
  })
  .describe("A request for a site's sign-up link.")
/** Body of a confirmation. */
export const SignInConfirm = z
  .strictObject({
    verifier: z
      .string()
      .regex(VERIFIER_PATTERN)
      .optional()
      .describe('The secret behind the `challenge` sent when the link was requested.'),
  })
  .optional()
  .describe('A confirmation of a sign-in or sign-up link.')
/** Body of `describeSignInLink`. */
export const SignInLinkQuestion = z
  .strictObject({
    token: NonEmpty.max(200).describe('Token from the sign-in link: its `mgk` parameter.'),
  })
  .describe('A sign-in link to describe.')
/** The account of a sign-in link. */
export const SignInLink = z
  .object({
    email: z.string().describe('Masked email address: `a•••@example.com`.'),
    isCurrentUser: z.boolean().describe('Whether this user is already signed in.'),
  })
  .describe('The user that a sign-in link would sign in.')

/** A session of the signed-in user. */
export const Session = z
  .object({
    id: OwnId,
    device: z.string().describe('Browser and operating system, such as `Firefox on Linux`.'),
    host: z
      .string()
      .nullable()
      .describe('Host that the session was created on; `null` if unknown.'),
    createdAt: CreatedAt,
    lastUsedAt: timeOf('Time of the last use, updated at most once an hour'),
    isCurrent: z.boolean().describe('Whether this session made the call.'),
  })
  .describe('A session of the signed-in user.')
export type Session = z.infer<typeof Session>

const Attribution = z.string().max(1000).nullable().optional()
/** Body of a sign-up on the account host, with its attribution. */
export const SignUpRequest = z
  .strictObject({
    email: Recipient,
    displayName: nameOf(
      'Display name of the new account, if the link is confirmed with the `verifier` of this request.',
    ).optional(),
    fbp: Attribution.describe('Browser ID from an advertising pixel.'),
    fbc: Attribution.describe('Click ID from an advertising pixel.'),
    eventId: Attribution.describe('ID of the sign-up event, for deduplication.'),
    userAgent: Attribution.describe('User agent of the browser.'),
    metadata: z
      .record(z.string().max(100), z.string().max(1000))
      .nullable()
      .optional()
      .describe('Any other attribution, as key-value pairs.'),
    ...asking,
  })
  .describe('A request for a sign-up link, with its attribution.')
/** Query of the calls that send a link. */
export const NextQuery = z.object({
  next: z
    .string()
    .max(2048)
    .optional()
    .describe('URL or path to open after sign-in; must belong to this deployment.'),
})
