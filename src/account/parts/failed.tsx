import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'

type FailedProps = { title: string; words: string; onRetry: () => void }

/** Why a screen has nothing to show, with another try. */
export function Failed({ title, words, onRetry }: FailedProps): ReactElement {
  return (
    <Message
      title={title}
      isAlert
      actions={
        <Button kind="primary" isLarge onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {words}
    </Message>
  )
}
