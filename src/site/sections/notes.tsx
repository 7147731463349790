import type { ReactElement } from 'react'
import { RichText } from '@/src/site/parts/rich-text'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from './section-frame'
import styles from './notes.module.css'

/** The cook's notes; hidden for a locked recipe (visitor-site §6). */
export function Notes({ section, data }: RecipeSectionProps<'notes'>): ReactElement | null {
  const { recipe, references } = data
  if (recipe.isLocked || recipe.note.length === 0) return null
  return (
    <SectionFrame className={styles.notes}>
      <div className={styles.box} data-style={section.style}>
        <h2 className={styles.heading}>Notes</h2>
        <RichText document={recipe.note} references={references} />
      </div>
    </SectionFrame>
  )
}
