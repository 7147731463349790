'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/src/api/call'
import { isAccountLink } from '@/src/domain/accounts'
import { Button, ButtonLink } from '@/src/ui/button'
import { Dialog } from '@/src/ui/dialog'
import { forgetAsked, hasAsked } from './asked-here'
import type { SessionStore } from './session-store'

const PARAMETER = 'mgk'

/** The magic-link token in the page's address, or null. */
export function tokenInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER)
}

/** Takes the token out of the address, so that it is neither kept nor shared. */
function cleanAddress(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}

type Stage = { name: 'none' } | { name: 'ask'; token: string } | { name: 'failed'; message: string }

/**
 * Confirms a token in the address. A link that was clicked on this deployment a moment ago, or that
 * this browser asked for, is spent at once; otherwise a button comes first, because programs that
 * open the links of mails do not press buttons (contract, Tokens).
 */
export function MagicLink({ store }: { store: SessionStore }) {
  const [stage, setStage] = useState<Stage>({ name: 'none' })
  const [isBusy, setBusy] = useState(false)

  async function confirm(token: string): Promise<void> {
    setBusy(true)
    cleanAddress()
    forgetAsked()
    try {
      await store.confirm(token)
      setStage({ name: 'none' })
    } catch (error) {
      setStage({ name: 'failed', message: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    const token = tokenInAddress()
    if (token === null) return
    if (isAccountLink(token) || hasAsked()) void confirm(token)
    else setStage({ name: 'ask', token })
    // Once, for the address the page was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function close(): void {
    cleanAddress()
    setStage({ name: 'none' })
    void store.load()
  }

  return (
    <Dialog
      isOpen={stage.name !== 'none'}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={stage.name === 'failed' ? 'That link did not work' : 'Sign In'}
    >
      {stage.name === 'ask' && (
        <>
          <p>You opened a sign in link. Continue on this device?</p>
          <Button kind="primary" isBusy={isBusy} onClick={() => void confirm(stage.token)}>
            {isBusy ? 'Signing In...' : 'Sign In'}
          </Button>
        </>
      )}
      {stage.name === 'failed' && (
        <>
          <p>{stage.message}</p>
          <ButtonLink kind="primary" href="/sign-in">
            Sign In
          </ButtonLink>
        </>
      )}
    </Dialog>
  )
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
