import { countAction } from '@/src/server/counting/count-action'
import type { Handlers } from '../call'

/**
 * Actions of readers that only browsers know of.
 * @see docs/product/counting.md#what-is-counted
 */
export const countingHandlers = {
  countRecipeAction: ({ req, site, body, clientAddress }) => {
    countAction({ siteId: site.id, ...body, headers: req.headers, clientAddress })
    return Promise.resolve({})
  },
} satisfies Partial<Handlers>
