'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { isHandover } from '@/src/domain/accounts'
import { Button, ButtonLink } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { linkAtLoad, linkOnServer } from './link-at-load'
import { isCallback } from './next-path'
import { beginLink, confirmLink } from './spend-link'
import type { LinkStage } from './spend-link'
import type { SessionScope, SessionStore } from './session-store'
import styles from './session.module.css'

/**
 * Handles a token in the URL. Uses a link that this browser requested at once, unless another user is
 * signed in here; otherwise first shows a button that names the account, because mail scanners do not press
 * buttons and a stranger's link must not sign in anybody unnoticed. The default export, as `lazy` requires.
 * @see docs/product/accounts.md#confirming-a-link
 */
export default function MagicLink({ store }: { store: SessionStore }) {
  const { token, verifier } = useSyncExternalStore(unchanging, linkAtLoad, linkOnServer)
  const [stage, setStage] = useState<LinkStage>('pending')

  useEffect(() => {
    if (token === null) return
    void beginLink(store, { token, verifier }).then((begun) => {
      store.noteLink(isQuestion(begun) ? 'question' : 'none')
      setStage(begun)
    })
  }, [store, token, verifier])

  if (token === null || stage === 'pending') return null
  const isStrayHandover = isHandover(token) && verifier === null
  // The page that mailed links open shows the error itself.
  if (isFailure(stage) && isCallback(window.location.pathname)) return null
  return (
    <Dialog
      isOpen={stage !== 'done'}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={titleOf(stage, isStrayHandover)}
    >
      <div className={styles.question}>
        {isStrayHandover ? (
          <OtherBrowser scope={store.scope} />
        ) : (
          <Choice stage={stage} onConfirm={() => void confirm()} />
        )}
      </div>
    </Dialog>
  )

  async function confirm(): Promise<void> {
    if (token === null || typeof stage !== 'object' || 'failure' in stage) return
    setStage({ ...stage, isBusy: true })
    const outcome = await confirmLink(store, token, stage)
    store.noteLink('none')
    setStage(outcome)
  }

  function close(): void {
    store.noteLink(isQuestion(stage) ? 'declined' : 'none')
    setStage('done')
    void store.load()
  }
}

const unchanging = () => () => undefined

const isFailure = (stage: LinkStage): boolean => typeof stage === 'object' && 'failure' in stage
const isQuestion = (stage: LinkStage): boolean => typeof stage === 'object' && !isFailure(stage)

function titleOf(stage: LinkStage, isStrayHandover: boolean): string {
  if (isStrayHandover) return 'You asked for the link in another browser'
  return isFailure(stage) ? 'That link did not work' : 'Sign In'
}

function Choice({ stage, onConfirm }: { stage: LinkStage; onConfirm: () => void }) {
  if (typeof stage !== 'object') return null
  if ('failure' in stage) {
    return (
      <>
        <p>{stage.failure}</p>
        <ButtonLink kind="primary" href="/sign-in">
          Sign In
        </ButtonLink>
      </>
    )
  }
  const label = stage.email === null ? 'Sign In' : `Continue as ${stage.email}`
  return (
    <>
      <p>You opened a sign in link. Continue on this device?</p>
      {stage.replaces === null ? null : (
        <p>You are signed in as {stage.replaces}. Continuing signs you out of that account.</p>
      )}
      <Button kind="primary" isBusy={stage.isBusy} onClick={onConfirm}>
        {stage.isBusy ? 'Signing In...' : label}
      </Button>
    </>
  )
}

/** Shown when the mail was opened in another browser than the requesting one, which is now signed in. */
function OtherBrowser({ scope }: { scope: SessionScope }) {
  const { protocol, host } = new URL(scope.accountOrigin)
  const own = `${scope.site}.${host}`
  return (
    <>
      <p>You asked for the link in another browser. In this one, you are signed in on {own}.</p>
      <ButtonLink kind="primary" href={`${protocol}//${own}/`}>
        Go to {own}
      </ButtonLink>
    </>
  )
}
