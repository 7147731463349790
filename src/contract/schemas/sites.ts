import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { EditorGlobals, Globals } from '../globals'
import { paging } from '../recipes-index'
import { ManagedSite, PublicSite } from '../site'
import { SiteDomain, SiteDomainCreate } from '../site-domain'
import { SiteCreate, SiteSettings, SiteUpdate } from '../site-settings'
import { AppSubscription, AppSubscriptionCreate, Checkout, Subscriber } from '../subscription'

const Settings = z.object({ currentSite: SiteSettings })
const SubscribersQuery = z.object({ ...paging, query: z.string().trim().max(320).optional() })
const PortalSession = z.object({ url: z.string() })

/** Sites, their settings, readers and plans, and the catalogues. */
export const siteSchemas = {
  listManagedSites: {
    summary: 'The sites the caller owns or edits.',
    answer: z.object({ sites: z.array(ManagedSite) }),
  },
  createSite: {
    summary: "Makes a site of the caller's own.",
    body: SiteCreate,
    answer: Settings,
    status: 201,
    idempotent: 'stored',
    errors: ['conflict', 'rate_limited'],
  },
  getManagedSite: {
    summary: "A site's settings; 404 tells that the caller does not manage it.",
    answer: Settings,
  },
  updateSite: {
    summary: "Changes a site's settings; what is left out stays.",
    body: SiteUpdate,
    answer: Settings,
    errors: ['conflict', 'forbidden'],
  },
  listDomains: {
    summary: "A site's custom domains, with what shows that each is the owner's.",
    answer: z.object({ domains: z.array(SiteDomain) }),
    errors: ['forbidden'],
  },
  createDomain: {
    summary: 'Adds a custom domain; it counts once a check has found its token.',
    body: SiteDomainCreate,
    answer: z.object({ domain: SiteDomain }),
    status: 201,
    errors: ['conflict', 'forbidden'],
  },
  checkDomain: {
    summary: 'Looks for the token of a custom domain now, in DNS and on its web server.',
    answer: z.object({ domain: SiteDomain }),
    errors: ['forbidden', 'not_found', 'rate_limited'],
  },
  deleteDomain: {
    summary: 'Removes a custom domain: the site stops answering there at once.',
    answer: z.object({}),
    errors: ['forbidden', 'not_found'],
  },
  getManagedGlobals: {
    summary: 'The catalogues a recipe is written with: units, ingredients, equipment, terms.',
    answer: z.object({ globals: EditorGlobals }),
  },
  listSubscribers: {
    summary: "A site's subscribers, newest first.",
    query: SubscribersQuery,
    answer: z.object({ subscribers: z.array(Subscriber), total: z.number() }),
  },
  getCurrentAppSubscription: {
    summary: "What the site's author pays the platform; null for nothing.",
    answer: z.object({ currentAppSubscription: AppSubscription.nullable() }),
  },
  createAppSubscription: {
    summary: 'Takes a plan of the platform for a site, through a checkout.',
    body: AppSubscriptionCreate,
    answer: z.object({ checkout: Checkout }),
    status: 201,
    idempotent: 'stored',
    errors: ['forbidden', 'not_implemented'],
  },
  createAppBillingPortalSession: {
    summary: "Opens the page where the author's payments to the platform are managed.",
    answer: PortalSession,
    status: 201,
    errors: ['forbidden', 'not_implemented'],
  },
  getSite: {
    summary: 'A site as its visitors see it.',
    answer: z.object({ currentSite: PublicSite }),
  },
  getGlobals: {
    summary: "What readers' pages need of the catalogues: the units.",
    answer: z.object({ globals: Globals }),
  },
  listSiteSlugs: {
    summary: 'The slugs of all sites.',
    answer: z.object({ siteSlugs: z.array(z.string()) }),
  },
} as const satisfies Record<string, CallSchema>

export type SubscribersQuery = z.output<typeof SubscribersQuery>
