import type { ReactElement } from 'react'
import { formatStars } from '@/src/domain/recipes/review'
import type { Review } from '@/src/domain/recipes/review'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './reviews.module.css'
import { Stars } from './stars'

/**
 * The newest comments with stars, as part of the page: search engines may read only what readers see.
 * @see docs/product/ratings.md#reviews
 */
export function Reviews({ reviews }: { reviews: readonly Review[] }): ReactElement | null {
  if (reviews.length === 0) return null
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ authorName, publishedAt, text, stars }) => (
        <li key={publishedAt + authorName} className={styles.review}>
          <p className={styles.head}>
            <Stars average={stars} />
            <VisuallyHidden>{formatStars(stars)} by </VisuallyHidden>
            <strong>{authorName}</strong>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
