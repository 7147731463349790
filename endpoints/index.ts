import type { Handlers } from './call'
import { endpointsFor } from './endpoint'
import { handoverEndpoints } from './handover'
import { accountHandlers } from './manage/accounts'
import { bulkHandlers } from './manage/bulk'
import { designHandlers } from './manage/designs'
import { managedCollectionHandlers } from './manage/collections'
import { eventHandlers } from './manage/events'
import { intakeHandlers } from './manage/intake'
import { draftHandlers } from './manage/drafts'
import { savedViewHandlers } from './manage/saved-views'
import { redirectHandlers } from './manage/redirects'
import { managedRecipeHandlers } from './manage/recipes'
import { paymentHandlers } from './manage/payments'
import { pictureHandlers } from './manage/pictures'
import { videoHandlers } from './manage/videos'
import { siteExportHandlers } from './manage/site-exports'
import { managedSiteHandlers } from './manage/sites'
import { sitePeopleHandlers } from './manage/site-people'
import { subscriberHandlers } from './manage/subscribers'
import { webhookHandlers } from './manage/webhooks'
import { siteAccountHandlers } from './site/accounts'
import { commentHandlers } from './site/comments'
import { testPaymentHandlers } from './manage/test-payments'
import { sitePaymentHandlers } from './site/payments'
import { siteRecipeHandlers } from './site/recipes'
import { webhookEndpoints } from './stripe-webhooks'

const handlers: Handlers = {
  ...accountHandlers,
  ...managedSiteHandlers,
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
  ...redirectHandlers,
  ...siteExportHandlers,
  ...webhookHandlers,
  ...subscriberHandlers,
  ...intakeHandlers,
  ...siteAccountHandlers,
  ...sitePaymentHandlers,
  ...testPaymentHandlers,
  ...siteRecipeHandlers,
  ...commentHandlers,
}

/** All endpoints of /api/v1, of the handover between hosts and of Stripe's webhooks, for `payload.config.ts`. */
export const apiEndpoints = [...endpointsFor(handlers), ...handoverEndpoints, ...webhookEndpoints]
