import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { allows, rule } from './levels'
import type { Rule, Standing } from './levels'

/** Levels a call may ask for: those that are known before the call is looked at. */
export type CallLevel = 'anyone' | 'signed-in' | 'worker' | 'editor' | 'owner'

const anyone = rule('anyone', 'visitors read what is public, and ask for mails')
const signedIn = rule('signed-in', 'of the caller’s own account; finer rules are the object’s')
const workers = rule('worker', 'the admin is for who works on a site')
const editors = rule('editor', 'who edits a site does everything on it but what is its owner’s')
const owner = rule('owner', 'what is paid for a site, and where it answers, is its owner’s')

/** Who may make each call; one without a rule does not compile. */
export const CALL_POLICY = {
  requestSignIn: anyone,
  confirmSignIn: anyone,
  requestSignUp: anyone,
  signOut: signedIn,
  getCurrentUser: signedIn,
  updateCurrentUser: signedIn,
  createSingleUseToken: signedIn,
  describeSignInLink: anyone,
  listSessions: signedIn,
  deleteSession: signedIn,
  deleteOtherSessions: signedIn,
  createAdminSession: workers,
  createEarlySignup: anyone,
  listBookmarks: signedIn,
  listSubscriptions: signedIn,
  createCancellation: signedIn,
  createBillingPortalSession: signedIn,
  listManagedSites: signedIn,
  createSite: signedIn,
  getManagedSite: editors,
  updateSite: editors,
  listDomains: owner,
  createDomain: owner,
  checkDomain: owner,
  deleteDomain: owner,
  createTerm: editors,
  getManagedGlobals: editors,
  listSubscribers: editors,
  getCurrentAppSubscription: editors,
  createAppSubscription: owner,
  createAppBillingPortalSession: owner,
  listManagedRecipes: editors,
  createRecipe: editors,
  getManagedRecipe: editors,
  updateRecipe: editors,
  deleteRecipe: editors,
  restoreRecipe: editors,
  publishRecipe: editors,
  unpublishRecipe: editors,
  getRecipeDraft: editors,
  saveRecipeDraft: editors,
  discardRecipeDraft: editors,
  publishRecipeDraft: editors,
  scheduleRecipeDraft: editors,
  unscheduleRecipeDraft: editors,
  signRecipePresence: editors,
  listRecipeVersions: editors,
  getRecipeVersion: editors,
  restoreRecipeVersion: editors,
  listSavedViews: editors,
  saveView: editors,
  deleteSavedView: editors,
  listDraftLinks: editors,
  createDraftLink: editors,
  deleteDraftLink: editors,
  getLegacyPosition: editors,
  parseLegacyRecipe: editors,
  listPublishedRecipes: editors,
  exportRecipeList: editors,
  listBulkJobs: editors,
  createBulkJob: editors,
  getBulkJob: editors,
  getBulkJobReport: editors,
  undoBulkJob: editors,
  parseRecipe: signedIn,
  parseIngredients: signedIn,
  createImageUpload: signedIn,
  createImage: signedIn,
  fetchImage: signedIn,
  listPictures: editors,
  createPicture: editors,
  getPicture: editors,
  updatePicture: editors,
  deletePicture: editors,
  restorePicture: editors,
  createVideoUpload: editors,
  createVideo: editors,
  listManagedCollections: editors,
  createCollection: editors,
  previewCollectionRule: editors,
  getManagedCollection: editors,
  updateCollection: editors,
  deleteCollection: editors,
  listHiddenComments: editors,
  hideComment: editors,
  unhideComment: editors,
  listNewsletterSends: editors,
  createNewsletterSend: editors,
  listImports: editors,
  createImport: editors,
  getImport: editors,
  getImportReport: editors,
  cancelImport: editors,
  resumeImport: editors,
  startImport: editors,
  listImportRows: editors,
  retryImportRow: editors,
  exportSite: editors,
  requestSiteSignIn: anyone,
  confirmSiteSignIn: anyone,
  requestSiteSignUp: anyone,
  getSiteCurrentUser: signedIn,
  getSite: anyone,
  listRecipes: anyone,
  getRecipe: anyone,
  listFilters: anyone,
  listSearchSuggestions: anyone,
  listCollections: anyone,
  getCollection: anyone,
  createBookmark: signedIn,
  deleteBookmark: signedIn,
  listComments: anyone,
  createComment: signedIn,
  deleteComment: signedIn,
  createUpvote: signedIn,
  deleteUpvote: signedIn,
  createSubscription: anyone,
  getCheckoutSession: anyone,
  getGlobals: anyone,
  listSiteSlugs: anyone,
  listSiteCollections: anyone,
  listSiteRecipes: anyone,
} as const satisfies Record<CallName, Rule<CallLevel>>

/** The level a call asks for. */
export type LevelOf<Name extends CallName> = (typeof CALL_POLICY)[Name]['anyOf'][number]

/** The level a call asks for. */
export const levelOf = (name: CallName): CallLevel => CALL_POLICY[name].anyOf[0] ?? 'owner'

const OF_A_SITE = (Object.keys(CALLS) as CallName[]).filter((name) =>
  CALLS[name].includes('/v1/manage/{site}/'),
)

/** The calls on a site that a user may make; screens offer nothing else. */
export const callsAllowed = (standing: Standing): CallName[] =>
  OF_A_SITE.filter((name) => allows(CALL_POLICY[name], standing))
