'use client'

import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from '@/src/ui/windows/dialog'
import { Skeleton } from '@/src/ui/skeleton'
import styles from './sign-in-prompt.module.css'

const SignInForm = lazy(async () => {
  const { SignInForm: form } = await import('./sign-in-form')
  return { default: form }
})

type SignInPromptProps = {
  /** The action that needs a sign-in: `save recipes`. */
  reason: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A dialog that prompts the reader to sign in; the emailed link returns to this page. */
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
