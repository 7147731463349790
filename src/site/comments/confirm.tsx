'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { Button } from '@/src/ui/button'
import { useRequest } from '@/src/ui/use-request'
import { Dialog } from '@/src/ui/windows/dialog'
import styles from './comments.module.css'

type ConfirmProps = {
  verb: 'delete' | 'hide'
  comment: Comment
  onConfirm: () => Promise<void>
}

const LABELS = { delete: 'Delete', hide: 'Hide' } as const

/**
 * A button with a confirmation for deleting or hiding a comment.
 * @see docs/product/comments.md#confirmations
 */
export function Confirm({ verb, comment, onConfirm }: ConfirmProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, run } = useRequest()
  const confirm = async (): Promise<void> => {
    if (await run(onConfirm)) setOpen(false)
  }
  return (
    <Dialog
      title={`${LABELS[verb]} comment`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">{LABELS[verb]}</Button>}
    >
      <p>
        Are you sure you want to {verb} this comment?
        {comment.children.length > 0 ? ` This will ${verb} all replies to this comment.` : ''}
      </p>
      <div className={styles.choices}>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {LABELS[verb]}
        </Button>
      </div>
    </Dialog>
  )
}
