import type { Payload } from 'payload'
import type { ManagedRecipeRow } from '@/src/contract/recipe'
import { getManagedRow } from './managed'

/**
 * Publishes a recipe, now or at a future moment; one that is published keeps its first date unless
 * another is given (contract, Publishing).
 * @throws Failure `not_found`, also for another site's recipe
 */
export async function publishRecipe(
  payload: Payload,
  siteId: string,
  id: string,
  publishedAt: string | undefined,
): Promise<ManagedRecipeRow> {
  const current = await getManagedRow(payload, siteId, id)
  const date = publishedAt ?? current.publishedAt ?? new Date().toISOString()
  await payload.update({ collection: 'recipes', id, data: { publishedAt: date }, depth: 0 })
  return getManagedRow(payload, siteId, id)
}

/** Takes a recipe back: it is a draft again. @throws Failure `not_found` */
export async function unpublishRecipe(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipeRow> {
  await getManagedRow(payload, siteId, id)
  await payload.update({ collection: 'recipes', id, data: { publishedAt: null }, depth: 0 })
  return getManagedRow(payload, siteId, id)
}
