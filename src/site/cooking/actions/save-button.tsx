'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { useRecipeView } from '../recipe-view'
import styles from './share-bar.module.css'
import { SignInPrompt } from '@/src/session/sign-in-prompt'
import { useBookmark } from './use-bookmark'

const SavedToast = lazy(() => import('./saved-toast'))

/** The Save button: an optimistic bookmark; a sign-in prompt for signed-out readers. */
export function SaveButton(): ReactElement {
  const { recipe } = useRecipeView()
  const [isAsking, setAsking] = useState(false)
  const { isSaved, toggle, toasts } = useBookmark(recipe.id, () => setAsking(true))
  return (
    <>
      <Button className={styles.save} aria-pressed={isSaved} onClick={toggle}>
        <Icon name={isSaved ? 'bookmark-full' : 'bookmark'} size={18} />
        <span className={styles.saveWords} data-is-saved={isSaved}>
          <span aria-hidden={isSaved}>Save</span>
          <span aria-hidden={!isSaved}>Saved</span>
        </span>
      </Button>
      {toasts > 0 ? (
        <Suspense fallback={null}>
          <SavedToast times={toasts} />
        </Suspense>
      ) : null}
      <SignInPrompt reason="save recipes" isOpen={isAsking} onOpenChange={setAsking} />
    </>
  )
}
