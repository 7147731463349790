import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'

type FailedProps = { title: string; words: string; onRetry: () => unknown }

/** The reason why a screen has no content, with a button to try again. */
export function Failed({ title, words, onRetry }: FailedProps): ReactElement {
  return (
    <Message
      title={title}
      isAlert
      actions={
        <Button kind="primary" isLarge onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {words}
    </Message>
  )
}
