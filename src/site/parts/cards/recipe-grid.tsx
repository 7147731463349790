import type { ReactElement } from 'react'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import type { CardSettings } from '@/src/site/templates/template'
import { RecipeCard } from './recipe-card'
import styles from './recipe-grid.module.css'

type RecipeGridProps = {
  recipes: readonly Card[]
  card: CardSettings
  /** Without gaps, from edge to edge of the window. */
  isFullBleed?: boolean
  /** Whether its first picture is the first of the page. */
  isFirst?: boolean
  /** Their titles' place in the outline of the page. */
  heading?: 'h2' | 'h3'
}

/**
 * Recipes in one, two or three columns.
 * @see docs/product/site-pages.md#recipe-cards
 */
export function RecipeGrid({
  recipes,
  card,
  isFullBleed = false,
  isFirst = false,
  heading = 'h3',
}: RecipeGridProps): ReactElement {
  const sizes = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'
  return (
    <ul className={styles.grid} data-is-full-bleed={isFullBleed} data-style={card.style}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            card={card}
            sizes={sizes}
            isFirst={isFirst && index === 0}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}
