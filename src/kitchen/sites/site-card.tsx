import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import { Skeleton } from '@/src/ui/skeleton'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { Thumbnail } from '../parts/thumbnail'
import { siteFigures, ROLE_LABELS } from './site-words'
import styles from './site-card.module.css'

/** A card of a managed site: figures, and links to its recipes and to the site. */
export function SiteCard({ site }: { site: ManagedSite }): ReactElement {
  return (
    <li className={styles.card} data-row-frame>
      <Thumbnail
        className={styles.picture}
        image={site.featuredImage}
        width={400}
        height={200}
        isEager
      />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <KitchenLink
            className={styles.enter}
            href={`/kitchen/${site.slug}/recipes`}
            data-row={site.id}
          >
            {site.title}
          </KitchenLink>
        </h2>
        <p className={styles.role}>{ROLE_LABELS[site.role]}</p>
        <dl className={styles.figures}>
          {siteFigures(site).map(({ label, text }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <a
          className={styles.public}
          href={site.url}
          aria-label={`${new URL(site.url).host}, the site ${site.title}`}
        >
          {new URL(site.url).host}
          <Icon name="external" size={16} />
        </a>
      </div>
    </li>
  )
}

/** The placeholder of a loading card. */
export function SiteCardSkeleton(): ReactElement {
  return (
    <li className={styles.card}>
      <span className={styles.pictureSkeleton} />
      <div className={styles.body}>
        <span className={styles.title}>
          <Skeleton width="60%" height="1.55rem" />
        </span>
        <span className={styles.role}>
          <Skeleton width="5rem" height="1.3125rem" />
        </span>
        <span className={styles.figures}>
          <Skeleton width="80%" height="2.875rem" />
        </span>
        <span className={styles.public}>
          <Skeleton width="50%" height="1.25rem" />
        </span>
      </div>
    </li>
  )
}
