import { coupon, paysPlatform } from '@/src/testing/api/payment-requests'
import { comment, published, removedSubscriber, subscriber } from '@/src/testing/api/target-objects'
import {
  newsletterSend,
  segment,
  suppression,
  withSenderAddress,
  withSubscriber,
} from '@/src/testing/api/newsletter-objects'
import { makeSite, unique } from '@/src/testing/builders'
import { email, nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about readers and payments. */
export const READERS_REQUESTS = {
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
    body: { note: 'Writes about sourdough.', tags: ['baker', 'Paris'] },
  }),
  removeSubscriber: async (target) => ({
    params: { id: await subscriber(target) },
    body: { at: 'now' },
  }),
  restoreSubscriber: async (target) => ({ params: { id: await removedSubscriber(target) } }),
  countSubscribers: () => ({ query: { plan: 'free' } }),
  listSubscriberPayments: async (target) => ({ params: { id: await subscriber(target) } }),
  getRevenue: nothing,
  getSubscriberFigures: () => ({ query: { period: '365' } }),
  getRevenueFigures: nothing,
  getTrafficFigures: nothing,
  getPopularContent: nothing,
  getRecipeFigures: async (target) => ({ params: { id: await published(target) } }),
  listSiteTasks: nothing,
  getPlatformOverview: nothing,
  getPlatformStatus: nothing,
  listPlatformSites: () => ({ query: { query: 'site' } }),
  suspendSite: async ({ payload }) => ({
    params: { id: (await makeSite(payload)).id },
    body: { reason: 'Spam in its recipes.' },
  }),
  liftSuspension: async ({ payload }) => ({ params: { id: (await makeSite(payload)).id } }),
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
  getCommentNotices: nothing,
  updateCommentNotices: () => ({ body: { frequency: 'daily' } }),
  listHiddenComments: async (target) => ({ query: { recipeId: await published(target) } }),
  hideComment: async (target) => ({ params: { id: await comment(target) } }),
  unhideComment: async (target) => ({ params: { id: await comment(target, true) } }),
  listNewsletterSends: async (target) => ({ query: { recipeId: await published(target) } }),
  createNewsletterSend: async (target) => {
    await withSubscriber(target)
    return { body: { recipeId: await published(target), audience: 'everyone' } }
  },
  getNewsletterSend: async (target) => ({ params: { id: await newsletterSend(target) } }),
  rescheduleNewsletterSend: async (target) => ({
    params: { id: await newsletterSend(target, 'scheduled') },
    body: { sendAt: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  pauseNewsletterSend: async (target) => ({ params: { id: await newsletterSend(target) } }),
  resumeNewsletterSend: async (target) => ({
    params: { id: await newsletterSend(target, 'paused') },
  }),
  cancelNewsletterSend: async (target) => ({ params: { id: await newsletterSend(target) } }),
  countNewsletterRecipients: async (target) => ({
    query: { recipeId: await published(target), audience: 'paid' },
  }),
  checkNewsletter: async (target) => ({ body: { recipeId: await published(target) } }),
  previewNewsletter: async (target) => ({
    body: { recipeId: await published(target), reader: 'free', scheme: 'dark' },
  }),
  sendTestNewsletter: async (target) => ({
    body: { recipeId: await published(target), variant: 'preview' },
  }),
  listSegments: nothing,
  createSegment: () => ({
    body: { name: unique('New readers'), conditions: { plan: 'free', joinedWithinDays: 30 } },
  }),
  updateSegment: async (target) => ({
    params: { id: await segment(target) },
    body: { name: unique('Bakers'), conditions: { tag: 'baker' } },
  }),
  deleteSegment: async (target) => ({ params: { id: await segment(target) } }),
  countSegment: () => ({ query: { source: 'import', language: 'de' } }),
  listSubscriberTags: nothing,
  listSuppressions: nothing,
  createSuppression: () => ({ body: { email: email(), detail: 'Asked by phone' } }),
  listAutomaticLetters: nothing,
  updateAutomaticLetter: () => ({
    params: { letterKind: 'digest' },
    body: { isEnabled: true, weekday: 5, hour: 17, recipients: 'everyone' },
  }),
  getWeeklySummary: nothing,
  updateWeeklySummary: () => ({ body: { isEnabled: true } }),
  sendTestAutomaticLetter: async (target) => {
    await published(target)
    return { body: { kind: 'digest' } }
  },
  getMailSettings: nothing,
  checkMailDomain: async (target) => {
    await withSenderAddress(target)
    return {}
  },
  updateMailSettings: () => ({ body: { senderName: 'Ada of Ferment', replyTo: email() } }),
  deleteSuppression: async (target) => ({ params: { id: await suppression(target) } }),
} satisfies ValidRequests
