'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { Button } from '@/src/ui/button'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { useRequest } from '@/src/ui/use-request'
import { Dialog } from '@/src/ui/windows/dialog'
import { errorMessage } from './comment-actions'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'

/**
 * A button with a dialog that reports a comment to the managers of the site.
 * @see docs/product/comments.md#reports
 */
export function ReportComment({
  comment,
  tools: { readerId, askToSignIn, actions },
}: {
  comment: Comment
  tools: CommentTools
}): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const { isBusy, error, run } = useRequest()
  const report = async (): Promise<void> => {
    if (await run(() => actions.report(comment, reason))) setSent(true)
  }
  if (readerId === null) {
    return (
      <Button kind="quiet" onClick={() => askToSignIn('report comments')}>
        Report
      </Button>
    )
  }
  return (
    <Dialog
      title="Report comment"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="quiet">Report</Button>}
    >
      {isSent ? (
        <p role="status">Thank you. The managers of this site will have a look.</p>
      ) : (
        <>
          <p>Tell the managers of this site about this comment.</p>
          <TextAreaField
            label="What is wrong with it? (optional)"
            maxLength={500}
            value={reason}
            error={error === null ? null : errorMessage(error)}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
      <div className={styles.choices}>
        <Button onClick={() => setOpen(false)}>{isSent ? 'Close' : 'Cancel'}</Button>
        {isSent ? null : (
          <Button kind="primary" isBusy={isBusy} onClick={() => void report()}>
            Report
          </Button>
        )}
      </div>
    </Dialog>
  )
}
