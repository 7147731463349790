import type { ReactElement } from 'react'
import { Cooked } from '@/src/site/cooked/cooked'
import { SectionFrame } from '../section-frame'
import type { RecipeData } from './recipe-data'
import styles from './ratings.module.css'

/**
 * The readers who cooked the recipe: their number, photos, and the button for one's own; hidden where
 * ratings are switched off, and below a locked recipe.
 * @see docs/product/ratings.md#cooked-it
 */
export function CookedSection({ data }: { data: RecipeData }): ReactElement | null {
  const { site, recipe, cooked } = data
  if (!site.ratingsEnabled || recipe.isLocked) return null
  return (
    <SectionFrame heading={headingOf(cooked.count)} id="cooked" className={styles.cooked}>
      <Cooked site={site.slug} recipeId={recipe.id} hasPhotos={cooked.hasPhotos} />
    </SectionFrame>
  )
}

/** `Cooked by 41 readers`. */
function headingOf(count: number): string {
  if (count === 0) return 'Cooked it?'
  return `Cooked by ${count === 1 ? 'one reader' : `${count} readers`}`
}
