'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { Icon } from '@/src/ui/icons/icon'
import { SocialLinks } from '../footer/social-links'
import type { SiteLink } from './site-links'

const MobileMenuLines = lazy(() => import('./mobile-menu-lines'))
const SavedRecipes = lazy(() => import('@/src/site/saved/saved-recipes'))

type MobileMenuProps = {
  site: PublicSite
  /** The site's pages. */
  links: readonly SiteLink[]
}

/** Below 768px: a button that opens everything of the header in a sheet from the bottom. */
function MobileMenu({ site, links }: MobileMenuProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [isSavedOpen, setSavedOpen] = useState(false)
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
        <Suspense fallback={null}>
          <MobileMenuLines site={site} links={links} onSaved={openSaved} />
        </Suspense>
        <SocialLinks links={site.socialMediaLinks} />
      </Dialog>
      {isSavedOpen ? (
        <Suspense fallback={null}>
          <SavedRecipes isOpen onOpenChange={setSavedOpen} />
        </Suspense>
      ) : null}
    </>
  )
}

/**
 * The sheet closes when the window becomes wider than 768px.
 * @see docs/product/site-frame.md#narrow-screens
 */
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

const MobileMenuIsland = island('mobile-menu', MobileMenu)
export { MobileMenuIsland as MobileMenu }
