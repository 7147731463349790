import type { ReactElement, ReactNode } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { isSubscribeButtonShown } from '@/src/site/subscribe/offer'
import { useAccountItems } from './account-menu'
import styles from './mobile-menu.module.css'
import type { SiteLink } from './site-links'

export type MobileMenuLinesProps = {
  site: PublicSite
  /** The site's pages. */
  links: readonly SiteLink[]
  onSaved: () => void
}

/** The lines of the menu of narrow screens; the default export, as `lazy` wants it. */
export default function MobileMenuLines({
  site,
  links,
  onSaved,
}: MobileMenuLinesProps): ReactElement {
  const { user } = useSession()
  return (
    <nav className={styles.lines} aria-label="Menu">
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      {site.headerLinks.map(({ id, label, href, openInNewTab }) => (
        <a key={id} href={href} {...(openInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {label}
        </a>
      ))}
      {isSubscribeButtonShown(site, user) ? (
        <a className={styles.subscribe} href="/subscribe">
          Subscribe
        </a>
      ) : null}
      <SavedLine onSelect={onSaved} />
      <AccountLines />
    </nav>
  )
}

function SavedLine({ onSelect }: { onSelect: () => void }): ReactElement | null {
  const { user } = useSession()
  if (user === null || user === 'pending') return null
  return (
    <button type="button" onClick={onSelect}>
      Saved recipes
    </button>
  )
}

function AccountLines(): ReactNode {
  const items = useAccountItems() ?? []
  return items.map((item) =>
    'href' in item ? (
      <a key={item.label} href={item.href}>
        {item.label}
      </a>
    ) : (
      <button key={item.label} type="button" onClick={() => void item.onSelect()}>
        {item.label}
      </button>
    ),
  )
}
