import { getPlatformOverview } from '@/src/server/platform/platform-overview'
import { getPlatformStatus } from '@/src/server/platform/platform-status'
import { listPlatformSites } from '@/src/server/platform/platform-sites'
import { liftSuspension, suspendSite } from '@/src/server/platform/suspension'
import type { Handlers } from '../../call'

/** Handlers for the platform as a whole. @see docs/product/overview.md#platform */
export const platformHandlers = {
  getPlatformOverview: ({ payload }) => getPlatformOverview(payload),
  getPlatformStatus: ({ payload }) => getPlatformStatus(payload),
  listPlatformSites: ({ payload, query }) => listPlatformSites(payload, query),
  suspendSite: async ({ payload, params, body }) => ({
    site: await suspendSite(payload, params.id, body.reason),
  }),
  liftSuspension: async ({ payload, params }) => ({
    site: await liftSuspension(payload, params.id),
  }),
} satisfies Partial<Handlers>
