import type { ReactElement } from 'react'
import styles from './redirecting.module.css'

/** Said while the browser is on its way to another page. */
export function Redirecting(): ReactElement {
  return (
    <p className={styles.words} role="status">
      Redirecting...
    </p>
  )
}
