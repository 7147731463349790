import type { ReactElement } from 'react'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import styles from './more-recipes.module.css'
import { exploredRecipes } from './explored-recipes'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'

/**
 * Shown only when there are more than this.
 * @see docs/product/recipe-page.md#more-recipes
 */
const TOO_FEW = 2

/** Other recipes of the site, without those of the collection above. */
export function MoreRecipes({
  section,
  data,
}: RecipeSectionProps<'more-recipes'>): ReactElement | null {
  const above = new Set(exploredRecipes(data).map(({ id }) => id))
  const others = data.others.filter(({ id }) => id !== data.recipe.id && !above.has(id))
  if (others.length <= TOO_FEW) return null
  return (
    <SectionFrame
      heading={section.heading}
      more={{ label: 'View all', href: '/recipes' }}
      className={styles.more}
    >
      <RecipeGrid recipes={others.slice(0, section.count)} card={section.card} />
    </SectionFrame>
  )
}
