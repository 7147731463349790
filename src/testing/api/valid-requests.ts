import { randomUUID } from 'node:crypto'
import type { CallName } from '@/src/contract/calls'
import {
  designRevision,
  designSave,
  designVersion,
  storedDesign,
} from '@/src/testing/api/design-requests'
import { draftLink, draftSave, draftVersion, storedDraft } from '@/src/testing/api/draft-requests'
import { pictureUrl } from '@/src/testing/servers/picture-server'
import { makeRecipe, unique } from '@/src/testing/builders'

import {
  coupon,
  gift,
  hasPaid,
  openCheckout,
  ownCheckout,
  openPortal,
  paidSubscription,
  paysPlatform,
  selling,
  testAccount,
} from '@/src/testing/api/payment-requests'
import {
  bulkJob,
  collection,
  comment,
  deleted,
  activeDomain,
  domain,
  draft,
  event,
  failedRow,
  forgetDomains,
  forgetExports,
  image,
  importForm,
  link,
  published,
  redirect,
  savedView,
  session,
  startedImport,
  storedExport,
  storedPost,
  removedSubscriber,
  subscriber,
  subscription,
  uploadedKey,
  uploadedVideo,
} from './target-objects'
import {
  deletedSite,
  editedSite,
  editor,
  forgetInvitations,
  invitation,
  invitationElsewhere,
  siteToPartWith,
} from './site-people-objects'
import type { Maker } from './target'
import { forgetWebhooks, webhook, webhookDelivery, webhookUrl } from './webhook-objects'

const nothing = () => ({})
const email = (): string => `${unique('reader')}@example.com`

