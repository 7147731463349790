'use client'

import { useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import styles from '../settings.module.css'
import windows from '../../parts/windows/question.module.css'
import { useAction } from '@/src/api/react/use-call-mutation'

type AskFirstProps = {
  title: string
  /** The consequences of the action. */
  children: ReactNode
  /** Label of the button that confirms. */
  label: string
  work: () => Promise<unknown>
  onDone?: () => void
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
}

/** A button with a confirmation dialog, for actions that cannot be undone. */
export function AskFirst(props: AskFirstProps): ReactElement {
  const { title, children, label, work, onDone, trigger } = props
  const [isOpen, setOpen] = useState(false)
  const act = useAction()
  const confirm = async (): Promise<void> => {
    if (!(await act.run(work))) return
    setOpen(false)
    onDone?.()
  }
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <div className={windows.window}>
        <p>{children}</p>
        <p className={styles.failure} role="alert">
          {act.failure}
        </p>
        <div className={windows.actions}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button kind="primary" isBusy={act.isBusy} onClick={() => void confirm()}>
            {label}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
