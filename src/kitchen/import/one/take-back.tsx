'use client'

import type { ReactElement } from 'react'
import type { Import } from '@/src/contract/import'
import { BIN_DAYS } from '@/src/domain/recipes/recipe-limits'
import { Button } from '@/src/ui/button'
import { AskFirst } from '../../settings/form/ask-first'
import { startBulkJob } from '../../state/bulk-jobs'

/**
 * Moves the recipes that an import created to the bin, after a confirmation.
 * @see docs/product/import-and-export.md#taking-an-import-back
 */
export function UndoImport({ site, shown }: { site: string; shown: Import }): ReactElement | null {
  const { id, dryRun, created, kinds } = shown
  if (dryRun || created === 0 || kinds.recipe + kinds.post === 0) return null
  const filter = { importId: id }
  return (
    <AskFirst
      title="Undo this import?"
      label="Undo the import"
      work={() => startBulkJob(site, { action: 'delete', filter })}
      trigger={<Button kind="quiet">Undo import</Button>}
    >
      The recipes that it created go to the bin, where they stay for {BIN_DAYS} days. Recipes that
      it updated, subscribers, terms and old addresses stay.
    </AskFirst>
  )
}
