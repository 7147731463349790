'use client'

import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'

/** The author's own links, behind one button. */
export function HeaderLinksMenu({ links }: { links: PublicSite['headerLinks'] }): ReactElement {
  return (
    <Menu
      align="start"
      trigger={
        <Button kind="quiet">
          More <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={links.map(({ label, href, openInNewTab }) => ({
        label,
        href,
        isNewTab: openInNewTab,
      }))}
    />
  )
}
