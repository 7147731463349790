import type { Handlers } from './call'
import { endpointsFor } from './endpoint'
import { accountHandlers } from './manage/accounts'
import { managedRecipeHandlers } from './manage/recipes'
import { siteAccountHandlers } from './site/accounts'
import { siteRecipeHandlers } from './site/recipes'

const handlers: Handlers = {
  ...accountHandlers,
  ...managedRecipeHandlers,
  ...siteAccountHandlers,
  ...siteRecipeHandlers,
}

/** The whole of /api/v1, for `payload.config.ts`. */
export const apiEndpoints = endpointsFor(handlers)
