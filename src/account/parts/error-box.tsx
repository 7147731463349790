import type { ReactElement } from 'react'
import styles from './error-box.module.css'

/** The reason why an action failed. */
export function ErrorBox({ words }: { words: string | null }): ReactElement | null {
  if (words === null) return null
  return (
    <p className={styles.box} role="alert">
      {words}
    </p>
  )
}
