'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { PublicSite } from '@/src/contract/site'
import { useSession } from '@/src/session/session-provider'
import { SavedRecipes } from '@/src/site/saved/saved-recipes'
import { isSubscribeAsked } from '@/src/site/subscribe/offer'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/dialog'
import { Icon } from '@/src/ui/icon'
import { useAccountItems } from './account-menu'
import type { SiteLink } from './site-links'
import styles from './mobile-menu.module.css'

type MobileMenuProps = {
  site: PublicSite
  /** The site's pages. */
  links: readonly SiteLink[]
  /** The author's social links, drawn on the server. */
  social: ReactNode
}

/** Below 768px: a button that opens everything of the header in a sheet from the bottom. */
export function MobileMenu({ site, links, social }: MobileMenuProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [isSavedOpen, setSavedOpen] = useState(false)
  const { user } = useSession()
  useCloseWhenWide(() => setOpen(false))
  const openSaved = (): void => {
    setOpen(false)
    setSavedOpen(true)
  }
  return (
    <>
      <Dialog
        title={site.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button kind="icon" aria-label="Menu">
            <Icon name="menu" size={26} />
          </Button>
        }
      >
        <nav className={styles.lines} aria-label="Menu">
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {site.headerLinks.map(({ id, label, href, openInNewTab }) => (
            <a
              key={id}
              href={href}
              {...(openInNewTab ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {label}
            </a>
          ))}
          {isSubscribeAsked(site, user) ? <a href="/subscribe">Subscribe</a> : null}
          <SavedLine onSelect={openSaved} />
          <AccountLines />
        </nav>
        {social}
      </Dialog>
      <SavedRecipes isOpen={isSavedOpen} onOpenChange={setSavedOpen} />
    </>
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
      <button key={item.label} type="button" onClick={item.onSelect}>
        {item.label}
      </button>
    ),
  )
}

/** The sheet closes when the window becomes wider than 768px (visitor-site §2). */
function useCloseWhenWide(close: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 768px)')
    const onChange = (event: MediaQueryListEvent): void => {
      if (event.matches) close()
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  })
}
