import type { ReactElement } from 'react'
import { Ornament } from '@/src/site/parts/page/ornament'
import { Picture } from '@/src/site/parts/media/picture'
import type { HomeSectionProps } from './home-data'
import styles from './about.module.css'

/**
 * The author's short introduction; hidden without a text.
 * @see docs/product/site-pages.md#home
 */
export function About({ section, data }: HomeSectionProps<'about'>): ReactElement | null {
  const { site, look } = data
  if (!site.aboutShort || site.hideSidebarBio) return null
  return (
    <section className={styles.about} data-layout={section.layout} id="introduction">
      {section.layout === 'band' ? <Ornament kind={look.ornament} /> : null}
      <div className={styles.inside}>
        <Portrait section={section} data={data} />
        <div>
          <h2 className={styles.heading}>{site.aboutHeading ?? `About ${site.title}`}</h2>
          <p className={styles.text}>{site.aboutShort}</p>
          {site.owner.displayName ? (
            <p className={styles.signature}>{site.owner.displayName}</p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

type PortraitProps = Pick<HomeSectionProps<'about'>, 'section' | 'data'>

function Portrait({ section: { layout }, data }: PortraitProps): ReactElement | null {
  const { owner, featuredImage } = data.site
  const image = owner.avatar ?? (layout === 'band' ? null : featuredImage)
  if (!image) return null
  const size =
    layout === 'portrait'
      ? { sizes: '(min-width: 768px) 400px, 70vw', maxWidth: 440 }
      : { sizes: '140px', maxWidth: 140 }
  return (
    <div className={styles.portrait}>
      {layout === 'portrait' ? (
        <Ornament kind={data.look.ornament} className={styles.cloth} />
      ) : null}
      <Picture image={image} alt={image.alt ?? owner.displayName} ratio={1} {...size} />
    </div>
  )
}
