import type { ReactElement } from 'react'
import type { RatingSummary } from '@/src/contract/people/rating'
import { formatAverage } from '@/src/domain/recipes/review'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './rating-line.module.css'
import { Stars } from './stars'

type RatingLineProps = {
  rating: RatingSummary | null
  /** Whether the ratings of the page can be reached: not on a locked recipe. */
  isLink: boolean
}

/**
 * The rating in the head of a recipe: `★★★★★ 4.6 (128)`.
 * @see docs/product/ratings.md#on-the-page
 */
export function RatingLine({ rating, isLink }: RatingLineProps): ReactElement | null {
  if (rating === null) return null
  const content = (
    <>
      <Stars average={rating.average} />
      <span>
        <VisuallyHidden>Rated </VisuallyHidden>
        {formatAverage(rating.average)}
        <VisuallyHidden> of 5 stars</VisuallyHidden>
      </span>
      <span>
        ({rating.count}
        <VisuallyHidden>{rating.count === 1 ? ' rating' : ' ratings'}</VisuallyHidden>)
      </span>
    </>
  )
  return (
    <p className={styles.rating}>
      {isLink ? (
        <a className={styles.link} href="#ratings">
          {content}
        </a>
      ) : (
        <span className={styles.link}>{content}</span>
      )}
    </p>
  )
}
