'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '@/src/api/api-error'
import { Button, ButtonLink } from '@/src/ui/button'
import { Dialog } from '@/src/ui/dialog'
import { forgetAsked } from './asked-here'
import { cleanAddress, linkAtLoad, linkOnServer } from './link-at-load'
import type { SessionStore } from './session-store'

/** What became of the link: nothing yet, being confirmed, dealt with, or why it failed. */
type Stage = 'untouched' | 'busy' | 'done' | { failure: string }

/**
 * Confirms a token in the address. A link that was clicked on this deployment a moment ago, or that
 * this browser asked for, is spent at once; otherwise a button comes first, because programs that
 * open the links of mails do not press buttons (contract, Tokens). The default export, as `lazy`
 * wants it.
 */
export default function MagicLink({ store }: { store: SessionStore }) {
  const { token, isOwn } = useSyncExternalStore(unchanging, linkAtLoad, linkOnServer)
  const [stage, setStage] = useState<Stage>('untouched')

  useEffect(() => {
    if (token !== null && isOwn) void spend(store, token).then(setStage)
  }, [store, token, isOwn])

  function confirm(): void {
    if (token === null) return
    setStage('busy')
    void spend(store, token).then(setStage)
  }

  function close(): void {
    cleanAddress()
    setStage('done')
    void store.load()
  }

  const isAsking = token !== null && !isOwn && (stage === 'untouched' || stage === 'busy')
  const failure = typeof stage === 'object' ? stage.failure : null
  return (
    <Dialog
      isOpen={isAsking || failure !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={failure === null ? 'Sign In' : 'That link did not work'}
    >
      {failure === null ? (
        <>
          <p>You opened a sign in link. Continue on this device?</p>
          <Button kind="primary" isBusy={stage === 'busy'} onClick={confirm}>
            {stage === 'busy' ? 'Signing In...' : 'Sign In'}
          </Button>
        </>
      ) : (
        <>
          <p>{failure}</p>
          <ButtonLink kind="primary" href="/sign-in">
            Sign In
          </ButtonLink>
        </>
      )}
    </Dialog>
  )
}

let spending: Promise<Stage> | undefined

/** Spends the page's link, once however often it is asked to, and says what became of it. */
function spend(store: SessionStore, token: string): Promise<Stage> {
  spending ??= confirmLink(store, token)
  return spending
}

async function confirmLink(store: SessionStore, token: string): Promise<Stage> {
  cleanAddress()
  forgetAsked()
  try {
    await store.confirm(token)
    return 'done'
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

const unchanging = () => () => undefined

const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
