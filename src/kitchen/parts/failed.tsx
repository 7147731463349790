'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { errorMessage } from './error-message'

type FailedProps = { title: string; error: Error; onRetry: () => void }

/** Says that something could not be loaded, and offers another try. */
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
