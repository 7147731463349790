/**
 * Every call of the API: its name, method and path. Read this first. What a call takes and answers
 * stands in `schemas/` under the same name.
 * @see docs/product/api.md#two-families
 */
export const CALLS = {
  // Accounts, on the account host
  requestSignIn: 'POST /v1/manage/sign-in',
  confirmSignIn: 'POST /v1/manage/sign-in/{tokenValue}',
  requestSignUp: 'POST /v1/manage/sign-up',
  signOut: 'POST /v1/manage/sign-out',
  getCurrentUser: 'GET /v1/manage/current-user',
  updateCurrentUser: 'PUT /v1/manage/current-user',
  getAccountExport: 'GET /v1/manage/account-export', // added
  createAccountDeletion: 'POST /v1/manage/account-deletions', // added
  createSingleUseToken: 'POST /v1/manage/single-use-tokens',
  describeSignInLink: 'POST /v1/manage/sign-in-links', // added
  listSessions: 'GET /v1/manage/sessions', // added
  deleteSession: 'DELETE /v1/manage/sessions/{id}', // added
  deleteOtherSessions: 'POST /v1/manage/sessions/end-others', // added
  createAdminSession: 'POST /v1/manage/admin-sessions', // added
  createEarlySignup: 'POST /v1/manage/early-signups',
  listEarlySignups: 'GET /v1/manage/early-signups', // added
  listSignUpAttributions: 'GET /v1/manage/sign-up-attributions', // added
  listBookmarks: 'GET /v1/manage/bookmarks',
  listSubscriptions: 'GET /v1/manage/subscriptions', // added
  createCancellation: 'POST /v1/manage/cancellations',
  createBillingPortalSession: 'POST /v1/manage/billing-portal-sessions',
  createResumption: 'POST /v1/manage/resumptions', // added
  previewPlanChange: 'POST /v1/manage/plan-change-previews', // added
  createPlanChange: 'POST /v1/manage/plan-changes', // added
  describeGift: 'POST /v1/manage/gift-links', // added
  listGifts: 'GET /v1/manage/gifts', // added
  claimGift: 'POST /v1/manage/accepted-gifts', // added

  // Authors and editors: their sites
  listManagedSites: 'GET /v1/manage/sites', // added
  createSite: 'POST /v1/manage/sites', // added
  getManagedSite: 'GET /v1/manage/{site}/current-site',
  updateSite: 'PUT /v1/manage/{site}/sites',
  getSiteDesign: 'GET /v1/manage/{site}/design', // added
  saveSiteDesign: 'PUT /v1/manage/{site}/design', // added
  discardSiteDesign: 'DELETE /v1/manage/{site}/design', // added
  publishSiteDesign: 'POST /v1/manage/{site}/design/publish', // added
  listSiteDesignVersions: 'GET /v1/manage/{site}/design/versions', // added
  restoreSiteDesignVersion: 'POST /v1/manage/{site}/design/versions/{id}/restore', // added
  listDomains: 'GET /v1/manage/{site}/domains', // added
  createDomain: 'POST /v1/manage/{site}/domains', // added
  checkDomain: 'POST /v1/manage/{site}/domains/{id}/check', // added
  choosePrimaryDomain: 'POST /v1/manage/{site}/domains/{id}/primary', // added
  deleteDomain: 'DELETE /v1/manage/{site}/domains/{id}', // added
  listEditors: 'GET /v1/manage/{site}/editors', // added
  deleteEditor: 'DELETE /v1/manage/{site}/editors/{id}', // added
  createInvitation: 'POST /v1/manage/{site}/invitations', // added
  resendInvitation: 'POST /v1/manage/{site}/invitations/{id}/resend', // added
  deleteInvitation: 'DELETE /v1/manage/{site}/invitations/{id}', // added
  createTransfer: 'POST /v1/manage/transfers', // added
  describeInvitation: 'POST /v1/manage/invitations', // added
  acceptInvitation: 'POST /v1/manage/accepted-invitations', // added
  createDeparture: 'POST /v1/manage/departures', // added
  createSiteDeletion: 'POST /v1/manage/site-deletions', // added
  listDeletedSites: 'GET /v1/manage/deleted-sites', // added
  restoreSite: 'POST /v1/manage/deleted-sites/{id}/restore', // added
  listTerms: 'GET /v1/manage/{site}/terms', // added
  createTerm: 'POST /v1/manage/{site}/terms', // added
  renameTerm: 'PUT /v1/manage/{site}/terms/{id}', // added
  mergeTerm: 'POST /v1/manage/{site}/terms/{id}/merge', // added
  deleteTerm: 'DELETE /v1/manage/{site}/terms/{id}', // added
  restoreTerm: 'POST /v1/manage/{site}/terms/{id}/restore', // added
  getManagedGlobals: 'GET /v1/manage/{site}/globals',
  listSubscribers: 'GET /v1/manage/{site}/subscribers',
  exportSubscribers: 'GET /v1/manage/{site}/subscriber-lists', // added
  createSubscriber: 'POST /v1/manage/{site}/subscribers', // added
  importSubscribers: 'POST /v1/manage/{site}/subscriber-imports', // added
  getSubscriber: 'GET /v1/manage/{site}/subscribers/{id}', // added
  updateSubscriber: 'PUT /v1/manage/{site}/subscribers/{id}', // added
  removeSubscriber: 'POST /v1/manage/{site}/subscribers/{id}/removal', // added
  restoreSubscriber: 'POST /v1/manage/{site}/subscribers/{id}/restore', // added
  countSubscribers: 'GET /v1/manage/{site}/subscriber-counts', // added
  listSubscriberPayments: 'GET /v1/manage/{site}/subscribers/{id}/payments', // added
  getRevenue: 'GET /v1/manage/{site}/revenue', // added
  listMonthlyFigures: 'GET /v1/manage/{site}/monthly-figures', // added
  getCurrentAppSubscription: 'GET /v1/manage/{site}/current-app-subscription',
  createAppSubscription: 'POST /v1/manage/{site}/app-subscriptions',
  createAppBillingPortalSession: 'POST /v1/manage/{site}/app-subscription-billing-portal-sessions',
  getPaymentAccount: 'GET /v1/manage/{site}/payment-account', // added
  refreshPaymentAccount: 'POST /v1/manage/{site}/payment-account/refresh', // added
  createPaymentAccountLink: 'POST /v1/manage/{site}/payment-account-links', // added
  listCoupons: 'GET /v1/manage/{site}/coupons', // added
  createCoupon: 'POST /v1/manage/{site}/coupons', // added
  deleteCoupon: 'DELETE /v1/manage/{site}/coupons/{id}', // added

  // Authors and editors: recipes and what belongs to them
  listManagedRecipes: 'GET /v1/manage/{site}/recipes',
  createRecipe: 'POST /v1/manage/{site}/recipes',
  getManagedRecipe: 'GET /v1/manage/{site}/recipes/{id}',
  updateRecipe: 'PUT /v1/manage/{site}/recipes/{id}',
  deleteRecipe: 'DELETE /v1/manage/{site}/recipes/{id}',
  restoreRecipe: 'POST /v1/manage/{site}/recipes/{id}/restore', // added
  removeRecipe: 'DELETE /v1/manage/{site}/deleted-recipes/{id}', // added
  duplicateRecipe: 'POST /v1/manage/{site}/recipes/{id}/duplicates', // added
  publishRecipe: 'POST /v1/manage/{site}/recipes/{id}/publish',
  unpublishRecipe: 'POST /v1/manage/{site}/recipes/{id}/unpublish',
  getRecipeDraft: 'GET /v1/manage/{site}/recipes/{id}/draft', // added
  saveRecipeDraft: 'PUT /v1/manage/{site}/recipes/{id}/draft', // added
  discardRecipeDraft: 'DELETE /v1/manage/{site}/recipes/{id}/draft', // added
  publishRecipeDraft: 'POST /v1/manage/{site}/recipes/{id}/draft/publish', // added
  scheduleRecipeDraft: 'PUT /v1/manage/{site}/recipes/{id}/draft/schedule', // added
  unscheduleRecipeDraft: 'DELETE /v1/manage/{site}/recipes/{id}/draft/schedule', // added
  signRecipePresence: 'POST /v1/manage/{site}/recipes/{id}/presence', // added
  listRecipeVersions: 'GET /v1/manage/{site}/recipes/{id}/versions', // added
  getRecipeVersion: 'GET /v1/manage/{site}/recipes/{id}/versions/{versionId}', // added
  restoreRecipeVersion: 'POST /v1/manage/{site}/recipes/{id}/versions/{versionId}/restore', // added
  listDraftLinks: 'GET /v1/manage/{site}/recipes/{id}/draft-links', // added
  createDraftLink: 'POST /v1/manage/{site}/recipes/{id}/draft-links', // added
  deleteDraftLink: 'DELETE /v1/manage/{site}/recipes/{id}/draft-links/{linkId}', // added
  getLegacyPosition: 'GET /v1/manage/{site}/recipes/{id}/legacy-position', // added
  parseLegacyRecipe: 'GET /v1/manage/{site}/recipes/{id}/legacy-proposal', // added
  listPublishedRecipes: 'GET /v1/manage/{site}/published-recipes',
  exportRecipeList: 'POST /v1/manage/{site}/recipe-lists', // added
  listSavedViews: 'GET /v1/manage/{site}/saved-views', // added
  saveView: 'PUT /v1/manage/{site}/saved-views', // added
  deleteSavedView: 'DELETE /v1/manage/{site}/saved-views/{id}', // added
  listBulkJobs: 'GET /v1/manage/{site}/bulk-jobs', // added
  createBulkJob: 'POST /v1/manage/{site}/bulk-jobs', // added
  getBulkJob: 'GET /v1/manage/{site}/bulk-jobs/{id}', // added
  getBulkJobReport: 'GET /v1/manage/{site}/bulk-jobs/{id}/report', // added
  undoBulkJob: 'POST /v1/manage/{site}/bulk-jobs/{id}/undo', // added
  parseRecipe: 'POST /v1/manage/recipe-parse',
  parseIngredients: 'POST /v1/manage/ingredient-parse', // added
  createImageUpload: 'POST /v1/manage/image-upload-urls',
  createImage: 'POST /v1/manage/images',
  fetchImage: 'POST /v1/manage/image-fetches', // added
  listPictures: 'GET /v1/manage/{site}/pictures', // added
  createPicture: 'POST /v1/manage/{site}/pictures', // added
  getPicture: 'GET /v1/manage/{site}/pictures/{id}', // added
  updatePicture: 'PUT /v1/manage/{site}/pictures/{id}', // added
  deletePicture: 'DELETE /v1/manage/{site}/pictures/{id}', // added
  restorePicture: 'POST /v1/manage/{site}/pictures/{id}/restore', // added
  createVideoUpload: 'POST /v1/manage/{site}/video-upload-urls', // added
  createVideo: 'POST /v1/manage/{site}/videos', // added
  listManagedCollections: 'GET /v1/manage/{site}/collections',
  createCollection: 'POST /v1/manage/{site}/collections',
  previewCollectionRule: 'POST /v1/manage/{site}/collections/rule-preview',
  getManagedCollection: 'GET /v1/manage/{site}/collections/{id}',
  updateCollection: 'PUT /v1/manage/{site}/collections/{id}',
  deleteCollection: 'DELETE /v1/manage/{site}/collections/{id}',
  listHiddenComments: 'GET /v1/manage/{site}/hidden-comments',
  hideComment: 'POST /v1/manage/{site}/comments/{id}/hide',
  unhideComment: 'POST /v1/manage/{site}/comments/{id}/unhide',
  listNewsletterSends: 'GET /v1/manage/{site}/newsletter-sends',
  createNewsletterSend: 'POST /v1/manage/{site}/newsletter-sends',
  listImports: 'GET /v1/manage/{site}/imports', // added
  createImport: 'POST /v1/manage/{site}/imports', // added
  getImport: 'GET /v1/manage/{site}/imports/{id}', // added
  getImportReport: 'GET /v1/manage/{site}/imports/{id}/report', // added
  cancelImport: 'POST /v1/manage/{site}/imports/{id}/cancel', // added
  resumeImport: 'POST /v1/manage/{site}/imports/{id}/resume', // added
  startImport: 'POST /v1/manage/{site}/imports/{id}/start', // added
  listImportRows: 'GET /v1/manage/{site}/imports/{id}/rows', // added
  retryImportRow: 'POST /v1/manage/{site}/import-rows/{id}/retry', // added
  exportSite: 'GET /v1/manage/{site}/export', // added
  listEvents: 'GET /v1/manage/{site}/events', // added
  createEvent: 'POST /v1/manage/{site}/events', // added
  getEvent: 'GET /v1/manage/{site}/events/{id}', // added
  updateEvent: 'PUT /v1/manage/{site}/events/{id}', // added
  deleteEvent: 'DELETE /v1/manage/{site}/events/{id}', // added
  listEventVersions: 'GET /v1/manage/{site}/events/{id}/versions', // added
  listRedirects: 'GET /v1/manage/{site}/redirects', // added
  createRedirect: 'POST /v1/manage/{site}/redirects', // added
  addRedirects: 'POST /v1/manage/{site}/redirects/many', // added
  tryRedirect: 'POST /v1/manage/{site}/redirects/try', // added
  updateRedirect: 'PUT /v1/manage/{site}/redirects/{id}', // added
  deleteRedirect: 'DELETE /v1/manage/{site}/redirects/{id}', // added
  listRedirectVersions: 'GET /v1/manage/{site}/redirects/{id}/versions', // added
  createAddressImport: 'POST /v1/manage/{site}/address-imports', // added
  getImportFindings: 'GET /v1/manage/{site}/imports/{id}/findings', // added
  listSiteExports: 'GET /v1/manage/{site}/site-exports', // added
  createSiteExport: 'POST /v1/manage/{site}/site-exports', // added
  listWebhooks: 'GET /v1/manage/{site}/webhooks', // added
  createWebhook: 'POST /v1/manage/{site}/webhooks', // added
  updateWebhook: 'PUT /v1/manage/{site}/webhooks/{id}', // added
  deleteWebhook: 'DELETE /v1/manage/{site}/webhooks/{id}', // added
  rollWebhookSecret: 'POST /v1/manage/{site}/webhooks/{id}/secret', // added
  sendTestEvent: 'POST /v1/manage/{site}/webhooks/{id}/test-events', // added
  listWebhookDeliveries: 'GET /v1/manage/{site}/webhooks/{id}/deliveries', // added
  replayWebhookDelivery: 'POST /v1/manage/{site}/webhooks/{id}/deliveries/{deliveryId}/replay', // added
  downloadSiteExport: 'GET /v1/manage/site-exports/{exportToken}', // added

  // Visitors of a site
  requestSiteSignIn: 'POST /v1/site/{site}/sign-in',
  confirmSiteSignIn: 'POST /v1/site/{site}/sign-in/{tokenValue}',
  requestSiteSignUp: 'POST /v1/site/{site}/sign-up',
  getSiteCurrentUser: 'GET /v1/site/{site}/current-user',
  getSite: 'GET /v1/site/{site}/current-site',
  listRecipes: 'GET /v1/site/{site}/recipes',
  getRecipe: 'GET /v1/site/{site}/recipes/{recipeSlug}',
  listFilters: 'GET /v1/site/{site}/filters',
  listSearchSuggestions: 'GET /v1/site/{site}/search-suggestions', // added
  listCollections: 'GET /v1/site/{site}/collections',
  getCollection: 'GET /v1/site/{site}/collections/{collectionSlug}',
  createBookmark: 'POST /v1/site/{site}/bookmarks',
  deleteBookmark: 'DELETE /v1/site/{site}/bookmarks/{recipeId}',
  listComments: 'GET /v1/site/{site}/comments',
  createComment: 'POST /v1/site/{site}/comments',
  deleteComment: 'DELETE /v1/site/{site}/comments/{id}',
  createUpvote: 'POST /v1/site/{site}/comment-upvotes',
  deleteUpvote: 'DELETE /v1/site/{site}/comment-upvotes/{id}',
  createSubscription: 'POST /v1/site/{site}/subscriptions',
  getCheckoutSession: 'GET /v1/site/{site}/checkout-sessions/{sessionId}',
  createGift: 'POST /v1/site/{site}/gifts', // added
  getCouponOffer: 'GET /v1/site/{site}/coupons/{code}', // added

  // The payment service of the local test mode
  getTestCheckout: 'GET /v1/manage/test-checkouts/{sessionId}', // added
  payTestCheckout: 'POST /v1/manage/test-checkouts/{sessionId}/payments', // added
  getTestPortal: 'GET /v1/manage/test-portals/{sessionId}', // added
  changeTestPortal: 'POST /v1/manage/test-portals/{sessionId}/changes', // added
  getTestAccount: 'GET /v1/manage/test-accounts/{accountId}', // added
  finishTestAccount: 'POST /v1/manage/test-accounts/{accountId}/finish', // added

  // Of all sites
  getGlobals: 'GET /v1/site/globals',
  listSiteSlugs: 'GET /v1/site/site-slugs',
  listSiteCollections: 'GET /v1/site/site-collections',
  listSiteRecipes: 'GET /v1/site/site-recipes',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /v1/${string}`>

/** The name of a call. */
export type CallName = keyof typeof CALLS

/** The `{names}` in a call's path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

/** Path parameters of a call. */
export type CallParams<Name extends CallName> = Record<PathParams<(typeof CALLS)[Name]>, string>
