import type { ReactElement } from 'react'
import { Picture } from '@/src/site/parts/media/picture'
import { SocialLinks } from '@/src/site/parts/footer/social-links'
import type { HomeSectionProps } from '../home-data'
import styles from './profile.module.css'

/** The author's profile: portrait, name, short text and social links. */
export function Profile({ data, isFirst }: HomeSectionProps<'profile'>): ReactElement {
  const { owner, title, aboutShort, featuredImage, icon, socialMediaLinks } = data.site
  const image = owner.avatar ?? featuredImage ?? icon
  return (
    <section className={styles.profile} aria-label={owner.displayName || title} id="introduction">
      {image ? (
        <div className={styles.ring}>
          <Picture
            image={image}
            alt={owner.displayName}
            ratio={1}
            sizes="160px"
            maxWidth={160}
            isFirst={isFirst}
          />
        </div>
      ) : null}
      <p className={styles.name}>{owner.displayName || title}</p>
      {aboutShort ? <p className={styles.about}>{aboutShort}</p> : null}
      <SocialLinks links={socialMediaLinks} />
    </section>
  )
}
