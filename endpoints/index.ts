import type { Handlers } from './call'
import { endpointsFor } from './endpoint'
import { handoverEndpoints } from './handover'
import { accountHandlers } from './manage/people/accounts'
import { bulkHandlers } from './manage/recipes/bulk'
import { designHandlers } from './manage/sites/designs'
import { managedCollectionHandlers } from './manage/sites/collections'
import { eventHandlers } from './manage/sites/events'
import { figureHandlers } from './manage/sites/figures'
import { letterHandlers } from './manage/sites/letters'
import { intakeHandlers } from './manage/recipes/intake'
import { draftHandlers } from './manage/recipes/drafts'
import { savedViewHandlers } from './manage/recipes/saved-views'
import { redirectHandlers } from './manage/sites/redirects'
import { managedRecipeHandlers } from './manage/recipes/recipes'
import { moderationHandlers } from './manage/people/comments'
import { paymentHandlers } from './manage/people/payments'
import { pictureHandlers } from './manage/recipes/pictures'
import { videoHandlers } from './manage/recipes/videos'
import { siteExportHandlers } from './manage/sites/site-exports'
import { automaticLetterHandlers } from './manage/sites/automatic-letters'
import { mailSettingsHandlers } from './manage/sites/mail-settings'
import { newsletterHandlers } from './manage/sites/newsletters'
import { platformHandlers } from './manage/sites/platform'
import { managedSiteHandlers } from './manage/sites/sites'
import { sitePeopleHandlers } from './manage/sites/site-people'
import { segmentHandlers } from './manage/people/segments'
import { subscriberHandlers } from './manage/people/subscribers'
import { termHandlers } from './manage/sites/terms'
import { webhookHandlers } from './manage/sites/webhooks'
import { siteAccountHandlers } from './site/accounts'
import { countingHandlers } from './site/counting'
import { commentHandlers } from './site/comments'
import { ratingHandlers } from './site/ratings'
import { testPaymentHandlers } from './manage/people/test-payments'
import { sitePaymentHandlers } from './site/payments'
import { siteRecipeHandlers } from './site/recipes'
import { mailReportEndpoints } from './mail-reports'
import { webhookEndpoints } from './stripe-webhooks'

const handlers: Handlers = {
  ...accountHandlers,
  ...managedSiteHandlers,
  ...newsletterHandlers,
  ...automaticLetterHandlers,
  ...mailSettingsHandlers,
  ...designHandlers,
  ...paymentHandlers,
  ...sitePeopleHandlers,
  ...managedRecipeHandlers,
  ...draftHandlers,
  ...savedViewHandlers,
  ...bulkHandlers,
  ...pictureHandlers,
  ...videoHandlers,
  ...managedCollectionHandlers,
  ...eventHandlers,
  ...figureHandlers,
  ...platformHandlers,
  ...letterHandlers,
  ...redirectHandlers,
  ...termHandlers,
  ...siteExportHandlers,
  ...webhookHandlers,
  ...moderationHandlers,
  ...subscriberHandlers,
  ...segmentHandlers,
  ...intakeHandlers,
  ...siteAccountHandlers,
  ...countingHandlers,
  ...sitePaymentHandlers,
  ...testPaymentHandlers,
  ...siteRecipeHandlers,
  ...commentHandlers,
  ...ratingHandlers,
}

/** All endpoints of /api/v1, of the handover between hosts and of Stripe's webhooks, for `payload.config.ts`. */
export const apiEndpoints = [
  ...endpointsFor(handlers),
  ...handoverEndpoints,
  ...webhookEndpoints,
  ...mailReportEndpoints,
]
