'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { mutateCall } from '@/src/api/react/mutate-call'
import type { Import } from '@/src/contract/import'
import { BIN_DAYS } from '@/src/domain/recipes/recipe-limits'
import { Button } from '@/src/ui/button'
import { AskFirst } from '../../settings/form/ask-first'
import { startBulkJob } from '../../state/bulk-jobs'
import { formatCount } from '../import-words'

/**
 * Moves the recipes that an import created to the bin and deletes its letters, after a confirmation.
 * @see docs/product/import-and-export.md#taking-an-import-back
 */
export function UndoImport({ site, shown }: { site: string; shown: Import }): ReactElement | null {
  const { id, dryRun, created, kinds } = shown
  const hasRecipes = kinds.recipe + kinds.post > 0
  const client = useQueryClient()
  if (dryRun || created === 0 || (!hasRecipes && kinds.letter === 0)) return null
  const undo = async (): Promise<void> => {
    if (kinds.letter > 0) {
      const input = { params: { site, id } }
      const { deleted, kept } = await mutateCall(client, 'deleteImportedLetters', input)
      toast.success(deletedText(deleted, kept))
    }
    if (hasRecipes) await startBulkJob(site, { action: 'delete', filter: { importId: id } })
  }
  return (
    <AskFirst
      title="Undo this import?"
      label="Undo the import"
      work={undo}
      trigger={<Button kind="quiet">Undo import</Button>}
    >
      The recipes that it created go to the bin, where they stay for {BIN_DAYS} days. Recipes that
      it updated, subscribers, terms and old addresses stay.
      {kinds.letter > 0 ? ' Letters that nobody has edited or emailed since are deleted.' : null}
    </AskFirst>
  )
}

function deletedText(deleted: number, kept: number): string {
  const text = `${formatCount(deleted, 'letter')} deleted`
  return kept === 0 ? text : `${text}, ${formatCount(kept, 'edited or emailed one')} kept`
}
