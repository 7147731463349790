'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { SiteLink } from './site-links'

type HeaderLinksMenuProps = {
  /** The links of the line: those without room are the first of the menu. */
  main: readonly SiteLink[]
  /** The links that are always in the menu. */
  links: PublicSite['headerLinks']
}

/**
 * A menu of the links that do not fit. CSS decides which links of the line fit, so that nothing moves while
 * the page loads; the menu checks which are hidden on hover or focus.
 * @see docs/product/site-frame.md#links-of-the-header
 */
function HeaderLinksMenu({ main, links }: HeaderLinksMenuProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null)
  const [collapsed, setCollapsed] = useState<readonly SiteLink[]>([])
  const look = (): void => {
    const shown = place.current?.closest('nav')?.querySelectorAll<HTMLElement>('a[data-rank]')
    const isGone = (index: number): boolean => shown?.[index]?.getClientRects().length === 0
    setCollapsed(main.filter((_, index) => isGone(index)))
  }
  return (
    <span ref={place} onPointerEnter={look} onFocusCapture={look} onClickCapture={look}>
      <Menu
        align="start"
        trigger={
          <Button kind="quiet">
            More <Icon name="chevron-down" size={16} />
          </Button>
        }
        items={[
          ...collapsed,
          ...links.map(({ label, href, openInNewTab }) => ({
            label,
            href,
            isNewTab: openInNewTab,
          })),
        ]}
      />
    </span>
  )
}

const HeaderLinksMenuIsland = island('header-links-menu', HeaderLinksMenu)
export { HeaderLinksMenuIsland as HeaderLinksMenu }
