import { z } from 'zod'
import { Email, Id } from '../basics'
import type { CallSchema } from '../call-schema'
import { AccountDeletion, AccountExport } from '../people/account'
import { BookmarkedRecipe, ProfileUpdate } from '../people/profile'
import {
  Checkout,
  CheckoutSession,
  OwnSubscription,
  SubscriptionCreate,
} from '../people/subscription'
import {
  CurrentUser,
  NextQuery,
  Session,
  SignInConfirm,
  SignInLink,
  SignInLinkQuestion,
  SignInRequest,
  SignUpRequest,
  SiteSignUpRequest,
  SiteUserData,
} from '../people/user'

const Empty = z.object({})
const AuthToken = z
  .string()
  .describe(
    'Auth token: send it as `Authorization: Bearer …`. Valid for 90 days from its last use.',
  )
const OnSite = { currentUser: CurrentUser, siteUserData: SiteUserData }
const SignedInOnSite = z.object({
  ...OnSite,
  authToken: AuthToken,
  handoverUrl: z
    .string()
    .optional()
    .describe(
      'URL on the custom domain where the browser that requested the link waits, with a code that only it can use; absent if the link was requested on this host.',
    ),
})
const mailErrors = ['invalid_redirect', 'rate_limited', 'mail_unavailable'] as const

/** Signing in and up, the caller's profile, bookmarks and subscriptions. */
export const accountSchemas = {
  requestSignIn: {
    summary: 'Sends a sign-in link by email, for the account host.',
    query: NextQuery,
    body: SignInRequest,
    answer: Empty,
    errors: mailErrors,
  },
  confirmSignIn: {
    summary: 'Confirms a sign-in link or a single-use token and returns an auth token.',
    body: SignInConfirm,
    answer: z.object({ currentUser: CurrentUser, authToken: AuthToken }),
    errors: ['unauthorized', 'forbidden'],
  },
  requestSignUp: {
    summary:
      'Sends a sign-up link by email and stores the attribution of the sign-up; confirming the link creates the account.',
    query: NextQuery,
    body: SignUpRequest,
    answer: Empty,
    errors: mailErrors,
  },
  signOut: {
    summary: 'Ends the session of the auth token that the call is sent with.',
    answer: Empty,
  },
  getCurrentUser: {
    summary: 'Returns the signed-in user.',
    answer: z.object({ currentUser: CurrentUser }),
  },
  updateCurrentUser: {
    summary: "Updates the signed-in user's profile; fields that are left out keep their value.",
    body: ProfileUpdate,
    answer: z.object({ currentUser: CurrentUser }),
    errors: ['conflict'],
  },
  getAccountExport: {
    summary: 'Returns everything that is stored of the signed-in user.',
    answer: z.object({ account: AccountExport }),
    errors: ['not_found'],
  },
  createAccountDeletion: {
    summary:
      'Deletes the account of the signed-in user and ends their subscriptions; refused while they own a site.',
    body: AccountDeletion,
    answer: Empty,
    errors: ['conflict'],
  },
  createSingleUseToken: {
    summary: 'Creates a single-use token for a link to the account host, valid for 60 seconds.',
    answer: z.object({
      singleUseToken: z
        .string()
        .describe('The token: add it as `mgk` to a URL of the account host.'),
    }),
    status: 201,
    errors: ['forbidden'],
  },
  describeSignInLink: {
    summary: 'Returns whom a sign-in link would sign in, without using the link.',
    body: SignInLinkQuestion,
    answer: SignInLink,
    errors: ['unauthorized'],
  },
  listSessions: {
    summary: "Lists the signed-in user's sessions, last used first.",
    answer: z.object({ sessions: z.array(Session).describe('Sessions, last used first.') }),
  },
  deleteSession: {
    summary: "Ends one of the signed-in user's sessions.",
    answer: Empty,
    errors: ['not_found'],
  },
  deleteOtherSessions: {
    summary: 'Ends all sessions of the signed-in user except the current one.',
    answer: Empty,
  },
  createAdminSession: {
    summary: 'Opens a Payload admin session for the browser, kept in a cookie.',
    answer: Empty,
    status: 201,
  },
  createEarlySignup: {
    summary: 'Adds an email address to the list of people who are told when the platform opens.',
    body: z.strictObject({ email: Email.describe('The email address to tell.') }),
    answer: Empty,
    errors: ['rate_limited'],
  },
  listEarlySignups: {
    summary: 'Lists the email addresses of early sign-ups as CSV, oldest first.',
    answer: z.string(),
    gives: 'text/csv',
    errors: ['forbidden'],
  },
  listSignUpAttributions: {
    summary:
      'Lists as CSV where accounts came from, oldest first: a line for each account that signed up with an attribution.',
    answer: z.string(),
    gives: 'text/csv',
    errors: ['forbidden'],
  },
  listBookmarks: {
    summary: 'Lists the bookmarks of the signed-in user on all sites, newest first.',
    answer: z.object({ bookmarks: z.array(BookmarkedRecipe).describe('Bookmarks, newest first.') }),
  },
  listSubscriptions: {
    summary: 'Lists the subscriptions of the signed-in user on all sites.',
    answer: z.object({
      subscriptions: z.array(OwnSubscription).describe('Current subscriptions, by title of site.'),
    }),
  },
  createCancellation: {
    summary: 'Cancels a subscription: a free one at once, a paid one at the end of its period.',
    body: z.strictObject({ subscriptionId: Id.describe('The id of the subscription.') }),
    answer: Empty,
    errors: ['not_found', 'unavailable'],
  },
  createBillingPortalSession: {
    summary: 'Creates a billing portal session, where the signed-in user manages payments.',
    answer: z.object({ url: z.string().describe('URL of the billing portal.') }),
    status: 201,
    errors: ['conflict', 'unavailable'],
  },
  requestSiteSignIn: {
    summary: 'Sends a sign-in link by email, for a site.',
    query: NextQuery,
    body: SignInRequest,
    answer: Empty,
    errors: mailErrors,
  },
  confirmSiteSignIn: {
    summary: 'Confirms a sign-in link on a site and returns an auth token.',
    body: SignInConfirm,
    answer: SignedInOnSite,
    errors: ['unauthorized', 'forbidden'],
  },
  requestSiteSignUp: {
    summary:
      'Sends a sign-up link by email, for a site; with `subscribe`, confirming it also subscribes to the newsletter.',
    query: NextQuery,
    body: SiteSignUpRequest,
    answer: Empty,
    errors: mailErrors,
  },
  getSiteCurrentUser: {
    summary:
      'Returns the signed-in user with their subscription to the site and their bookmarks on it.',
    answer: z.object(OnSite),
  },
  createSubscription: {
    summary:
      'Subscribes to a site. A signed-in user is subscribed at once, anybody else by a link sent by email; a paid plan returns the URL of a checkout.',
    body: SubscriptionCreate,
    answer: z.object({
      checkout: Checkout.optional().describe('The checkout of a paid plan; absent for a free one.'),
    }),
    idempotent: 'by-nature',
    errors: ['account_already_exists', 'conflict', 'forbidden', 'unavailable', ...mailErrors],
  },
  getCheckoutSession: {
    summary: 'Returns a checkout session with the subscription it created.',
    answer: z.object({ checkoutSession: CheckoutSession }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
