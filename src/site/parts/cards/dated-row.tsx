import type { ReactElement, ReactNode } from 'react'
import type { Image } from '@/src/contract/media/image'
import { PublishedDate } from '../recipe/published-date'
import { CardLink } from './card-link'
import { CardPicture } from './card-picture'
import styles from './dated-row.module.css'

type DatedRowProps = {
  href: string
  title: string
  description: string | null
  image: Image | null
  publishedAt: string | null
  /** The time zone of the site. */
  zone: string
  /** Its title's place in the outline of the page. */
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  /** Whether a row without a picture has its first letter in its place. */
  hasPlate?: boolean
  /** Below the description. */
  children?: ReactNode
}

/** A row of a list of dated posts: date, title, description and a small picture. */
export function DatedRow(row: DatedRowProps): ReactElement {
  const { href, title, description, image, publishedAt, zone, children } = row
  const { heading: Heading = 'h3', hasPlate = true, isFirst = false } = row
  return (
    <li className={styles.row}>
      <div>
        <PublishedDate at={publishedAt} zone={zone} className={styles.date} />
        <Heading className={styles.title}>
          <CardLink href={href} lines={4}>
            {title}
          </CardLink>
        </Heading>
        {description ? <p className={styles.description}>{description}</p> : null}
        <div className={styles.foot}>{children}</div>
      </div>
      {image || hasPlate ? (
        <CardPicture
          recipe={{ title, image }}
          ratio={1}
          sizes="(min-width: 768px) 176px, 96px"
          maxWidth={176}
          isFirst={isFirst}
        />
      ) : null}
    </li>
  )
}
