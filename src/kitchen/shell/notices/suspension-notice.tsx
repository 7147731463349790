'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import styles from './notices.module.css'

/**
 * The notice above every screen of a suspended site.
 * @see docs/product/overview.md#suspending-a-site
 */
export function SuspensionNotice({ site }: { site: ManagedSite | undefined }): ReactElement | null {
  if (!site?.suspension) return null
  return (
    <div className={styles.notice} role="status">
      <span>
        This site is suspended: readers cannot visit it, and it sends no newsletters. You can still
        write and export. Reason: {site.suspension.reason}
      </span>
    </div>
  )
}
