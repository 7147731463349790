'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { DeletedSite } from '@/src/contract/site/site-people'
import { Button } from '@/src/ui/button'
import { dateText } from '../parts/date-text'
import { toastError } from '../parts/error-message'
import { useNow } from '../parts/use-now'
import { refreshManagedSites } from '../state/managed-sites'
import styles from './sites-screen.module.css'

const NONE = { sites: [] }

/**
 * Deleted sites that can still be restored; nothing without any.
 * @see docs/product/kitchen.md#sites-page
 */
export function DeletedSites(): ReactElement | null {
  const { data: { sites } = NONE } = useCall('listDeletedSites', {})
  if (sites.length === 0) return null
  return (
    <section aria-labelledby="deleted">
      <h2 id="deleted" className={styles.deletedHeading}>
        Deleted
      </h2>
      <ul className={styles.deleted}>
        {sites.map((site) => (
          <Deleted key={site.id} site={site} />
        ))}
      </ul>
    </section>
  )
}

function Deleted({ site }: { site: DeletedSite }): ReactElement {
  const { id, title, restorableUntil } = site
  const now = useNow()
  const action = useAction(toastError)
  const restore = async (): Promise<void> => {
    try {
      await call('restoreSite', { params: { id } })
      toast(`“${title}” was restored`)
    } finally {
      await refreshManagedSites()
    }
  }
  return (
    <li className={styles.deletedSite}>
      <div>
        <p className={styles.deletedTitle} dir="auto">
          {title}
        </p>
        <p className={styles.until}>
          Deleted, can be restored until {dateText(restorableUntil, now)}
        </p>
      </div>
      <Button
        aria-label={`Restore ${title}`}
        isBusy={action.isBusy}
        onClick={() => void action.run(restore)}
      >
        Restore
      </Button>
    </li>
  )
}
