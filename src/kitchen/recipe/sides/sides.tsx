import type { ReactElement, ReactNode } from 'react'
import styles from './sides.module.css'

type Side = {
  name: string
  words: string
  /** What can be done with this state. */
  action?: ReactNode
}

/** The words of a part of the recipe in several states, side by side: "Published", "Now". */
export function Sides({ sides }: { sides: readonly Side[] }): ReactElement {
  return (
    <div className={styles.sides}>
      {sides.map(({ name, words, action }) => (
        <div key={name} className={styles.side}>
          <span className={styles.name}>{name}</span>
          {/* Long parts scroll: by keyboard, too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls (WCAG 2.1.1) */}
          <p className={styles.words} dir="auto" tabIndex={0} role="group" aria-label={name}>
            {words || '–'}
          </p>
          {action}
        </div>
      ))}
    </div>
  )
}
