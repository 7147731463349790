import type { ReactElement } from 'react'
import styles from './locked-steps.module.css'

/** Widths of the placeholder lines, in percent. */
const LINES = [92, 100, 64, 0, 96, 88, 40, 0, 100, 72]

/** The place of a locked recipe's steps: they have not left the server. */
export function LockedSteps({ heading }: { heading: 'Instructions' | 'Directions' }): ReactElement {
  return (
    <div aria-hidden="true">
      <p className={styles.heading}>{heading}</p>
      {LINES.map((length, index) => (
        <span key={index} className={styles.line} style={{ inlineSize: `${length}%` }} />
      ))}
    </div>
  )
}
