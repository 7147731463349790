import { STATUS_LABELS } from '../../recipes/status'
import type { RecipeStatus } from '../../recipes/status'

/**
 * The label of a recipe's status with the number of its unpublished changes: `Published, 3 unpublished
 * changes`.
 * @see docs/product/kitchen.md#status-of-a-recipe
 */
export function publicationLabel(status: RecipeStatus, changes: number): string {
  const label = STATUS_LABELS[status]
  if (status === 'draft' || changes === 0) return label
  return `${label}, ${changes} unpublished ${changes === 1 ? 'change' : 'changes'}`
}
