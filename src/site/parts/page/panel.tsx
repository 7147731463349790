import type { ReactElement, ReactNode } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { classNames } from '@/src/ui/class-names'
import styles from './panel.module.css'

type PanelProps = {
  /** A heading element. */
  heading: ReactElement
  className?: string | undefined
  children: ReactNode
}

/**
 * A part of the page that folds away under its heading; open at first.
 * @see docs/product/recipe-page.md#ingredients
 */
export function Panel({ heading, className, children }: PanelProps): ReactElement {
  return (
    <details className={classNames(styles.panel, className)} open>
      <summary className={styles.summary}>
        {heading}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  )
}
