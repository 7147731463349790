import type { ReactElement, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = { as?: 'span' | 'h1' | 'h2' | 'div'; children: ReactNode }

/** Words for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps): ReactElement {
  return <Tag className={styles.hidden}>{children}</Tag>
}
