import type { ReactElement, ReactNode } from 'react'
import type { HeadStyle } from '@/src/site/templates/template'
import { titleStyle } from './title-style'
import styles from './page-head.module.css'

type PageHeadProps = {
  title: string
  /** The style of the template. */
  style: HeadStyle
  /** Beside the title, or below it. */
  children?: ReactNode
}

/** The head of a list page: title and controls. */
export function PageHead({ title, style, children }: PageHeadProps): ReactElement {
  return (
    <header className={styles.head} data-style={style}>
      <div className={styles.inside}>
        <h1 className={styles.title} style={titleStyle(title)}>
          {title}
        </h1>
        {children}
      </div>
    </header>
  )
}
