import type { ReactElement } from 'react'
import { pressLinks } from '@/src/site/parts/footer/press-links'
import type { HomeSectionProps } from '../home-data'
import styles from './featured-in.module.css'

/** The names of press links, in a row. */
export function FeaturedIn({
  section,
  data,
}: HomeSectionProps<'featured-in'>): ReactElement | null {
  const links = pressLinks(data.site.links)
  if (links.length === 0) return null
  return (
    <section className={styles.band}>
      <h2 className={styles.heading}>{section.heading}</h2>
      <ul className={styles.names}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
