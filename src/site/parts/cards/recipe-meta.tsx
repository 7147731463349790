import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { formatAverage } from '@/src/domain/recipes/review'
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
  const { rating } = recipe
  if (words === '' && rating === null) return null
  return (
    <p className={styles.meta}>
      {words}
      {words !== '' && rating !== null ? ' · ' : null}
      {rating === null ? null : (
        <span className={styles.rating}>
          <span aria-hidden="true">★ </span>
          <VisuallyHidden>Rated </VisuallyHidden>
          {formatAverage(rating.average)}
          <VisuallyHidden> of 5</VisuallyHidden>
        </span>
      )}
    </p>
  )
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
