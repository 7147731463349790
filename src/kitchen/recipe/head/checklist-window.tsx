'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import windows from '../../parts/windows/question.module.css'

type Props = {
  /** The missing parts of the recipe; null while the window is closed. */
  gaps: readonly string[] | null
  onClose: () => void
  onPublish: () => void
}

/**
 * Lists the missing parts of a recipe before it is published.
 * @see docs/product/kitchen.md#publishing-checklist
 */
export function ChecklistWindow({ gaps, onClose, onPublish }: Props): ReactElement {
  const publish = (): void => {
    onClose()
    onPublish()
  }
  return (
    <Dialog title="Publish without these?" isOpen={gaps !== null} onOpenChange={onClose}>
      <div className={windows.window}>
        <p>Readers and search engines look for these, and they are still missing:</p>
        <ul>
          {gaps?.map((gap) => (
            <li key={gap}>{gap.charAt(0).toUpperCase() + gap.slice(1)}</li>
          ))}
        </ul>
        <div className={windows.actions}>
          <Button onClick={onClose}>Keep editing</Button>
          <Button kind="primary" onClick={publish}>
            Publish anyway
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
