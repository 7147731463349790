import type { Payload } from 'payload'
import { FACETS } from '@/search/engine'
import type { SearchEngine } from '@/search/engine'
import { postgresEngine } from '@/search/postgres/engine'
import { CollectionRule } from '@/src/contract/recipe/collection-rule'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { currentTransaction } from '../database/transaction'
import { listCards } from '../recipes/reading/read'
import { searchEngine } from '../recipes/search'

/** Parses a stored rule; null for none or an invalid one. */
export const readRule = (stored: unknown): CollectionRule | null =>
  CollectionRule.safeParse(stored).data ?? null

/** The selection of a rule: published recipes alone, up to its limit; `total` counts all that match. */
type Selected = { recipes: RecipeCard[]; total: number }

/**
 * The published recipes that a rule selects, in its order.
 * @see docs/product/recipes.md#smart-collections
 */
export async function selectedByRule(
  payload: Payload,
  siteId: string,
  rule: CollectionRule,
): Promise<Selected> {
  const { recipeIds, total } = await search(payload, siteId, rule, rule.limit)
  return { recipes: await listCards(payload, siteId, recipeIds), total }
}

/** Counts the recipes that a rule selects. */
export async function countByRule(
  payload: Payload,
  siteId: string,
  rule: CollectionRule,
): Promise<number> {
  const { total } = await search(payload, siteId, rule, 0)
  return Math.min(total, rule.limit)
}

/** Uses the connection of a transaction: waiting for another one could deadlock. */
function engineOf(payload: Payload): SearchEngine {
  const whole = currentTransaction()
  return whole ? postgresEngine(whole.client) : searchEngine(payload)
}

const search = (payload: Payload, siteId: string, rule: CollectionRule, limit: number) =>
  engineOf(payload).search({
    siteId,
    text: rule.query,
    ingredients: [],
    facets: Object.fromEntries(FACETS.map((facet) => [facet, rule[facet]])),
    maxMinutes: rule.maxTotalMinutes,
    ...(rule.privacySetting === null ? {} : { isLocked: rule.privacySetting !== 'public' }),
    orderBy: rule.orderBy,
    limit,
    offset: 0,
    wantsFacets: false,
    wantsHighlights: false,
  })
