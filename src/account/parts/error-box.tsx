import type { ReactElement } from 'react'
import styles from './error-box.module.css'

/** Why something could not be done. */
export function ErrorBox({ words }: { words: string | null }): ReactElement | null {
  if (words === null) return null
  return (
    <p className={styles.box} role="alert">
      {words}
    </p>
  )
}
