import {
  coupon,
  openCheckout,
  openPortal,
  ownCheckout,
  selling,
  testAccount,
} from '@/src/testing/api/payment-requests'
import { makeLetter } from '@/src/testing/api/letter-requests'
import { collection, comment, link, published } from '@/src/testing/api/target-objects'
import { makeRecipe } from '@/src/testing/builders'
import { email, nothing } from './parts'
import type { ValidRequests } from './parts'

/** Requests of visitors and readers of a site, and of programs that read it. */
export const VISITORS_REQUESTS = {
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
  listLetters: () => ({ query: { limit: 5 } }),
  getLetter: async (target) => ({ params: { letterSlug: (await makeLetter(target)).slug } }),
  countRecipeAction: async (target) => ({
    body: { recipeId: await published(target), action: 'cook' },
  }),
  createBookmark: async (target) => ({ body: { recipeId: await published(target) } }),
  deleteBookmark: async (target) => ({ params: { recipeId: await published(target) } }),
  listComments: async (target) => ({ query: { recipeId: await published(target) } }),
  createComment: async (target) => ({
    body: { recipeId: await published(target), content: 'Rose well.' },
  }),
  updateComment: async (target) => ({
    params: { id: await comment(target) },
    body: { content: 'Rose very well.' },
  }),
  deleteComment: async (target) => ({ params: { id: await comment(target) } }),
  createGuestComment: async (target) => {
    await target.payload.db.pool.query(
      'update sites set guest_comments_enabled = true where id = $1',
      [target.site.id],
    )
    const recipeId = await published(target)
    return { body: { name: 'Ada', email: email(), content: 'Rose well.', recipeId } }
  },
  createCommentReport: async (target) => ({ body: { commentId: await comment(target) } }),
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
} satisfies ValidRequests
