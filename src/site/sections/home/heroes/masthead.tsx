import type { ReactElement } from 'react'
import { titleStyle } from '@/src/site/parts/page/title-style'
import { ButtonLink } from '@/src/ui/button'
import { findSubstack } from '@/src/site/sections/recipe/gate'
import type { HomeSectionProps } from '../home-data'
import { MastheadForm } from './masthead-form'
import styles from './masthead.module.css'

/**
 * The masthead of a newsletter: the site's name, its description, and the sign-up; for newsletters on
 * Substack, a link there.
 * @see docs/product/recipe-page.md#locked-recipe
 */
export function Masthead({ section, data }: HomeSectionProps<'masthead'>): ReactElement {
  const { site } = data
  const substack = findSubstack(site)
  return (
    <section className={styles.masthead} aria-label={site.title} id="introduction">
      <p className={styles.title} style={titleStyle(site.title)}>
        {site.title}
      </p>
      {site.aboutShort ? <p className={styles.about}>{site.aboutShort}</p> : null}
      {site.owner.displayName ? <p className={styles.by}>By {site.owner.displayName}</p> : null}
      {substack ? (
        <ButtonLink
          className={styles.action}
          href={substack}
          target="_blank"
          rel="noopener"
          isLarge
        >
          {section.action}
        </ButtonLink>
      ) : (
        <MastheadForm site={site} />
      )}
    </section>
  )
}
