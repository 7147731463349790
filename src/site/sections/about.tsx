import type { ReactElement } from 'react'
import { Ornament } from '@/src/site/parts/ornament'
import { Picture } from '@/src/site/parts/picture'
import type { HomeSectionProps } from './home-data'
import styles from './about.module.css'

/** Who cooks here, in a few words; hidden when the author says nothing (visitor-site §2). */
export function About({ section, data }: HomeSectionProps<'about'>): ReactElement | null {
  const { site, look } = data
  if (!site.aboutShort || site.hideSidebarBio) return null
  const portrait = site.owner.avatar ?? (section.layout === 'band' ? null : site.featuredImage)
  return (
    <section className={styles.about} data-layout={section.layout} id="introduction">
      {section.layout === 'band' ? <Ornament kind={look.ornament} /> : null}
      <div className={styles.inside}>
        {portrait ? (
          <div className={styles.portrait}>
            {section.layout === 'portrait' ? (
              <Ornament kind={look.ornament} className={styles.cloth} />
            ) : null}
            <Picture
              image={portrait}
              alt={site.owner.displayName}
              ratio={1}
              sizes={section.layout === 'portrait' ? '(min-width: 768px) 400px, 70vw' : '140px'}
              maxWidth={section.layout === 'portrait' ? 440 : 140}
            />
          </div>
        ) : null}
        <div className={styles.words}>
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