/** A request for each call that succeeds for who may make it, with objects of its own each time. */
export const VALID_REQUESTS: { readonly [Name in CallName]: Maker<Name> } = {
  requestSignIn: () => ({ body: { email: email() } }),
  confirmSignIn: async ({ payload }) => ({ params: { tokenValue: await link(payload) } }),
  requestSignUp: () => ({ body: { email: email(), metadata: { campaign: 'jars' } } }),
  signOut: nothing,
  getCurrentUser: nothing,
  updateCurrentUser: () => ({ body: { displayName: 'Ada Berg', bio: 'Bakes.' } }),
  createSingleUseToken: nothing,
  describeSignInLink: async ({ payload }) => ({ body: { token: await link(payload) } }),
  listSessions: nothing,
  deleteSession: async (target) => ({ params: { id: await session(target) } }),
  deleteOtherSessions: nothing,
  createAdminSession: nothing,
  createEarlySignup: () => ({ body: { email: email() } }),
  listEarlySignups: nothing,
  listSignUpAttributions: nothing,
  listBookmarks: nothing,
  listSubscriptions: nothing,
  createCancellation: async (target) => ({ body: { subscriptionId: await subscription(target) } }),
  createBillingPortalSession: async (target) => {
    await hasPaid(target)
    return {}
  },
  createResumption: async (target) => ({
    body: { subscriptionId: await paidSubscription(target) },
  }),
  previewPlanChange: async (target) => ({
    body: { subscriptionId: await paidSubscription(target), plan: 'yearly' },
  }),
  createPlanChange: async (target) => ({
    body: { subscriptionId: await paidSubscription(target), plan: 'yearly' },
  }),
  describeGift: async (target) => ({ body: { token: await gift(target) } }),
  listGifts: nothing,
  claimGift: async (target) => ({ body: { token: await gift(target) } }),
  listManagedSites: nothing,
  createSite: () => ({ body: { title: 'A site', slug: unique('made') } }),
  getManagedSite: nothing,
  updateSite: ({ site }) => ({ body: { title: 'Renamed', slug: site.slug } }),
  listDomains: nothing,
  createDomain: async ({ payload, site }) => {
    await forgetDomains(payload, site.id)
    return { body: { domain: `${unique('table')}.example.com` } }
  },
  checkDomain: async (target) => ({ params: { id: await domain(target) } }),
  choosePrimaryDomain: async (target) => ({ params: { id: await activeDomain(target) } }),
  deleteDomain: async (target) => ({ params: { id: await domain(target) } }),
  listEditors: nothing,
  deleteEditor: async (target) => ({ params: { id: await editor(target) } }),
  createInvitation: async ({ payload, site }) => {
    await forgetInvitations(payload, site.id)
    return { body: { email: email() } }
  },
  resendInvitation: async (target) => ({ params: { id: (await invitation(target)).id } }),
  deleteInvitation: async (target) => ({ params: { id: (await invitation(target)).id } }),
  createTransfer: async (target) => ({
    body: { ...(await siteToPartWith(target)), email: email() },
  }),
  describeInvitation: async (target) => ({ body: { token: await invitationElsewhere(target) } }),
  acceptInvitation: async (target) => ({ body: { token: await invitationElsewhere(target) } }),
  createDeparture: async (target) => ({ body: { site: await editedSite(target) } }),
  createSiteDeletion: async (target) => ({ body: await siteToPartWith(target) }),
  listDeletedSites: nothing,
  restoreSite: async (target) => ({ params: { id: await deletedSite(target) } }),
  createTerm: () => ({ body: { kind: 'tag', title: unique('Tag') } }),
  getManagedGlobals: nothing,
  listSubscribers: nothing,
  exportSubscribers: () => ({ query: { plan: 'free', orderBy: 'email' } }),
  createSubscriber: () => ({ body: { email: email(), plan: 'complimentary', until: null } }),
  importSubscribers: () => ({
    body: {
      csv: `email\n${email()}`,
      hasConsent: true,
      consent: 'At the market',
      consentedAt: '2026-01-02T03:04:05.000Z',
      paidAs: 'free',
    },
  }),
  getSubscriber: async (target) => ({ params: { id: await subscriber(target) } }),
  updateSubscriber: async (target) => ({
    params: { id: await subscriber(target) },
    body: { note: 'Writes about sourdough.' },
  }),
  removeSubscriber: async (target) => ({
    params: { id: await subscriber(target) },
    body: { at: 'now' },
  }),
  restoreSubscriber: async (target) => ({ params: { id: await removedSubscriber(target) } }),
  countSubscribers: () => ({ query: { plan: 'free' } }),
  listSubscriberPayments: async (target) => ({ params: { id: await subscriber(target) } }),
  getRevenue: nothing,
  listMonthlyFigures: nothing,
  getCurrentAppSubscription: nothing,
  createAppSubscription: () => ({ body: { plan: 'standard' } }),
  createAppBillingPortalSession: async (target) => {
    await paysPlatform(target)
    return {}
  },
  getPaymentAccount: nothing,
  refreshPaymentAccount: nothing,
  createPaymentAccountLink: nothing,
  listCoupons: nothing,
  createCoupon: () => ({ body: { code: unique('JAM'), percentOff: 20, duration: 'once' } }),
  deleteCoupon: async (target) => ({ params: { id: (await coupon(target)).id } }),
  listManagedRecipes: nothing,
  createRecipe: async (target) => ({
    body: { title: 'Loaf', slug: unique('loaf'), images: [{ id: await image(target) }] },
  }),
  getManagedRecipe: async (target) => ({ params: { id: await draft(target) } }),
  updateRecipe: async (target) => ({
    params: { id: await draft(target) },
    body: { title: 'Loaf', slug: unique('loaf') },
  }),
  deleteRecipe: async (target) => ({ params: { id: await draft(target) } }),
  restoreRecipe: async (target) => ({ params: { id: await deleted(target) } }),
  publishRecipe: async (target) => ({ params: { id: await draft(target) }, body: {} }),
  unpublishRecipe: async (target) => ({ params: { id: await published(target) } }),
  getRecipeDraft: async (target) => ({ params: { id: await draft(target) } }),
  saveRecipeDraft: async (target) => draftSave(target),
  discardRecipeDraft: async (target) => ({ params: { id: await draft(target) } }),
  scheduleRecipeDraft: async (target) => ({
    params: await storedDraft(target),
    body: { revision: 1, publishAt: '2099-01-01T00:00:00.000Z' },
  }),
  unscheduleRecipeDraft: async (target) => ({ params: await storedDraft(target) }),
  publishRecipeDraft: async (target) => ({
    params: { id: await draft(target) },
    body: { revision: 0 },
  }),
  signRecipePresence: async (target) => ({
    params: { id: await draft(target) },
    body: { clientId: randomUUID() },
  }),
  listRecipeVersions: async (target) => ({ params: { id: await draft(target) } }),
  getRecipeVersion: async (target) => ({ params: await draftVersion(target) }),
  restoreRecipeVersion: async (target) => ({
    params: await draftVersion(target),
    body: { revision: 0 },
  }),
  listSavedViews: nothing,
  getSiteDesign: () => ({}),
  saveSiteDesign: (target) => designSave(target),
  discardSiteDesign: () => ({}),
  publishSiteDesign: async (target) => ({ body: { revision: await storedDesign(target) } }),
  listSiteDesignVersions: () => ({}),
  restoreSiteDesignVersion: async (target) => ({
    params: { id: await designVersion(target) },
    body: { revision: await designRevision(target) },
  }),
  saveView: () => ({ body: { name: unique('view'), search: '?status=draft' } }),
  deleteSavedView: async (target) => ({ params: { id: await savedView(target) } }),
  listDraftLinks: async (target) => ({ params: { id: await draft(target) } }),
  createDraftLink: async (target) => ({ params: { id: await draft(target) } }),
  deleteDraftLink: async (target) => ({ params: await draftLink(target) }),
  getLegacyPosition: async (target) => ({ params: { id: await storedPost(target) } }),
  parseLegacyRecipe: async (target) => ({ params: { id: await storedPost(target) } }),
  listPublishedRecipes: nothing,
  exportRecipeList: async (target) => ({ body: { recipeIds: [await draft(target)] } }),
  listBulkJobs: nothing,
  createBulkJob: async (target) => ({
    body: { action: 'lock', recipeIds: [await draft(target)] },
  }),
  getBulkJob: async (target) => ({ params: { id: await bulkJob(target) } }),
  getBulkJobReport: async (target) => ({ params: { id: await bulkJob(target) } }),
  undoBulkJob: async (target) => ({ params: { id: await bulkJob(target) } }),
  parseRecipe: () => ({ body: { text: 'Loaf\n\nIngredients\n500 g flour\n\nMethod\nBake.' } }),
  parseIngredients: () => ({ body: { lines: ['500 g flour'] } }),
  createImageUpload: () => ({ body: { fileName: 'loaf.png', contentType: 'image/png' } }),
  createImage: async (target) => ({ body: { key: await uploadedKey(target) } }),
  fetchImage: async () => ({ body: { url: await pictureUrl() } }),
  listPictures: nothing,
  createPicture: async (target) => ({
    body: { key: await uploadedKey(target), name: 'loaf.png', alt: 'A loaf' },
  }),
  getPicture: async (target) => ({ params: { id: await image(target) } }),
  updatePicture: async (target) => ({
    params: { id: await image(target) },
    body: { alt: 'A loaf, cut open' },
  }),
  deletePicture: async (target) => ({ params: { id: await image(target) } }),
  restorePicture: async (target) => ({ params: { id: await image(target) } }),
  createVideoUpload: () => ({
    body: { fileName: 'loaf.mp4', contentType: 'video/mp4', size: 1_000 },
  }),
  createVideo: async (target) => ({
    body: { key: await uploadedVideo(target), title: 'loaf.mp4' },
  }),
  listManagedCollections: nothing,
  createCollection: async (target) => ({
    body: { title: 'Loaves', slug: unique('loaves'), recipeIds: [await published(target)] },
  }),
  previewCollectionRule: () => ({ body: { rule: { query: 'soup', maxTotalMinutes: 30 } } }),
  getManagedCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
  updateCollection: async (target) => ({
    params: { id: (await collection(target)).id },
    body: { title: 'Loaves' },
  }),
  deleteCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
  listHiddenComments: async (target) => ({ query: { recipeId: await published(target) } }),
  hideComment: async (target) => ({ params: { id: await comment(target) } }),
  unhideComment: async (target) => ({ params: { id: await comment(target, true) } }),
  listNewsletterSends: async (target) => ({ query: { recipeId: await published(target) } }),
  createNewsletterSend: async (target) => ({ body: { recipeId: await published(target) } }),
  listEvents: nothing,
  createEvent: () => ({ body: { title: 'Market day', date: '2026-06-20T12:00:00.000Z' } }),
  getEvent: async (target) => ({ params: { id: await event(target) } }),
  updateEvent: async (target) => ({
    params: { id: await event(target) },
    body: { location: 'The old mill' },
  }),
  deleteEvent: async (target) => ({ params: { id: await event(target) } }),
  listEventVersions: async (target) => ({ params: { id: await event(target) } }),
  listRedirects: () => ({ query: { query: 'old', origin: 'hand' } }),
  createRedirect: () => ({ body: { from: `/${unique('old')}`, to: '/recipes' } }),
  addRedirects: () => ({ body: { redirects: [{ from: `/${unique('old')}`, to: '/about' }] } }),
  tryRedirect: () => ({ body: { address: '/old' } }),
  updateRedirect: async (target) => ({
    params: { id: await redirect(target) },
    body: { to: '/about' },
  }),
  deleteRedirect: async (target) => ({ params: { id: await redirect(target) } }),
  listRedirectVersions: async (target) => ({ params: { id: await redirect(target) } }),
  createAddressImport: () => ({ body: { program: 'wordpress', address: 'blog.example' } }),
  listSiteExports: nothing,
  createSiteExport: async (target) => {
    await forgetExports(target)
    return {}
  },
  listWebhooks: nothing,
  createWebhook: async (target) => {
    await forgetWebhooks(target)
    return { body: { url: webhookUrl(), events: ['comment.created'] } }
  },
  updateWebhook: async (target) => ({
    params: { id: await webhook(target) },
    body: { events: ['recipe.published', 'subscriber.created'], isEnabled: false },
  }),
  deleteWebhook: async (target) => ({ params: { id: await webhook(target) } }),
  rollWebhookSecret: async (target) => ({ params: { id: await webhook(target) } }),
  sendTestEvent: async (target) => ({ params: { id: await webhook(target) } }),
  listWebhookDeliveries: async (target) => ({ params: { id: await webhook(target) } }),
  replayWebhookDelivery: async (target) => ({ params: await webhookDelivery(target) }),
  downloadSiteExport: async (target) => ({
    params: { exportToken: await storedExport(target) },
  }),
  getImportFindings: async (target) => ({ params: { id: await startedImport(target) } }),
  listImports: nothing,
  createImport: () => ({ form: importForm() }),
  getImport: async (target) => ({ params: { id: await startedImport(target) } }),
  getImportReport: async (target) => ({ params: { id: await startedImport(target) } }),
  cancelImport: async (target) => ({ params: { id: await startedImport(target) } }),
  resumeImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'canceled' }) },
  }),
  listImportRows: async (target) => ({ params: { id: await startedImport(target) } }),
  retryImportRow: async (target) => ({ params: { id: await failedRow(target) }, body: {} }),
  startImport: async (target) => ({
    params: { id: await startedImport(target, { status: 'done', dryRun: true }) },
  }),
  exportSite: nothing,
  requestSiteSignIn: () => ({ body: { email: email() } }),
  confirmSiteSignIn: async ({ payload }) => ({ params: { tokenValue: await link(payload) } }),
  requestSiteSignUp: () => ({ body: { email: email(), subscribe: true } }),
  getSiteCurrentUser: nothing,
  getSite: nothing,
  listRecipes: () => ({ query: { limit: 5 } }),
  getRecipe: async ({ payload, objects }) => ({
    params: { recipeSlug: (await makeRecipe(payload, objects.id)).slug },
  }),
  listFilters: nothing,
  listSearchSuggestions: () => ({ query: { query: 'so' } }),
  listCollections: nothing,
  getCollection: async (target) => ({
    params: { collectionSlug: (await collection(target)).slug },
  }),
  createBookmark: async (target) => ({ body: { recipeId: await published(target) } }),
  deleteBookmark: async (target) => ({ params: { recipeId: await published(target) } }),
  listComments: async (target) => ({ query: { recipeId: await published(target) } }),
  createComment: async (target) => ({
    body: { recipeId: await published(target), content: 'Rose well.' },
  }),
  deleteComment: async (target) => ({ params: { id: await comment(target) } }),
  createUpvote: async (target) => ({ body: { commentId: await comment(target) } }),
  deleteUpvote: async (target) => ({ params: { id: await comment(target) } }),
  createSubscription: () => ({ body: { plan: 'free', email: email() } }),
  getCheckoutSession: async (target) => ({ params: { sessionId: await ownCheckout(target) } }),
  createGift: async (target) => {
    await selling(target)
    return { body: { plan: 'monthly', email: email(), recipientEmail: email() } }
  },
  getCouponOffer: async (target) => ({ params: { code: (await coupon(target)).code } }),
  getTestCheckout: async (target) => ({ params: { sessionId: await openCheckout(target) } }),
  payTestCheckout: async (target) => ({
    params: { sessionId: await openCheckout(target) },
    body: { card: '4242424242424242' },
  }),
  getTestPortal: async (target) => ({ params: { sessionId: await openPortal(target) } }),
  changeTestPortal: async (target) => ({
    params: { sessionId: await openPortal(target) },
    body: { action: 'card', card: '4242424242424242' },
  }),
  getTestAccount: async (target) => ({ params: { accountId: await testAccount(target) } }),
  finishTestAccount: async (target) => ({ params: { accountId: await testAccount(target) } }),
  getGlobals: nothing,
  listSiteSlugs: nothing,
  listSiteCollections: nothing,
  listSiteRecipes: nothing,
}
