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
 * A side panel with the reader's bookmarks on every page, or with the sign-in for signed-out readers. The
 * default export for `lazy`.
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
