import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { Picture } from '../media/picture'
import { SocialLinks } from './social-links'
import styles from './site-bio.module.css'

/**
 * Social links beside a bio at most.
 * @see docs/product/site-pages.md#author-beside-a-page
 */
const MAX_LINKS = 3

/** The author's short bio beside a page; hidden if empty or switched off. */
export function SiteBio({ site }: { site: PublicSite }): ReactElement | null {
  const { aboutShort, hideSidebarBio, owner, title } = site
  if (!aboutShort || hideSidebarBio) return null
  const name = owner.displayName || title
  return (
    <aside className={styles.bio} aria-label={`About ${name}`}>
      {owner.avatar ? (
        <Picture
          image={owner.avatar}
          alt=""
          ratio={1}
          sizes="88px"
          maxWidth={88}
          className={styles.portrait}
        />
      ) : null}
      <div className={styles.words}>
        <p>{aboutShort}</p>
        <div className={styles.ways}>
          {site.about.length > 0 ? (
            <a href="/about">
              Learn More<VisuallyHidden> about {name}</VisuallyHidden>
            </a>
          ) : null}
          <SocialLinks links={site.socialMediaLinks.slice(0, MAX_LINKS)} />
        </div>
      </div>
    </aside>
  )
}
