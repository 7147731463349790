import type { ReactElement, ReactNode } from 'react'
import { changedLines } from './changed-lines'
import styles from './sides.module.css'

type Side = {
  name: string
  words: string
  /** The text of another state: lines that it lacks are marked, most others omitted. */
  other?: string
  /** The action offered in this state. */
  action?: ReactNode
}

/** The text of a part of the recipe in several states, side by side: "Published", "Now". */
export function Sides({ sides }: { sides: readonly Side[] }): ReactElement {
  return (
    <div className={styles.sides}>
      {sides.map(({ name, words, other, action }) => (
        <div key={name} className={styles.side}>
          <span className={styles.name}>{name}</span>
          {/* Long parts scroll: by keyboard, too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls (WCAG 2.1.1) */}
          <p className={styles.words} dir="auto" tabIndex={0} role="group" aria-label={name}>
            {other === undefined ? words || '–' : <Changed words={words} other={other} />}
          </p>
          {action}
        </div>
      ))}
    </div>
  )
}

function Changed({ words, other }: { words: string; other: string }): ReactElement | string {
  if (words === '') return '–'
  return (
    <>
      {changedLines(words, other).map((line, at) => (
        <span key={at} className={styles.line}>
          {line === null ? '⋯' : line.isChanged ? <mark>{line.words}</mark> : line.words}
        </span>
      ))}
    </>
  )
}
