'use client'

import type { ReactElement } from 'react'
import { saveFile } from '@/src/api/save-file'
import { Button } from '@/src/ui/button'
import styles from './import.module.css'
import { Problem } from './one/standing'
import { useSaid } from './one/use-said'

/**
 * Saves the whole site as a zip.
 * @see docs/product/import-and-export.md#export
 */
export function TakeOut({ site }: { site: string }): ReactElement {
  const said = useSaid()
  const save = (): Promise<void> => saveFile('exportSite', { params: { site } }, `${site}.zip`)
  return (
    <section aria-labelledby="take-out">
      <h2 id="take-out" className={styles.heading}>
        Take out
      </h2>
      <p className={styles.lead}>
        Everything as a zip in open formats: recipes and drafts, pictures, collections, settings and
        subscribers. It can be brought in again, here or elsewhere.
      </p>
      <div className={styles.acts}>
        <Button isBusy={said.isBusy} onClick={() => said.run(save)}>
          Save the site as a zip
        </Button>
        <span className={styles.hint} role="status">
          {said.isBusy ? 'It is being put together. Keep this page open until it is saved.' : ''}
        </span>
      </div>
      <Problem words={said.failure} />
    </section>
  )
}
