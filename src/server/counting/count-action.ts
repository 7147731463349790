import { toNetwork } from '../rate-limits/rate-subject'
import { objectsToCounting } from './objection'
import { pendingCounts } from './pending-counts'
import type { PendingCounts } from './pending-counts'
import { Robots } from './robots'

/** An action of a reader on a recipe, with the headers of its request. */
export type RecipeAction = {
  siteId: string
  recipeId: string
  action: 'print' | 'cook'
  headers: Headers
  clientAddress: string
}

const COLUMNS = { print: 'prints', cook: 'cook_starts' } as const
const robots = new Robots()

/**
 * Counts an action in memory; the write drops those on recipes of other sites.
 * @see docs/product/counting.md#what-is-counted
 */
export function countAction(
  { siteId, recipeId, action, headers, clientAddress }: RecipeAction,
  pending: PendingCounts = pendingCounts(),
): void {
  if (objectsToCounting(headers.get('dnt'), headers.get('sec-gpc'))) return
  if (headers.get('accept-language') === null || robots.has(headers.get('user-agent') ?? '')) return
  pending.today().addAction(toNetwork(clientAddress), { siteId, recipeId, action: COLUMNS[action] })
}
