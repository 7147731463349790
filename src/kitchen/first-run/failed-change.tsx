import type { ReactElement } from 'react'
import { errorMessage } from '../parts/error-message'
import styles from './first-run.module.css'

/** The reason why a change was not stored; the screen shows the stored state. */
export function FailedChange({ error }: { error: Error | null }): ReactElement {
  return (
    <p className={styles.failure} role="alert">
      {error === null ? '' : errorMessage(error)}
    </p>
  )
}
