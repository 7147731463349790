import type { Payload } from 'payload'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { firstRow } from '../database/statements'
import { getManagedRow } from './managed'

const NOW = { name: 'database_now', text: 'select clock_timestamp() as now' }

/**
 * Returns the time of the database clock, which decides what is published: that of this process may be
 * ahead.
 */
export async function databaseNow(payload: Payload): Promise<string> {
  const row = await firstRow<{ now: Date }>(payload, NOW, [])
  return (row?.now ?? new Date()).toISOString()
}

/**
 * Publishes a recipe, now or at a future time; a published one retains its first date unless another is
 * given.
 * @throws Failure `not_found`, also for another site's recipe
 * @see docs/product/recipes.md#publishing
 */
export async function publishRecipe(
  payload: Payload,
  siteId: string,
  id: string,
  publishedAt: string | undefined,
): Promise<ManagedRecipeRow> {
  const current = await getManagedRow(payload, siteId, id)
  const date = publishedAt ?? current.publishedAt ?? (await databaseNow(payload))
  await payload.update({ collection: 'recipes', id, data: { publishedAt: date }, depth: 0 })
  return getManagedRow(payload, siteId, id)
}

/** Unpublishes a recipe: it is a draft again. @throws Failure `not_found` */
export async function unpublishRecipe(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipeRow> {
  await getManagedRow(payload, siteId, id)
  await payload.update({ collection: 'recipes', id, data: { publishedAt: null }, depth: 0 })
  return getManagedRow(payload, siteId, id)
}
