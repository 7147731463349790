'use client'

import { useParams, useRouter } from 'next/navigation'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Menu } from '@/src/ui/windows/menu'
import { managedSites } from '../state/managed'
import { useResource } from '../state/use-resource'
import styles from './site-switcher.module.css'

/** The current site and a menu of the others; nothing outside of a site. */
export function SiteSwitcher(): ReactElement | null {
  const { site: slug } = useParams<{ site?: string }>()
  const router = useRouter()
  const { data: sites = [] } = useResource(managedSites, 'mine')
  const current = sites.find((site) => site.slug === slug)
  if (!current) return null
  const others = sites.filter((site) => site !== current).slice(0, 12)
  return (
    <>
      <span className={styles.slash} aria-hidden="true">
        /
      </span>
      {others.length === 0 ? (
        <span className={styles.only}>{current.title}</span>
      ) : (
        <Menu
          align="start"
          trigger={
            <Button kind="quiet" className={styles.trigger} aria-label={`Site: ${current.title}`}>
              <span className={styles.title}>{current.title}</span>
              <Icon name="chevron-down" size={16} />
            </Button>
          }
          items={[
            ...others.map((site) => ({
              label: site.title,
              onSelect: () => router.push(`/kitchen/${site.slug}/recipes`),
            })),
            { label: 'All your sites', onSelect: () => router.push('/kitchen') },
          ]}
        />
      )}
    </>
  )
}
