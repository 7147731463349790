'use client'

import { useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Button } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { isMissingCode, canReloadAutomatically } from './missing-code'

/**
 * An error boundary that leaves the frame in place when a screen fails, and resets at another address. If
 * the code of a screen is gone because the product was updated, the tab reloads automatically, once.
 * @see docs/product/kitchen.md#frame
 */
export function ScreenBoundary({
  address,
  children,
}: {
  address: string
  children: ReactNode
}): ReactElement {
  return (
    <ErrorBoundary FallbackComponent={FailedScreen} resetKeys={[address]}>
      {children}
    </ErrorBoundary>
  )
}

function FailedScreen({ error, resetErrorBoundary }: FallbackProps): ReactElement {
  const isMissing = isMissingCode(error)
  useEffect(() => {
    if (isMissing && canReloadAutomatically()) window.location.reload()
  }, [isMissing])
  return (
    <Message
      isAlert
      level="h1"
      title="This screen could not be shown"
      actions={
        <Button
          kind="primary"
          isLarge
          onClick={isMissing ? () => window.location.reload() : resetErrorBoundary}
        >
          Try again
        </Button>
      }
    >
      Your changes are kept in this browser.
    </Message>
  )
}
