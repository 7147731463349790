import type { CallName } from '@/src/contract/calls'

/*
 * Who may do what, as data: every call of the API and every collection behind Payload's own door, by
 * role. A call or a collection that is not here does not compile; a test walks all of it.
 */

/** Who somebody is to a site. */
export const ROLES = [
  'signedOut',
  'signedIn',
  'free',
  'paid',
  'editor',
  'author',
  'admin',
  /** The author of another site. */
  'otherAuthor',
] as const
export type Role = (typeof ROLES)[number]

/** What comes of a call: a success, or the status of its refusal. */
export type Outcome = 'ok' | 401 | 403 | 404 | 422
type ByRole<Value> = Readonly<Record<Role, Value>>

const all = <Value>(value: Value): ByRole<Value> => ({
  signedOut: value,
  signedIn: value,
  free: value,
  paid: value,
  editor: value,
  author: value,
  admin: value,
  otherAuthor: value,
})

const ANYONE: ByRole<Outcome> = all('ok')
const SIGNED_IN: ByRole<Outcome> = { ...ANYONE, signedOut: 401 }
/** Others are told that the site is not there: its existence is nobody's business (contract, Bodies). */
const MANAGERS: ByRole<Outcome> = {
  ...all(404),
  signedOut: 401,
  editor: 'ok',
  author: 'ok',
  admin: 'ok',
}
/** What is paid is the owner's business. */
const OWNERS: ByRole<Outcome> = { ...MANAGERS, editor: 403 }
/** Payload admin opens for people who write on some site. */
const WORKERS: ByRole<Outcome> = { ...SIGNED_IN, signedIn: 403, free: 403, paid: 403 }

/** What the author of the site gets when the call names what is another site's, or another person's. */
type CallAccess = { roles: ByRole<Outcome>; foreign?: Outcome }

const anyone = (foreign?: Outcome): CallAccess => row(ANYONE, foreign)
const signedIn = (foreign?: Outcome): CallAccess => row(SIGNED_IN, foreign)
const managers = (foreign?: Outcome): CallAccess => row(MANAGERS, foreign)
const row = (roles: ByRole<Outcome>, foreign?: Outcome): CallAccess =>
  foreign === undefined ? { roles } : { roles, foreign }

/** Every call, on one's own site by role, and with another site's objects. */
export const CALL_ACCESS: Readonly<Record<CallName, CallAccess>> = {
  requestSignIn: anyone(),
  confirmSignIn: anyone(),
  requestSignUp: anyone(),
  signOut: signedIn(),
  getCurrentUser: signedIn(),
  updateCurrentUser: signedIn(),
  createSingleUseToken: signedIn(),
  describeSignInLink: anyone(),
  listSessions: signedIn(),
  deleteSession: signedIn(404),
  deleteOtherSessions: signedIn(),
  createAdminSession: row(WORKERS),
  createEarlySignup: anyone(),
  listBookmarks: signedIn(),
  listSubscriptions: signedIn(),
  createCancellation: signedIn(404),
  createBillingPortalSession: signedIn(),

  listManagedSites: signedIn(),
  createSite: signedIn(),
  getManagedSite: managers(),
  updateSite: managers(),
  listDomains: row(OWNERS),
  createDomain: row(OWNERS),
  checkDomain: row(OWNERS, 404),
  deleteDomain: row(OWNERS, 404),
  getManagedGlobals: managers(),
  listSubscribers: managers(),
  getCurrentAppSubscription: managers(),
  createAppSubscription: row(OWNERS),
  createAppBillingPortalSession: row(OWNERS),

  listManagedRecipes: managers(),
  createRecipe: managers(422),
  getManagedRecipe: managers(404),
  updateRecipe: managers(404),
  deleteRecipe: managers(404),
  restoreRecipe: managers(404),
  publishRecipe: managers(404),
  unpublishRecipe: managers(404),
  listPublishedRecipes: managers(),
  parseRecipe: signedIn(),
  parseIngredients: signedIn(),
  createImageUpload: signedIn(),
  createImage: signedIn(422),
  listManagedCollections: managers(),
  createCollection: managers(422),
  getManagedCollection: managers(404),
  updateCollection: managers(404),
  deleteCollection: managers(404),
  listHiddenComments: managers(404),
  hideComment: managers(404),
  unhideComment: managers(404),
  listNewsletterSends: managers('ok'),
  createNewsletterSend: managers(),
  listImports: managers(),
  createImport: managers(),
  getImport: managers(404),
  getImportReport: managers(404),
  cancelImport: managers(404),
  resumeImport: managers(404),
  startImport: managers(404),
  exportSite: managers(),

  requestSiteSignIn: anyone(),
  confirmSiteSignIn: anyone(),
  requestSiteSignUp: anyone(),
  getSiteCurrentUser: signedIn(),
  getSite: anyone(),
  listRecipes: anyone(),
  getRecipe: anyone(404),
  listFilters: anyone(),
  listSearchSuggestions: anyone(),
  listCollections: anyone(),
  getCollection: anyone(404),
  createBookmark: signedIn(404),
  deleteBookmark: signedIn('ok'),
  listComments: anyone(404),
  createComment: signedIn(404),
  deleteComment: signedIn(404),
  createUpvote: signedIn(404),
  deleteUpvote: signedIn(404),
  createSubscription: anyone(),
  // Checkouts come with payments: until then there is none by any id.
  getCheckoutSession: row(all(404)),

  getGlobals: anyone(),
  listSiteSlugs: anyone(),
  listSiteCollections: anyone(),
  listSiteRecipes: anyone(),
}

/** Who gets the whole of a recipe for subscribers only (contract, Locked recipe). */
export const READS_LOCKED: ByRole<boolean> = {
  ...all(false),
  paid: true,
  editor: true,
  author: true,
  admin: true,
}

/** Calls whose engine is not built yet: they answer 501 to who may make them. */
export const COMES_LATER: ReadonlySet<CallName> = new Set([
  'createBillingPortalSession',
  'createAppSubscription',
  'createAppBillingPortalSession',
  'createNewsletterSend',
])
