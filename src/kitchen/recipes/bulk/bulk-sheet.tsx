'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { BulkAction } from '@/src/contract/recipe/bulk'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { actionLabel } from './job-words'
import styles from './bulk-sheet.module.css'

type BulkSheetProps = {
  actions: readonly BulkAction[]
  onChoose: (action: BulkAction) => void
  onSave: () => void
}

/** Actions on the selected recipes, in a sheet for phones. */
export function BulkSheet({ actions, onChoose, onSave }: BulkSheetProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const chosen = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    <Dialog
      title="Selected recipes"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="primary">Actions</Button>}
    >
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              className={styles.action}
              onClick={chosen(() => onChoose(action))}
            >
              {actionLabel(action)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.action} onClick={chosen(onSave)}>
            Export as CSV
          </button>
        </li>
      </ul>
    </Dialog>
  )
}
