import type { ReactElement } from 'react'
import { CommentsGate } from '@/src/site/comments/comments-gate'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'
import styles from './comments.module.css'

/**
 * Readers' comments; hidden where comments are closed, and below a locked recipe.
 * @see docs/product/comments.md#on-the-page
 */
export function Comments({
  section,
  data: { site, recipe },
}: RecipeSectionProps<'comments'>): ReactElement | null {
  if (!site.commentsEnabled || recipe.isLocked) return null
  return (
    <SectionFrame heading={section.heading} id="comments" className={styles.comments}>
      <CommentsGate site={site.slug} recipeId={recipe.id} takesGuests={site.guestCommentsEnabled} />
    </SectionFrame>
  )
}
