import { STATUS_LABELS } from '../../recipes/status'
import type { RecipeStatus } from '../../recipes/status'

/**
 * The status of a recipe with the number of its parts that readers do not see yet: `Published, 3
 * unpublished changes`.
 * @see docs/product/kitchen.md#status-of-a-recipe
 */
export function publicationWords(status: RecipeStatus, changes: number): string {
  const label = STATUS_LABELS[status]
  if (status === 'draft' || changes === 0) return label
  return `${label}, ${changes} unpublished ${changes === 1 ? 'change' : 'changes'}`
}
