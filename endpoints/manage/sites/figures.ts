import { getPopularContent } from '@/src/server/figures/popular-content'
import { getRecipeFigures } from '@/src/server/figures/recipe-figures'
import { getRevenueFigures } from '@/src/server/figures/revenue-figures'
import { listSiteTasks } from '@/src/server/figures/site-tasks'
import { getSubscriberFigures } from '@/src/server/figures/subscriber-figures'
import { getTrafficFigures } from '@/src/server/figures/traffic-figures'
import type { Handlers } from '../../call'

/** Handlers for the figures and tasks of a site. @see docs/product/overview.md */
export const figureHandlers = {
  getSubscriberFigures: ({ payload, site, query }) =>
    getSubscriberFigures(payload, site, query.period),
  getRevenueFigures: async ({ payload, site, query }) => ({
    currencies: await getRevenueFigures(payload, site, query.period),
  }),
  getTrafficFigures: ({ payload, site, query }) =>
    getTrafficFigures(payload, site.id, query.period),
  getPopularContent: ({ payload, site, query }) =>
    getPopularContent(payload, site.id, query.period),
  getRecipeFigures: ({ payload, site, params }) => getRecipeFigures(payload, site.id, params.id),
  listSiteTasks: ({ payload, site }) => listSiteTasks(payload, site.id),
} satisfies Partial<Handlers>
