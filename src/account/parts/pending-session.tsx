'use client'

import type { ReactElement, ReactNode } from 'react'
import { ApiError } from '@/src/api/api-error'
import { useSessionFailure } from '../state/account-session'
import { errorMessage } from '../state/error-message'
import { Failed } from './failed'

const OFFLINE = 'The server cannot be reached. Check your connection.'

/** Placeholder of a page until the session is known: `loading`, or why it could not be loaded. */
export function PendingSession({ loading }: { loading: ReactNode }): ReactElement {
  const failure = useSessionFailure()
  if (failure === null) return <>{loading}</>
  const { reason, retry } = failure
  return (
    <Failed
      title="Your account could not be loaded"
      words={reason instanceof ApiError ? errorMessage(reason) : OFFLINE}
      onRetry={retry}
    />
  )
}
