import type { ReactElement } from 'react'
import type { ListedSite } from '@/src/contract/site/site'
import { Cover } from '../parts/cover'
import styles from './site-panel.module.css'

const RATIO = 4 / 5
/** Three in a row on a wide screen, the whole width on a phone. */
const SIZES = '(min-width: 1100px) 400px, (min-width: 720px) 46vw, 92vw'

/** A site as a card: picture, title and text, linked as a whole. */
export function SitePanel({ site, isFirst }: { site: ListedSite; isFirst: boolean }): ReactElement {
  const { title, aboutShort, recipeCount, featuredImage, url } = site
  return (
    <li className={styles.panel}>
      {featuredImage ? (
        <Cover
          className={styles.cover}
          image={featuredImage}
          ratio={RATIO}
          sizes={SIZES}
          maxWidth={560}
          isFirst={isFirst}
        />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {/./u.exec(title)?.[0]}
        </span>
      )}
      <h3 className={styles.title}>
        <a className={styles.link} href={url}>
          {title}
        </a>
      </h3>
      {aboutShort ? <p className={styles.about}>{aboutShort}</p> : null}
      <p className={styles.count}>
        {recipeCount.toLocaleString('en')} {recipeCount === 1 ? 'recipe' : 'recipes'}
        <span className={styles.host}>{new URL(url).host}</span>
      </p>
    </li>
  )
}
