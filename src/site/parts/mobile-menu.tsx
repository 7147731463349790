'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { PublicSite } from '@/src/contract/site'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/dialog'
import { Icon } from '@/src/ui/icon'
import { useAccountItems } from './account-menu'
import styles from './mobile-menu.module.css'

type MobileMenuProps = {
  siteTitle: string
  links: PublicSite['headerLinks']
  /** The author's social links, drawn on the server. */
  social: ReactNode
}

/** Below 768px: a button that opens everything of the header in a sheet from the bottom. */
export function MobileMenu({ siteTitle, links, social }: MobileMenuProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const account = useAccountItems() ?? []
  useCloseWhenWide(() => setOpen(false))
  return (
    <Dialog
      title={siteTitle}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="icon" aria-label="Menu">
          <Icon name="menu" size={26} />
        </Button>
      }
    >
      <nav className={styles.lines} aria-label="Menu">
        <a href="/recipes">All Recipes</a>
        {links.map(({ id, label, href, openInNewTab }) => (
          <a key={id} href={href} {...(openInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
            {label}
          </a>
        ))}
        {account.map((item) =>
          'href' in item ? (
            <a key={item.label} href={item.href}>
              {item.label}
            </a>
          ) : (
            <button key={item.label} type="button" onClick={item.onSelect}>
              {item.label}
            </button>
          ),
        )}
      </nav>
      {social}
    </Dialog>
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
