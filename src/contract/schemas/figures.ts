import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Total } from '../common-fields'
import {
  FigureQuery,
  PopularContent,
  QuotaUse,
  RecipeFigures,
  RevenueFigures,
  SiteTaskCount,
  SubscriberFigures,
  TrafficFigures,
} from '../site/figures'
import { PlatformOverview, PlatformSite, PlatformSitesQuery } from '../site/platform'
import { PlatformStatus } from '../site/platform-status'
import { SuspensionCreate } from '../site/suspension'

/** Figures and tasks of a site. @see docs/product/overview.md */
export const figureSchemas = {
  getSubscriberFigures: {
    summary: 'Returns the subscribers of a site over a period and the period before.',
    query: FigureQuery,
    answer: SubscriberFigures,
  },
  getRevenueFigures: {
    summary: 'Returns the revenue of a site over a period and the period before, by currency.',
    query: FigureQuery,
    answer: z.object({
      currencies: z
        .array(RevenueFigures)
        .describe('Revenue by currency, largest current revenue first.'),
    }),
    errors: ['forbidden'],
  },
  getTrafficFigures: {
    summary: 'Returns the page views and visitors of a site over a period and the period before.',
    query: FigureQuery,
    answer: TrafficFigures,
  },
  getPopularContent: {
    summary: 'Lists the most viewed recipes, traffic sources and searches without a result.',
    query: FigureQuery,
    answer: PopularContent,
  },
  getRecipeFigures: {
    summary:
      'Returns the figures of a recipe over the last 30 days, the 30 days before, and in total.',
    answer: RecipeFigures,
  },
  listSiteTasks: {
    summary: 'Lists what needs the attention of the managers of a site, with counts.',
    answer: z.object({
      tasks: z.array(SiteTaskCount).describe('Tasks with at least one object, most urgent first.'),
      quotas: z.array(QuotaUse).describe('Quotas of which at least 80% is used.'),
    }),
  },
  getPlatformOverview: {
    summary: 'Returns the figures of the whole platform, for platform admins.',
    answer: PlatformOverview,
    errors: ['forbidden'],
  },
  getPlatformStatus: {
    summary: 'Returns the state of the installation, for platform admins.',
    answer: PlatformStatus,
    errors: ['forbidden'],
  },
  listPlatformSites: {
    summary: 'Lists all sites with their figures, newest first, for platform admins.',
    query: PlatformSitesQuery,
    answer: z.object({
      sites: z.array(PlatformSite).describe('Sites, newest first.'),
      total: Total,
    }),
    errors: ['forbidden'],
  },
  suspendSite: {
    summary: 'Suspends a site: readers cannot visit it, and it sends no newsletters.',
    body: SuspensionCreate,
    answer: z.object({ site: PlatformSite }),
    errors: ['forbidden'],
  },
  liftSuspension: {
    summary: 'Lifts the suspension of a site.',
    answer: z.object({ site: PlatformSite }),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, CallSchema>
