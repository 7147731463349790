'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { BIN_DAYS } from '@/src/domain/recipes/recipe-limits'
import { Button } from '@/src/ui/button'
import { useScreenActions } from '@/src/kitchen/shell/actions/use-screen-actions'
import { startBulkJob } from '@/src/kitchen/state/bulk-jobs'
import { recipes } from '../bulk/job-words'
import { isWholeBin } from '../list/list-view'
import type { RecipeFilter } from '../list/list-view'
import { RemoveWindow } from './remove-window'
import styles from './bin-note.module.css'

type BinNoteProps = {
  site: string
  view: RecipeFilter
  /** The number of recipes in the list; undefined while it is unknown. */
  total: number | undefined
}

/**
 * Says above the bin how long recipes stay there, and empties it; nothing above other lists.
 * @see docs/product/kitchen.md#the-bin
 */
export function BinNote({ site, view, total = 0 }: BinNoteProps): ReactElement | null {
  const [isAsking, setAsking] = useState(false)
  const canEmpty = isWholeBin(view) && total > 0
  const ask = (): void => setAsking(true)
  useScreenActions(canEmpty ? [{ label: 'Empty the bin', keys: [], run: ask }] : [])
  if (view.status !== 'deleted') return null
  return (
    <div className={styles.note}>
      <p>Deleted recipes stay here for {BIN_DAYS} days and are then deleted permanently.</p>
      {canEmpty ? <Button onClick={ask}>Empty the bin</Button> : null}
      {isAsking ? (
        <RemoveWindow
          subject={total === 1 ? 'The recipe in the bin' : `All ${recipes(total)} in the bin`}
          remove={() => startBulkJob(site, { action: 'remove', filter: {} })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
