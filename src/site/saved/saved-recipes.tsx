'use client'

import { lazy, Suspense } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { SignInPrompt } from '@/src/session/sign-in-prompt'
import { Dialog } from '@/src/ui/windows/dialog'
import { SavedSkeleton } from './saved-skeleton'

const SavedList = lazy(() => import('./saved-list'))

type SavedRecipesProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/**
 * The reader's bookmarks at hand on every page: a panel at the side, nine tenths of a narrow
 * screen. Who is signed out is asked to sign in. The default export, as `lazy` wants it.
 * @see docs/product/site-frame.md#saved-recipes-panel
 */
export default function SavedRecipes({ isOpen, onOpenChange }: SavedRecipesProps): ReactElement {
  const { user } = useSession()
  if (user === null) {
    return <SignInPrompt reason="save recipes" isOpen={isOpen} onOpenChange={onOpenChange} />
  }
  return (
    <Dialog title="Saved recipes" shape="panel" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<SavedSkeleton />}>
        <SavedList />
      </Suspense>
    </Dialog>
  )
}
