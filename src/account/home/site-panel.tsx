import type { CSSProperties, ReactElement } from 'react'
import type { Image } from '@/src/contract/image'
import { imageAttributes } from '@/src/domain/image-address'
import type { ListedSite } from '@/src/contract/site'
import styles from './site-panel.module.css'

const RATIO = 4 / 5
/** Three in a row on a wide screen, the whole width on a phone. */
const SIZES = '(min-width: 1100px) 400px, (min-width: 720px) 46vw, 92vw'

/** A site as a picture with its words below; all of it leads there. */
export function SitePanel({ site, isFirst }: { site: ListedSite; isFirst: boolean }): ReactElement {
  const { title, aboutShort, recipeCount, featuredImage, url } = site
  return (
    <li className={styles.panel}>
      {featuredImage ? (
        <Cover image={featuredImage} isFirst={isFirst} />
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

function Cover({ image, isFirst }: { image: Image; isFirst: boolean }): ReactElement {
  const placeholder: CSSProperties = image.lqip
    ? { backgroundImage: `url("${image.lqip.replace(/["\\\n]/g, '')}")` }
    : {}
  return (
    <img
      {...imageAttributes(image, { ratio: RATIO, maxWidth: 560 })}
      className={styles.cover}
      style={placeholder}
      sizes={SIZES}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
