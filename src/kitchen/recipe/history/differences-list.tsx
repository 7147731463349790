import type { ReactElement } from 'react'
import type { Difference } from '../differences'
import { Sides } from '../sides/sides'
import styles from './history.module.css'

type Props = {
  differences: readonly Difference[]
  /** The titles of the columns: "Published", "Now". */
  names: readonly [string, string]
  /** Restores a part; without it there are no buttons. */
  onTake?: (difference: Difference) => void
}

/** Parts of a recipe that differ, side by side. */
export function DifferencesList({ differences, names, onTake }: Props): ReactElement {
  if (differences.length === 0) return <p>No differences.</p>
  return (
    <ul className={styles.differences}>
      {differences.map((difference) => (
        <li key={difference.name} className={styles.difference}>
          <h3 className={styles.part}>{difference.label}</h3>
          <Sides
            sides={[
              { name: names[0], words: difference.before, other: difference.after },
              { name: names[1], words: difference.after, other: difference.before },
            ]}
          />
          {onTake ? (
            <button type="button" className={styles.take} onClick={() => onTake(difference)}>
              Restore {difference.label.toLowerCase()}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
