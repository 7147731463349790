'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import { useManagedSites } from '../../state/managed-sites'
import { kitchenAddress } from '../navigation/kitchen-path'
import { navigate } from '../navigation/navigate'
import { useKitchenPath } from '../navigation/use-kitchen-path'
import styles from './site-switcher.module.css'

/** Sites in the menu at most; the list of sites has the others. */
const SHOWN = 12

/** The current site, with a menu of other sites and a link to all of them. */
export function SiteSwitcher({ site }: { site: ManagedSite }): ReactElement {
  const { data: sites = [] } = useManagedSites()
  const { screen } = useKitchenPath()
  const others = sites.filter(({ id }) => id !== site.id).slice(0, SHOWN)
  return (
    <Menu
      align="start"
      trigger={
        <Button kind="quiet" className={styles.trigger} aria-label={`Site: ${site.title}`}>
          <span className={styles.title}>{site.title}</span>
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      items={[
        ...others.map(({ slug, title }) => ({
          label: title,
          onSelect: () => navigate(kitchenAddress(slug, screen === '' ? 'recipes' : screen)),
        })),
        { label: 'All your sites', onSelect: () => navigate('/kitchen') },
      ]}
    />
  )
}
