import type { ReactElement } from 'react'
import { titleLeading } from '@/src/site/parts/page/title-style'
import styles from './card-link.module.css'

type CardLinkProps = {
  href: string
  /** More lines than these are cut. */
  lines?: number
  children: string
}

/** The title of a card as its link, which reaches over the whole card. */
export function CardLink({ href, lines, children }: CardLinkProps): ReactElement {
  return (
    <a
      className={styles.link}
      href={href}
      data-is-cut={lines !== undefined}
      style={{ ...(lines === undefined ? {} : { '--lines': lines }), ...titleLeading(children) }}
    >
      {children}
    </a>
  )
}
