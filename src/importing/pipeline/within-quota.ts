import { quotaMessage, remainingQuota } from '@/src/server/quotas/quotas'
import type { PlannedRecipe } from './plan-recipes'
import type { PreparedRow } from './prepared'
import type { ImportTarget } from './target'

type Batch = { rows: readonly PreparedRow[]; planned: readonly PlannedRecipe[] }

/**
 * Fails the rows of a batch whose new recipes exceed the quota of the site. Recipes that are updated pass.
 * @see docs/product/limits.md#quotas
 */
export async function keepWithinQuota(target: ImportTarget, batch: Batch): Promise<Batch> {
  const created = batch.planned.filter(({ action }) => action === 'create')
  if (created.length === 0) return batch
  const remaining = await remainingQuota(target.payload, target.siteId, 'recipes')
  if (remaining === null || created.length <= remaining) return batch
  const refused = new Set(created.slice(Math.max(0, remaining)).map(({ row }) => row.position))
  const message = quotaMessage(target.payload, 'recipes')
  return {
    planned: batch.planned.filter(({ row }) => !refused.has(row.position)),
    rows: batch.rows.map((row) => {
      if (!refused.has(row.position)) return row
      const { position, name, title } = row
      const kept = row.kind === 'recipe' ? row.kept : null
      return { position, name, title, kind: 'failed', warnings: [], message, kept }
    }),
  }
}
