import type { CallName } from '@/src/contract/calls'
import { admins, editors, owner } from './call-rules'
import type { CallLevel } from './call-rules'
import type { Rule } from './levels'

/** The permissions of calls about figures, tasks and the platform. */
export const FIGURE_POLICY = {
  getSubscriberFigures: editors,
  getRevenueFigures: owner,
  getTrafficFigures: editors,
  getPopularContent: editors,
  getRecipeFigures: editors,
  listSiteTasks: editors,
  getPlatformOverview: admins,
  getPlatformStatus: admins,
  listPlatformSites: admins,
  suspendSite: admins,
  liftSuspension: admins,
} as const satisfies { readonly [Name in CallName]?: Rule<CallLevel> }
