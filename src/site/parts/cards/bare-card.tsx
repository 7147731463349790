import type { ReactElement, ReactNode } from 'react'
import type { CardSettings } from '@/src/site/templates/card-settings'
import { CardLink } from './card-link'
import { LockBadge } from './recipe-meta'
import styles from './bare-card.module.css'

type BareCardProps = {
  title: string
  href: string
  style: CardSettings['style']
  /** Its title's place in the outline of the page. */
  heading: 'h2' | 'h3'
  isLocked?: boolean
  /** The line below the title. */
  children: ReactNode
}

/**
 * A card without a picture: a large title; the whole card is a link.
 * @see docs/product/site-pages.md#without-a-picture
 */
export function BareCard(props: BareCardProps): ReactElement {
  const { title, href, style, heading: Heading, isLocked = false, children } = props
  return (
    <article className={styles.card} data-style={style}>
      {isLocked ? (
        <span className={styles.badge}>
          <LockBadge />
        </span>
      ) : null}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink href={href} lines={style === 'scrim' ? 4 : 5}>
            {title}
          </CardLink>
        </Heading>
        {children}
      </div>
    </article>
  )
}
