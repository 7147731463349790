'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import { Button, buttonClass } from '@/src/ui/button'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import styles from '../import.module.css'
import { StartPanel } from './start-panel'

type Props = { site: string; shown: Import; startedId: string }

/**
 * A dry run that was imported: links to that import. It can be imported again with other choices.
 * @see docs/product/kitchen.md#import
 */
export function ImportedNotice({ site, shown, startedId }: Props): ReactElement {
  const [isAgain, setAgain] = useState(false)
  if (isAgain) return <StartPanel site={site} shown={shown} />
  return (
    <section className={styles.panel} aria-label="Imported">
      <p className={styles.words}>This file was imported.</p>
      <p className={styles.hint}>The rows below show what the dry run expected.</p>
      <div className={styles.acts}>
        <KitchenLink
          className={buttonClass({ kind: 'primary' })}
          href={kitchenAddress(site, 'import', startedId)}
        >
          Open the import
        </KitchenLink>
        <Button onClick={() => setAgain(true)}>Import again</Button>
      </div>
    </section>
  )
}
