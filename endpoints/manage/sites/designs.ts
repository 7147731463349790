import { publishSiteDesign } from '@/src/server/sites/design/publish'
import { getSiteDesign } from '@/src/server/sites/design/read'
import { discardSiteDesign, saveSiteDesign } from '@/src/server/sites/design/save'
import { listDesignVersions, restoreDesignVersion } from '@/src/server/sites/design/versions'
import type { Handlers } from '../../call'

/**
 * Handlers for the design of a site: its draft and its history.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export const designHandlers = {
  getSiteDesign: ({ payload, site, caller }) => getSiteDesign(payload, site.id, caller),
  saveSiteDesign: async ({ payload, site, caller, body }) => ({
    draft: await saveSiteDesign(payload, site.id, caller, body),
  }),
  discardSiteDesign: async ({ payload, site, caller }) => {
    await discardSiteDesign(payload, site.id, caller)
    return {}
  },
  publishSiteDesign: ({ payload, site, caller, body }) =>
    publishSiteDesign(payload, site, caller, body.revision),
  listSiteDesignVersions: async ({ payload, site, caller }) => ({
    versions: await listDesignVersions(payload, site.id, caller),
  }),
  restoreSiteDesignVersion: ({ payload, site, caller, params, body }) =>
    restoreDesignVersion(payload, site.id, caller, params.id, body.revision),
} satisfies Partial<Handlers>
