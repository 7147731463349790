'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Mark } from '@/src/ui/icons/mark'
import { KitchenLink } from '../navigation/kitchen-link'
import { AccountMenu } from '../rail/account-menu'
import { SiteSwitcher } from '../rail/site-switcher'
import styles from './phone.module.css'

type PhoneHeadProps = { site: ManagedSite | undefined; onPalette: () => void }

/** The head of phones: all sites, the current one, search and the account. */
export function PhoneHead({ site, onPalette }: PhoneHeadProps): ReactElement {
  return (
    <header className={styles.head}>
      <KitchenLink className={styles.brand} href="/kitchen" aria-label="Kitchen, all your sites">
        <Mark size={28} />
      </KitchenLink>
      <span className={styles.site}>
        {site ? <SiteSwitcher site={site} /> : <span className={styles.name}>Kitchen</span>}
      </span>
      <Button kind="icon" aria-label="Search or jump to" onClick={onPalette}>
        <Icon name="search" />
      </Button>
      <AccountMenu />
    </header>
  )
}
