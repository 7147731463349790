'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { call } from '@/src/api/call'
import type { DeletedSite } from '@/src/contract/site/site-people'
import { Button } from '@/src/ui/button'
import { dateText } from '../parts/date-text'
import { toastError } from '../parts/error-message'
import { useAction } from '../parts/use-action'
import { useNow } from '../parts/use-now'
import { queryKeys } from '../state/keys'
import { useCanFetch } from '../state/session/use-may-ask'
import styles from './sites-screen.module.css'

/**
 * Deleted sites that can still be restored; nothing without any.
 * @see docs/product/kitchen.md#sites-page
 */
export function DeletedSites(): ReactElement | null {
  const { data: sites = [] } = useQuery({
    queryKey: queryKeys.deletedSites,
    queryFn: async ({ signal }) => (await call('listDeletedSites', { signal })).sites,
    enabled: useCanFetch(),
  })
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
  const client = useQueryClient()
  const now = useNow()
  const action = useAction(toastError)
  const restore = async (): Promise<void> => {
    try {
      await call('restoreSite', { params: { id } })
      toast(`“${title}” was restored`)
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.sites })
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
