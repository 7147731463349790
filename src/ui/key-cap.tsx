import type { ReactElement, ReactNode } from 'react'
import styles from './key-cap.module.css'

/** A key of the keyboard. */
export function KeyCap({ children }: { children: ReactNode }): ReactElement {
  return <kbd className={styles.key}>{children}</kbd>
}
