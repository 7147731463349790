import { getEditorGlobals } from '@/src/server/catalogues/editor-globals'
import { createSite, updateSite } from '@/src/server/sites/edit'
import {
  addDomain,
  checkDomain,
  choosePrimaryDomain,
  deleteDomain,
  listDomains,
} from '@/src/server/sites/domains/manage'
import { listManagedSites } from '@/src/server/sites/managed'
import { getSiteSettings } from '@/src/server/sites/settings'
import type { Handlers } from '../../call'

/**
 * Authors' and editors' sites, their settings, readers and plans.
 * @see docs/product/api.md#two-families
 */
export const managedSiteHandlers = {
  listManagedSites: async ({ payload, caller }) => ({
    sites: await listManagedSites(payload, caller),
  }),
  createSite: async ({ payload, caller, body }) => ({
    currentSite: await createSite(payload, caller, body),
  }),
  getManagedSite: async ({ payload, site, caller }) => ({
    currentSite: await getSiteSettings(payload, site.id, caller),
  }),
  updateSite: async ({ payload, site, caller, body, basedOn }) => ({
    currentSite: await updateSite(payload, site.id, caller, body, basedOn),
  }),
  listDomains: async ({ payload, site }) => ({ domains: await listDomains(payload, site.id) }),
  createDomain: async ({ payload, site, body }) => ({
    domain: await addDomain(payload, site.id, body.domain),
  }),
  checkDomain: async ({ payload, site, caller, params }) => ({
    domain: await checkDomain(payload, site.id, caller.userId, params.id),
  }),
  choosePrimaryDomain: async ({ payload, site, params }) => ({
    domains: await choosePrimaryDomain(payload, site.id, params.id),
  }),
  deleteDomain: async ({ payload, site, params }) => {
    await deleteDomain(payload, site.id, params.id)
    return {}
  },
  getManagedGlobals: async ({ payload, site }) => ({
    globals: await getEditorGlobals(payload, site.id),
  }),
} satisfies Partial<Handlers>
