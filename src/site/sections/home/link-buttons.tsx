import type { ReactElement } from 'react'
import { LinkList } from '@/src/site/parts/footer/link-list'
import { isPressLink } from '@/src/site/parts/footer/press-links'
import type { HomeSectionProps } from './home-data'
import styles from './link-buttons.module.css'

/** The author's links as large buttons, all recipes first. */
export function LinkButtons({ data }: HomeSectionProps<'link-buttons'>): ReactElement {
  const links = data.site.links.filter((link) => !isPressLink(link))
  return (
    <section className={styles.column} aria-label="Links">
      <a className={styles.recipes} href="/recipes">
        All Recipes
      </a>
      {links.length > 0 ? <LinkList links={links} /> : null}
    </section>
  )
}
