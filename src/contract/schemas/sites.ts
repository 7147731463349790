import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { EditorGlobals, Globals } from '../site/globals'
import { ManagedSite, PublicSite } from '../site/site'
import { SiteDomain, SiteDomainCreate } from '../site/site-domain'
import { SiteCreate, SiteSettings, SiteUpdate } from '../site/site-settings'
import { AppPlan, AppSubscription, AppSubscriptionCreate, Checkout } from '../people/subscription'

const Settings = z.object({ currentSite: SiteSettings })
const PortalSession = z.object({ url: z.string().describe('URL of the billing portal.') })

/** Sites, their settings, readers and plans, and the catalogues. */
export const siteSchemas = {
  listManagedSites: {
    summary: 'Lists the sites that the signed-in user owns or edits.',
    answer: z.object({ sites: z.array(ManagedSite).describe('Sites, by title.') }),
  },
  createSite: {
    summary: 'Creates a site owned by the signed-in user.',
    body: SiteCreate,
    answer: Settings,
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'conflict', 'rate_limited'],
  },
  getManagedSite: {
    summary: "Returns a site's settings; 404 if the caller does not manage the site.",
    answer: Settings,
  },
  updateSite: {
    summary: "Updates a site's settings; omitted fields keep their value.",
    body: SiteUpdate,
    answer: Settings,
    errors: ['conflict', 'forbidden'],
  },
  listDomains: {
    summary: "Lists a site's custom domains with their verification records.",
    answer: z.object({ domains: z.array(SiteDomain).describe('Custom domains.') }),
    errors: ['forbidden'],
  },
  createDomain: {
    summary: 'Adds a custom domain to a site; it becomes active once verified.',
    body: SiteDomainCreate,
    answer: z.object({ domain: SiteDomain }),
    status: 201,
    errors: ['conflict', 'forbidden'],
  },
  checkDomain: {
    summary: 'Verifies a custom domain now, by its DNS record or a file on its web server.',
    answer: z.object({ domain: SiteDomain }),
    errors: ['forbidden', 'not_found', 'rate_limited'],
  },
  choosePrimaryDomain: {
    summary: 'Makes an active custom domain the primary one, which links to the site use.',
    answer: z.object({ domains: z.array(SiteDomain).describe('Custom domains.') }),
    idempotent: 'by-nature',
    errors: ['conflict', 'forbidden', 'not_found'],
  },
  deleteDomain: {
    summary: 'Removes a custom domain; the site is no longer available there.',
    answer: z.object({}),
    errors: ['forbidden', 'not_found'],
  },
  getManagedGlobals: {
    summary: 'Returns the catalogues for editing recipes: units, ingredients, equipment and terms.',
    answer: z.object({ globals: EditorGlobals }),
  },
  getCurrentAppSubscription: {
    summary: "Returns the site's subscription to the platform, or `null`, and the available plans.",
    answer: z.object({
      currentAppSubscription: AppSubscription.nullable().describe(
        'The subscription; `null` if there is none.',
      ),
      appPlans: z
        .array(AppPlan)
        .describe('Available platform plans; empty if the deployment does not charge for sites.'),
    }),
  },
  createAppSubscription: {
    summary: 'Subscribes a site to a platform plan and returns a checkout URL.',
    body: AppSubscriptionCreate,
    answer: z.object({ checkout: Checkout }),
    status: 201,
    idempotent: 'by-nature',
    errors: ['forbidden', 'conflict', 'invalid_redirect', 'unavailable'],
  },
  createAppBillingPortalSession: {
    summary:
      "Creates a billing portal session where the site's owner can manage payments to the platform.",
    answer: PortalSession,
    status: 201,
    errors: ['forbidden', 'conflict', 'unavailable'],
  },
  getSite: {
    summary: 'Returns the public view of a site.',
    answer: z.object({ currentSite: PublicSite }),
  },
  getGlobals: {
    summary: 'Returns the unit catalogue.',
    answer: z.object({ globals: Globals.describe('The catalogue.') }),
  },
  listSiteSlugs: {
    summary: 'Lists the slugs of all sites.',
    answer: z.object({ siteSlugs: z.array(z.string()).describe('Slugs of all sites.') }),
  },
} as const satisfies Record<string, CallSchema>
