'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useAction } from '@/src/api/react/use-call-mutation'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { toastError } from '../../parts/error-message'
import windows from '../../parts/windows/question.module.css'
import { navigate } from '../../shell/navigation/navigate'
import { writeCall } from '../../state/write-call'
import { lettersAddress } from '../letter-links'
import { useLetterEditing, useLetterState } from './letter-context'

type Props = { isOpen: boolean; onClose: () => void }

/** Confirmation dialog for deleting a letter, with its consequences. */
export function DeleteLetterWindow({ isOpen, onClose }: Props): ReactElement {
  const { store, site } = useLetterEditing()
  const { id, title } = useLetterState(({ stored }) => stored.letter)
  const action = useAction(toastError)
  const remove = async (): Promise<void> => {
    // A pending save would arrive after the deletion.
    await store.close()
    await writeCall('deleteLetter', { params: { site: site.slug, id } })
    store.forget()
    toast(`“${title}” was deleted`)
    navigate(lettersAddress(site.slug), { isReplacing: true })
  }
  return (
    <Dialog title="Delete this letter?" isOpen={isOpen} onOpenChange={onClose}>
      <div className={windows.window}>
        <p>“{title}” is deleted permanently, with its page and its history.</p>
        <div className={windows.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" isBusy={action.isBusy} onClick={() => void action.run(remove)}>
            Delete the letter
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
