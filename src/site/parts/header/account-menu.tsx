'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import type { MenuItem } from '@/src/ui/windows/menu-items'
import { ACCOUNT_LINKS, SIGNED_OUT_LINKS } from './account-links'
import styles from './account-menu.module.css'

/** The account menu; its space is reserved while the session is pending. */
function AccountMenu(): ReactElement {
  const items = useAccountItems()
  return (
    <div className={styles.menu} data-is-known={items !== null}>
      <Menu
        trigger={
          <Button kind="icon" aria-label="Account" disabled={items === null}>
            <Icon name="person" />
          </Button>
        }
        items={items ?? []}
      />
    </div>
  )
}

/**
 * The items of the account menu; null while the reader is unknown.
 * @see docs/product/site-frame.md#account-menu
 */
export function useAccountItems(): readonly MenuItem[] | null {
  const { user, signOut, accountLink } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  if (user === 'pending') return null
  if (user === null) return SIGNED_OUT_LINKS
  const leave = (): Promise<void> => {
    setLeaving(true)
    return signOut().finally(() => setLeaving(false))
  }
  return [
    ...ACCOUNT_LINKS.map(({ label, path }) => ({
      label,
      onSelect: () => void accountLink(path),
    })),
    { label: isLeaving ? 'Signing Out...' : 'Sign Out', onSelect: leave },
  ]
}

const AccountMenuIsland = island('account-menu', AccountMenu)
export { AccountMenuIsland as AccountMenu }
