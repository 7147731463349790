'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { errorMessage } from './error-message'

type FailedProps = { title: string; error: Error; onRetry: () => void }

/** The message that content could not be loaded, with a button to try again. */
export function Failed({ title, error, onRetry }: FailedProps): ReactElement {
  return (
    <Message
      isAlert
      title={title}
      actions={
        <Button kind="primary" isLarge onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {errorMessage(error)}
    </Message>
  )
}
