import type { ReactElement } from 'react'
import styles from './stars.module.css'

/** Five stars, filled up to an average; hidden from screen readers, for which the number is next to it. */
export function Stars({ average }: { average: number }): ReactElement {
  const style = { '--share': `${Math.round((average / 5) * 100)}%` }
  return <span className={styles.stars} style={style} aria-hidden="true" />
}
