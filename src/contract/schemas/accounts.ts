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
  .describe('Auth token: send it as `Authorization: Bearer …`. Valid until unused for 90 days.')
const OnSite = { currentUser: CurrentUser, siteUserData: SiteUserData }
const SignedInOnSite = z.object({
  ...OnSite,
  authToken: AuthToken,
  handoverUrl: z
    .string()
    .optional()
    .describe(
      'URL on the custom domain where the browser that requested the link is waiting, with a code that only that browser can use; absent if the link was requested on this host.',
    ),
})
const mailErrors = ['invalid_redirect', 'rate_limited', 'mail_unavailable'] as const

/** Signing in and up, the caller's profile, bookmarks and subscriptions. */
export const accountSchemas = {
  requestSignIn: {
    summary: 'Sends a sign-in link by email for the account host.',
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
      'Sends a sign-up link by email and stores the sign-up attribution; confirming the link creates the account.',
    query: NextQuery,
    body: SignUpRequest,
    answer: Empty,
    errors: mailErrors,
  },
  signOut: {
    summary: 'Ends the current session.',
    answer: Empty,
  },
  getCurrentUser: {
    summary: 'Returns the signed-in user.',
    answer: z.object({ currentUser: CurrentUser }),
  },
  updateCurrentUser: {
    summary: "Updates the signed-in user's profile; omitted fields keep their value.",
    body: ProfileUpdate,
    answer: z.object({ currentUser: CurrentUser }),
    errors: ['conflict'],
  },
  getAccountExport: {
    summary: 'Returns all data stored about the signed-in user.',
    answer: z.object({ account: AccountExport }),
    errors: ['not_found'],
  },
  createAccountDeletion: {
    summary:
      "Deletes the signed-in user's account and ends their subscriptions; fails while they own a site.",
    body: AccountDeletion,
    answer: Empty,
    errors: ['conflict'],
  },
  createSingleUseToken: {
    summary: 'Creates a single-use token for a link to the account host, valid for 60 seconds.',
    answer: z.object({
      singleUseToken: z
        .string()
        .describe('The token: append it as the `mgk` parameter to a URL of the account host.'),
    }),
    status: 201,
    errors: ['forbidden'],
  },
  describeSignInLink: {
    summary: 'Returns the user that a sign-in link would sign in, without using the link.',
    body: SignInLinkQuestion,
    answer: SignInLink,
    errors: ['unauthorized'],
  },
  listSessions: {
    summary: "Lists the signed-in user's sessions, most recently used first.",
    answer: z.object({
      sessions: z.array(Session).describe('Sessions, most recently used first.'),
    }),
  },
  deleteSession: {
    summary: "Ends one of the signed-in user's sessions.",
    answer: Empty,
    errors: ['not_found'],
  },
  deleteOtherSessions: {
    summary: "Ends all of the signed-in user's sessions except the current one.",
    answer: Empty,
  },
  createAdminSession: {
    summary: 'Creates a Payload admin session for the browser, stored in a cookie.',
    answer: Empty,
    status: 201,
  },
  createEarlySignup: {
    summary: 'Adds an email address to the list of people to notify when the platform opens.',
    body: z.strictObject({ email: Email.describe('Email address to notify.') }),
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
    summary: 'Lists accounts that signed up with an attribution as CSV, oldest first.',
    answer: z.string(),
    gives: 'text/csv',
    errors: ['forbidden'],
  },
  listBookmarks: {
    summary: "Lists the signed-in user's bookmarks on all sites, newest first.",
    answer: z.object({ bookmarks: z.array(BookmarkedRecipe).describe('Bookmarks, newest first.') }),
  },
  listSubscriptions: {
    summary: "Lists the signed-in user's subscriptions on all sites.",
    answer: z.object({
      subscriptions: z.array(OwnSubscription).describe('Current subscriptions, by site title.'),
    }),
  },
  createCancellation: {
    summary: 'Cancels a subscription: a free one immediately, a paid one at the end of its period.',
    body: z.strictObject({ subscriptionId: Id.describe('ID of the subscription.') }),
    answer: Empty,
    errors: ['not_found', 'unavailable'],
  },
  createBillingPortalSession: {
    summary: 'Creates a billing portal session where the signed-in user can manage payments.',
    answer: z.object({ url: z.string().describe('URL of the billing portal.') }),
    status: 201,
    errors: ['conflict', 'unavailable'],
  },
  requestSiteSignIn: {
    summary: 'Sends a sign-in link by email for a site.',
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
      'Sends a sign-up link by email for a site; with `subscribe`, confirming it also subscribes to the newsletter.',
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
      'Subscribes to a site. Signed-in users are subscribed immediately and others by an emailed link; paid plans return a checkout URL.',
    body: SubscriptionCreate,
    answer: z.object({
      checkout: Checkout.optional().describe('Checkout of a paid plan; absent for a free one.'),
    }),
    idempotent: 'by-nature',
    errors: ['account_already_exists', 'conflict', 'forbidden', 'unavailable', ...mailErrors],
  },
  getCheckoutSession: {
    summary: 'Returns a checkout session and the subscription that it created.',
    answer: z.object({ checkoutSession: CheckoutSession }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
