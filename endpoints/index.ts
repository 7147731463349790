import type { Handlers } from './call'
import { endpointsFor } from './endpoint'
import { handoverEndpoints } from './handover'
import { accountHandlers } from './manage/accounts'
import { managedCollectionHandlers } from './manage/collections'
import { intakeHandlers } from './manage/intake'
import { managedRecipeHandlers } from './manage/recipes'
import { managedSiteHandlers } from './manage/sites'
import { siteAccountHandlers } from './site/accounts'
import { commentHandlers } from './site/comments'
import { siteRecipeHandlers } from './site/recipes'

const handlers: Handlers = {
  ...accountHandlers,
  ...managedSiteHandlers,
  ...managedRecipeHandlers,
  ...managedCollectionHandlers,
  ...intakeHandlers,
  ...siteAccountHandlers,
  ...siteRecipeHandlers,
  ...commentHandlers,
}

/** All endpoints of /api/v1 and of the handover between hosts, for `payload.config.ts`. */
export const apiEndpoints = [...endpointsFor(handlers), ...handoverEndpoints]
