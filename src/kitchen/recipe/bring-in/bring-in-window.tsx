'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { Dialog } from '@/src/ui/windows/dialog'
import { useEditing } from '../recipe-context'
import { ProposalView } from './proposal-view'
import { SourceForm } from './source-form'
import type { Reading } from './use-reading'

type Props = { reading: Reading; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * Imports a recipe from a link, a page or a text: shows the parsed recipe beside the current one, to be
 * accepted as a whole or by field.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export function BringInWindow({ reading, isOpen, onOpenChange }: Props): ReactElement {
  const { store } = useEditing()
  const taken = (): void => {
    onOpenChange(false)
    reading.setText('')
    reading.cancel()
    const action = { label: 'Undo', onClick: store.undo }
    toast.success('Imported', { duration: 10_000, action })
  }
  return (
    <Dialog title="Import a recipe" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      {reading.state.kind === 'read' ? (
        <ProposalView
          proposal={reading.state.proposal}
          onTaken={taken}
          onAgain={reading.cancel}
          onDone={() => onOpenChange(false)}
        />
      ) : (
        <SourceForm reading={reading} />
      )}
    </Dialog>
  )
}
