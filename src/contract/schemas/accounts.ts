import { z } from 'zod'
import { Email, Id } from '../basics'
import type { CallSchema } from '../call-schema'
import { BookmarkedRecipe, ProfileUpdate } from '../profile'
import { Checkout, CheckoutSession, OwnSubscription, SubscriptionCreate } from '../subscription'
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
} from '../user'

const Empty = z.object({})
const SignedInOnSite = z.object({
  currentUser: CurrentUser,
  siteUserData: SiteUserData,
  authToken: z.string(),
  /** Where the browser that asked is waiting, with a code that only it can spend. */
  handoverUrl: z.string().optional(),
})
const mailErrors = ['invalid_redirect', 'rate_limited', 'mail_unavailable'] as const

/** Signing in and up, the caller's profile, bookmarks and subscriptions. */
export const accountSchemas = {
  requestSignIn: {
    summary: 'Mails a link that signs in on the account host.',
    query: NextQuery,
    body: SignInRequest,
    answer: Empty,
    errors: mailErrors,
  },
  confirmSignIn: {
    summary: 'Spends a mailed link, or one made for changing hosts, and signs in.',
    body: SignInConfirm,
    answer: z.object({ currentUser: CurrentUser, authToken: z.string() }),
    errors: ['unauthorized', 'forbidden'],
  },
  requestSignUp: {
    summary: 'Mails a link that makes an account; where the person came from is kept.',
    query: NextQuery,
    body: SignUpRequest,
    answer: Empty,
    errors: mailErrors,
  },
  signOut: {
    summary: 'Ends the session of the token it is sent with.',
    answer: Empty,
  },
  getCurrentUser: {
    summary: 'Who is signed in.',
    answer: z.object({ currentUser: CurrentUser }),
  },
  updateCurrentUser: {
    summary: "Changes the caller's profile; what is left out stays.",
    body: ProfileUpdate,
    answer: z.object({ currentUser: CurrentUser }),
    errors: ['conflict'],
  },
  createSingleUseToken: {
    summary: 'Makes a token for a link to the account host, good once and for a minute.',
    answer: z.object({ singleUseToken: z.string() }),
    status: 201,
    errors: ['forbidden'],
  },
  describeSignInLink: {
    summary: 'Says whom a link would sign in, without spending it.',
    body: SignInLinkQuestion,
    answer: SignInLink,
    errors: ['unauthorized'],
  },
  listSessions: {
    summary: 'Where the caller is signed in, last used first.',
    answer: z.object({ sessions: z.array(Session) }),
  },
  deleteSession: {
    summary: "Ends one of the caller's sessions.",
    answer: Empty,
    errors: ['not_found'],
  },
  deleteOtherSessions: {
    summary: "Ends all of the caller's sessions but the one it is sent with.",
    answer: Empty,
  },
  createAdminSession: {
    summary: 'Signs the browser in to Payload admin by a cookie.',
    answer: Empty,
    status: 201,
  },
  createEarlySignup: {
    summary: 'Puts an address on the list of people to tell when the platform opens.',
    body: z.strictObject({ email: Email }),
    answer: Empty,
    errors: ['rate_limited'],
  },
  listBookmarks: {
    summary: 'The recipes the caller saved, on all sites, newest first.',
    answer: z.object({ bookmarks: z.array(BookmarkedRecipe) }),
  },
  listSubscriptions: {
    summary: "The caller's subscriptions, on all sites.",
    answer: z.object({ subscriptions: z.array(OwnSubscription) }),
  },
  createCancellation: {
    summary: 'Ends a subscription: a free one at once, a paid one when its period is over.',
    body: z.strictObject({ subscriptionId: Id }),
    answer: Empty,
    errors: ['not_found', 'not_implemented'],
  },
  createBillingPortalSession: {
    summary: "Opens the page where the caller's payments are managed.",
    answer: z.object({ url: z.string() }),
    status: 201,
    errors: ['not_implemented'],
  },
  requestSiteSignIn: {
    summary: 'Mails a link that signs in on a site.',
    query: NextQuery,
    body: SignInRequest,
    answer: Empty,
    errors: mailErrors,
  },
  confirmSiteSignIn: {
    summary: 'Spends a mailed link on a site and signs in.',
    body: SignInConfirm,
    answer: SignedInOnSite,
    errors: ['unauthorized', 'forbidden'],
  },
  requestSiteSignUp: {
    summary: 'Mails a link that makes an account and, if asked, subscribes to the newsletter.',
    query: NextQuery,
    body: SiteSignUpRequest,
    answer: Empty,
    errors: mailErrors,
  },
  getSiteCurrentUser: {
    summary: 'Who is signed in, with their subscription to the site and their bookmarks on it.',
    answer: z.object({ currentUser: CurrentUser, siteUserData: SiteUserData }),
  },
  createSubscription: {
    summary:
      'Subscribes to a site: at once when signed in, by a mailed link when not; paid plans give a checkout to go to.',
    body: SubscriptionCreate,
    answer: z.object({ checkout: Checkout.optional() }),
    idempotent: 'by-nature',
    errors: ['account_already_exists', 'conflict', 'forbidden', 'not_implemented', ...mailErrors],
  },
  getCheckoutSession: {
    summary: 'What became of a paid checkout.',
    answer: z.object({ checkoutSession: CheckoutSession }),
    errors: ['not_found'],
  },
} as const satisfies Record<string, CallSchema>
