import type { ReactElement } from 'react'
import { errorMessage } from '../parts/error-message'
import styles from './first-run.module.css'

/** Why a change was not stored; what is shown is what is stored. */
export function FailedChange({ error }: { error: Error | null }): ReactElement {
  return (
    <p className={styles.failure} role="alert">
      {error === null ? '' : errorMessage(error)}
    </p>
  )
}
