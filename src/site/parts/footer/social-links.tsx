import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { Icon } from '@/src/ui/icons/icon'
import styles from './social-links.module.css'

type Platform = PublicSite['socialMediaLinks'][number]['platform']

const NAMES: Readonly<Record<Platform, string>> = {
  amazon: 'Amazon',
  discord: 'Discord',
  email: 'Email',
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  substack: 'Substack',
  tiktok: 'TikTok',
  website: 'Website',
  x: 'X',
  youtube: 'YouTube',
}

/** Links to the author's social accounts. */
export function SocialLinks({
  links,
}: {
  links: PublicSite['socialMediaLinks']
}): ReactElement | null {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map(({ id, platform, url }) => (
        <li key={id}>
          <a href={url} aria-label={NAMES[platform]} rel="me noopener" target="_blank">
            <Icon name={platform} />
          </a>
        </li>
      ))}
    </ul>
  )
}
