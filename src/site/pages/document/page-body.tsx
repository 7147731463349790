import type { ReactElement, ReactNode } from 'react'
import styles from './page-body.module.css'

type PageBodyProps = {
  /**
   * `text`: a column to read; `letter`, `card`: a column in the middle; the page's whole width
   * otherwise.
   */
  width?: 'page' | 'text' | 'letter' | 'card'
  children: ReactNode
}

/** The body of a page, below its head. */
export function PageBody({ width = 'page', children }: PageBodyProps): ReactElement {
  return (
    <div className={styles.body} data-width={width}>
      {children}
    </div>
  )
}
