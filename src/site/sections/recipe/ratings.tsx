import type { ReactElement } from 'react'
import type { ImportedRating } from '@/src/contract/people/rating'
import { formatAverage } from '@/src/domain/recipes/review'
import { RatingControl } from '@/src/site/ratings/rating-control'
import { Reviews } from '@/src/site/ratings/reviews'
import { SectionFrame } from '../section-frame'
import type { RecipeData } from './recipe-data'
import styles from './ratings.module.css'

/**
 * The control to rate a recipe, the rating of a former site, and the newest reviews; hidden where ratings
 * are switched off, and below a locked recipe.
 * @see docs/product/ratings.md#on-the-page
 */
export function Ratings({ data }: { data: RecipeData }): ReactElement | null {
  const { site, recipe, reviews } = data
  if (!site.ratingsEnabled || recipe.isLocked) return null
  return (
    <SectionFrame heading="Ratings" id="ratings" className={styles.ratings}>
      <div className={styles.control}>
        <RatingControl
          site={site.slug}
          recipeId={recipe.id}
          acceptsVisitors={site.visitorRatingsEnabled}
        />
      </div>
      {recipe.importedRating ? (
        <p className={styles.imported}>{importedText(recipe.importedRating)}</p>
      ) : null}
      <Reviews reviews={reviews} />
    </SectionFrame>
  )
}

/** `4.8 from 212 ratings on the former site`. */
function importedText({ average, count }: ImportedRating): string {
  if (count === null) return `${formatAverage(average)} of 5 stars on the former site`
  return `${formatAverage(average)} from ${count} ${count === 1 ? 'rating' : 'ratings'} on the former site`
}
