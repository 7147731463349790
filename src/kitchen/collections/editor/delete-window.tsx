'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { toastError } from '../../parts/error-message'
import { useAction } from '@/src/api/react/use-call-mutation'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { navigate } from '../../shell/navigation/navigate'
import { deleteCollection } from '../../state/collections'
import { useCollectionEditing, useCollectionState } from './collection-context'
import windows from '../../parts/windows/question.module.css'

type Props = { isOpen: boolean; onClose: () => void }

/** Confirmation dialog for deleting a collection, with its consequences. */
export function DeleteWindow({ isOpen, onClose }: Props): ReactElement {
  const { store, site } = useCollectionEditing()
  const stored = useCollectionState((state) => state.stored)
  const action = useAction(toastError)
  const remove = async (): Promise<void> => {
    if (!stored) return
    await deleteCollection(site.slug, stored.id)
    store.forget()
    toast(`“${stored.title}” was deleted`)
    navigate(kitchenAddress(site.slug, 'collections'), { isReplacing: true })
  }
  return (
    <Dialog title="Delete this collection?" isOpen={isOpen} onOpenChange={onClose}>
      <div className={windows.window}>
        <p>
          “{stored?.title}” and its page are deleted permanently. Its recipes stay, also in other
          collections.
        </p>
        <div className={windows.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" isBusy={action.isBusy} onClick={() => void action.run(remove)}>
            Delete the collection
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
