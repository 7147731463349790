import type { ReactElement } from 'react'
import { LiveText } from '@/src/site/cooking/live-text'
import { Panel } from '@/src/site/parts/page/panel'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'
import styles from './notes.module.css'

/**
 * The cook's notes; hidden for a locked recipe.
 * @see docs/product/recipe-page.md#notes
 */
export function Notes({ section, data }: RecipeSectionProps<'notes'>): ReactElement | null {
  const { recipe } = data
  if (recipe.isLocked || recipe.note.length === 0) return null
  return (
    <SectionFrame className={styles.notes}>
      <div className={styles.box} data-place="notes" data-style={section.style}>
        <Panel className={styles.panel} heading={<h2 className={styles.heading}>Notes</h2>}>
          <div className={styles.words}>
            <LiveText document={recipe.note} />
          </div>
        </Panel>
      </div>
    </SectionFrame>
  )
}
