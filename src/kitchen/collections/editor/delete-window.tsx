'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from '../../parts/error-message'
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
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (!stored) return
    setBusy(true)
    try {
      await deleteCollection(site.slug, stored.id)
      store.forget()
      toast(`“${stored.title}” was deleted`)
      navigate(kitchenAddress(site.slug, 'collections'), { isReplacing: true })
    } catch (error) {
      toast.error(errorMessage(error))
      setBusy(false)
    }
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
          <Button kind="primary" isBusy={isBusy} onClick={() => void remove()}>
            Delete the collection
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
