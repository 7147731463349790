'use client'

import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from '@/src/ui/dialog'
import { Skeleton } from '@/src/ui/skeleton'
import styles from './sign-in-prompt.module.css'

const SignInForm = lazy(async () => {
  const { SignInForm: form } = await import('./sign-in-form')
  return { default: form }
})

type SignInPromptProps = {
  /** What one has to be signed in for: `save recipes`. */
  reason: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks a reader to sign in; the mailed link leads back to this very page. */
export function SignInPrompt({ reason, isOpen, onOpenChange }: SignInPromptProps): ReactElement {
  return (
    <Dialog title={`Sign in to ${reason}`} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<Skeleton width="100%" height="180px" />}>
        <div className={styles.form}>
          {isOpen ? <SignInForm next={window.location.href} /> : null}
        </div>
      </Suspense>
    </Dialog>
  )
}
