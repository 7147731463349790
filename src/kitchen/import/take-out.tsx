'use client'

import type { ReactElement } from 'react'
import { saveFile } from '@/src/api/save-file'
import type { SiteExport } from '@/src/contract/site/site-export'
import { Button, ButtonLink } from '@/src/ui/button'
import { dateTimeText } from '../parts/date-text'
import { sizeText } from '../parts/size-text'
import { useNow } from '../parts/use-now'
import { isBeingMade, requestSiteExport, useSiteExports } from '../state/site-exports'
import styles from './import.module.css'
import { Problem } from './one/standing'
import { useAction } from '@/src/api/react/use-call-mutation'

/**
 * Exports the whole site as a zip: at once, or in the background with a link by mail.
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export function ExportSite({ site }: { site: string }): ReactElement {
  const action = useAction()
  const request = useAction()
  const { data: exports = [] } = useSiteExports(site)
  const [newest] = exports
  const isMade = newest !== undefined && isBeingMade(newest)
  const save = (): Promise<void> => saveFile('exportSite', { params: { site } }, `${site}.zip`)
  return (
    <section aria-labelledby="export">
      <h2 id="export" className={styles.heading}>
        Export
      </h2>
      <p className={styles.lead}>
        Everything as a zip in open formats: recipes and drafts, pictures, collections, settings and
        subscribers. It can be imported again, here or elsewhere.
      </p>
      <div className={styles.acts}>
        <Button isBusy={action.isBusy} onClick={() => void action.run(save)}>
          Download the site as a zip
        </Button>
        <Button
          isBusy={request.isBusy}
          disabled={isMade}
          onClick={() => void request.run(() => requestSiteExport(site))}
        >
          Email me a link instead
        </Button>
        <span className={styles.hint} role="status">
          {action.isBusy ? 'Preparing the zip. Keep this page open until it is saved.' : ''}
        </span>
      </div>
      <Problem words={action.failure} />
      <Problem words={request.failure} />
      {newest ? <Newest shown={newest} /> : null}
    </section>
  )
}

function Newest({ shown }: { shown: SiteExport }): ReactElement {
  const { status, total, done, message, url } = shown
  const now = useNow()
  if (isBeingMade(shown)) {
    return (
      <div className={styles.panel}>
        <p className={styles.words} role="status">
          {status === 'queued' ? 'The export is waiting' : 'Exporting'}
        </p>
        <progress
          aria-label="Files written"
          max={Math.max(total, 1)}
          value={total === 0 ? undefined : done}
        />
        <p className={styles.hint}>
          You can leave this page: the link is emailed to you when the export is done.
        </p>
      </div>
    )
  }
  if (status === 'failed' || url === null) return <Problem words={message} />
  return (
    <div className={styles.panel}>
      <p className={styles.words} role="status">
        The export of {dateTimeText(shown.createdAt, now)} is ready
      </p>
      <div className={styles.acts}>
        <ButtonLink href={url} download>
          Download it, {sizeText(shown.bytes)}
        </ButtonLink>
        <span className={styles.hint}>
          {shown.expiresAt ? `Until ${dateTimeText(shown.expiresAt, now)}. ` : ''}
          Anyone with the link can download it, so do not share it.
        </span>
      </div>
    </div>
  )
}
