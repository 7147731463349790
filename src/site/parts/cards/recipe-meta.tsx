import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { Icon } from '@/src/ui/icons/icon'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './recipe-meta.module.css'

/** `1 ingredient`, `12 ingredients`. */
export const ingredientCountText = (count: number): string =>
  `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`

/**
 * Total time and ingredient count in a line: `45 min · 12 ingredients`.
 * @see docs/product/site-pages.md#recipe-cards
 */
export function metaText(
  recipe: Pick<RecipeCard, 'ingredientUsageCount'> & Parameters<typeof totalTimeMinutes>[0],
): string {
  const total = totalTimeMinutes(recipe)
  const parts = [
    total > 0 ? durationText(total) : null,
    recipe.ingredientUsageCount > 0 ? ingredientCountText(recipe.ingredientUsageCount) : null,
  ].filter((part) => part !== null)
  return parts.join(' · ')
}

/** The line below the title of a card. */
export function RecipeMeta({ recipe }: { recipe: RecipeCard }): ReactElement | null {
  const words = metaText(recipe)
  return words === '' ? null : <p className={styles.meta}>{words}</p>
}

/** The mark of a recipe for full access subscribers. */
export function LockBadge(): ReactElement {
  return (
    <span className={styles.lock}>
      <Icon name="lock" size={16} />
      <VisuallyHidden>Subscribers only</VisuallyHidden>
    </span>
  )
}
