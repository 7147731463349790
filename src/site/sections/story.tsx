import type { ReactElement } from 'react'
import { RichText } from '@/src/site/parts/rich-text'
import type { RecipeSectionProps } from './recipe-data'
import styles from './story.module.css'

/** How the recipe came about: its opening, and the rest behind Read more. */
export function Story({ section, data }: RecipeSectionProps<'story'>): ReactElement | null {
  const { recipe, references } = data
  if (!recipe.storyExcerpt && recipe.storyMore.length === 0) return null
  return (
    <section className={styles.story} aria-label={section.heading}>
      {recipe.storyExcerpt ? <p className={styles.excerpt}>{recipe.storyExcerpt}</p> : null}
      {recipe.storyMore.length > 0 ? (
        <details className={styles.more}>
          <summary>Read more</summary>
          <RichText document={recipe.storyMore} references={references} />
        </details>
      ) : null}
    </section>
  )
}
