import type { ReactElement } from 'react'
import styles from './redirecting.module.css'

/** The message shown while the browser is redirected. */
export function Redirecting(): ReactElement {
  return (
    <p className={styles.words} role="status">
      Redirecting...
    </p>
  )
}
