import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { call } from '../call'
import type { CallOptions } from '../call'

const COLLECTIONS = ['listManagedCollections', 'previewCollectionRule'] as const
const BANS = ['listBans', 'listManagedComments', 'getManagedComment', 'getRecipeRatings'] as const
// Lists of comments are long: their screen takes off what has left them.
const COMMENT_THREADS = [
  'countManagedComments',
  'countWaitingComments',
  'getManagedComment',
] as const
const COOKED = ['listManagedCooked'] as const
const COUPONS = ['listCoupons'] as const
const DOMAINS = ['listDomains', 'getManagedSite', 'listManagedSites'] as const
const EVENTS = ['listEvents', 'listEventVersions'] as const
const IMPORTS = ['listImports', 'getImport', 'getImportFindings', 'listImportRows'] as const
const NEWSLETTERS = ['listNewsletterSends', 'getNewsletterSend'] as const
const LETTERS = ['listManagedLetters', 'listLetterVersions'] as const
const PEOPLE = ['listEditors'] as const
const PICTURES = ['listPictures', 'getPicture'] as const
const PLATFORM = ['getPlatformOverview', 'listPlatformSites', 'listManagedSites'] as const
const RATINGS = ['getRecipeRatings', 'getRecipeFigures'] as const
const REDIRECTS = ['listRedirects', 'listRedirectVersions', 'tryRedirect'] as const
const SEGMENTS = ['listSegments'] as const
const SITES = ['listManagedSites', 'listDeletedSites'] as const
const SUBSCRIBERS = [
  'listSubscribers',
  'countSubscribers',
  'getSubscriber',
  'listSubscriberPayments',
  'getRevenue',
  'getSubscriberFigures',
  'getRevenueFigures',
  'listSubscriberTags',
] as const
const TERMS = ['listTerms', 'getManagedGlobals', 'listManagedRecipes'] as const
const WEBHOOKS = ['listWebhooks', 'listWebhookDeliveries'] as const

/** The calls whose cached responses each write makes stale. Writes without a line refresh nothing. */
const STALE_AFTER: { readonly [Name in CallName]?: readonly CallName[] } = {
  addRedirects: REDIRECTS,
  cancelNewsletterSend: NEWSLETTERS,
  checkDomain: DOMAINS,
  checkMailDomain: ['getMailSettings'],
  choosePrimaryDomain: DOMAINS,
  createBan: BANS,
  createCommentReply: COMMENT_THREADS,
  createCoupon: COUPONS,
  createDeparture: SITES,
  createDomain: DOMAINS,
  createEvent: EVENTS,
  createInvitation: PEOPLE,
  createNewsletterSend: NEWSLETTERS,
  createLetter: LETTERS,
  createRedirect: REDIRECTS,
  createSiteDeletion: SITES,
  createSubscriber: SUBSCRIBERS,
  createSegment: SEGMENTS,
  createSuppression: ['listSuppressions'],
  createTransfer: PEOPLE,
  createWebhook: WEBHOOKS,
  deleteBan: BANS,
  deleteCollection: COLLECTIONS,
  deleteCoupon: COUPONS,
  deleteDomain: DOMAINS,
  deleteEditor: PEOPLE,
  deleteEvent: EVENTS,
  deleteInvitation: PEOPLE,
  deleteImportedLetters: LETTERS,
  deleteLetter: LETTERS,
  deleteManagedCooked: COOKED,
  deletePicture: PICTURES,
  deleteRedirect: REDIRECTS,
  deleteSegment: SEGMENTS,
  deleteSession: ['listSessions'],
  deleteOtherSessions: ['listSessions'],
  deleteSuppression: ['listSuppressions'],
  deleteTerm: TERMS,
  importSubscribers: SUBSCRIBERS,
  liftSuspension: PLATFORM,
  mergeTerm: TERMS,
  pauseNewsletterSend: NEWSLETTERS,
  publishLetterDraft: LETTERS,
  removeRatings: RATINGS,
  removeSubscriber: SUBSCRIBERS,
  renameTerm: TERMS,
  replayWebhookDelivery: WEBHOOKS,
  resendInvitation: PEOPLE,
  rescheduleNewsletterSend: NEWSLETTERS,
  resumeNewsletterSend: NEWSLETTERS,
  restorePicture: PICTURES,
  restoreRatings: RATINGS,
  restoreSubscriber: SUBSCRIBERS,
  restoreTerm: TERMS,
  retryImportRow: IMPORTS,
  rollWebhookSecret: WEBHOOKS,
  sendTestEvent: WEBHOOKS,
  setAkismetKey: ['getCommentSettings'],
  setCommentStatus: COMMENT_THREADS,
  undoCommentStatus: ['listManagedComments', ...COMMENT_THREADS],
  setCookedStatus: COOKED,
  suspendSite: PLATFORM,
  unpublishLetter: LETTERS,
  updateCommentNotices: ['getCommentNotices'],
  updateWeeklySummary: ['getWeeklySummary'],
  updateAutomaticLetter: ['listAutomaticLetters'],
  updateCommentSettings: ['getCommentSettings'],
  updateRecipeComments: ['getRecipeComments'],
  updateMailSettings: ['getMailSettings'],
  updateRedirect: REDIRECTS,
  updateSegment: SEGMENTS,
  updateSubscriber: SUBSCRIBERS,
  updateWebhook: WEBHOOKS,
}

/** Marks the cached responses of calls as stale, of one site if given, and reloads those on the screen. */
export const invalidateCalls = (
  client: QueryClient,
  names: readonly CallName[],
  params?: { site: string },
): Promise<unknown> =>
  Promise.all(
    names.map((name) =>
      client.invalidateQueries({ queryKey: params === undefined ? [name] : [name, { params }] }),
    ),
  )

/**
 * Makes a call that writes, then reloads the cached responses that depend on it.
 * @throws as `call`
 */
export async function mutateCall<Name extends CallName>(
  client: QueryClient,
  name: Name,
  options: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const answer = await call(name, options)
  await invalidateCalls(client, STALE_AFTER[name] ?? [])
  return answer
}
