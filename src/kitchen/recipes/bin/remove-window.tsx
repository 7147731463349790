'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { useAction } from '@/src/api/react/use-call-mutation'
import windows from '../../parts/windows/question.module.css'

type RemoveWindowProps = {
  /** Description of the removed recipes: `“Soup”`, `12 recipes`. */
  subject: string
  remove: () => Promise<unknown>
  onClose: () => void
}

/**
 * Confirmation dialog for deleting recipes in the bin permanently.
 * @see docs/product/kitchen.md#the-bin
 */
export function RemoveWindow({ subject, remove, onClose }: RemoveWindowProps): ReactElement {
  const act = useAction()
  const confirm = async (): Promise<void> => {
    if (await act.run(remove)) onClose()
  }
  return (
    <Dialog title="Delete permanently?" isOpen onOpenChange={onClose}>
      <div className={windows.window}>
        <p>{subject} will be deleted with comments, drafts and history. This cannot be undone.</p>
        <p role="alert">{act.failure}</p>
        <div className={windows.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" isBusy={act.isBusy} onClick={() => void confirm()}>
            Delete permanently
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
