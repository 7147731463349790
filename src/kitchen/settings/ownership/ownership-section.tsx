'use client'

import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import styles from '../settings.module.css'
import { DeleteSite } from './delete-site'
import { HandOver } from './hand-over'

/**
 * Actions reserved to the owner: hand the site over, export everything, delete the site.
 * @see docs/product/kitchen.md#handing-a-site-over-and-deleting-it
 */
export function OwnershipSection({ settings }: { settings: SiteSettings }): ReactElement {
  return (
    <>
      <HandOver settings={settings} />
      <section aria-labelledby="delete" className={styles.danger}>
        <DeleteSite settings={settings} />
      </section>
    </>
  )
}
