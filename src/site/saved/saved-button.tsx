'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import { useSession } from '@/src/session/session-provider'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'

const SavedRecipes = lazy(() => import('./saved-recipes'))

/** The header button that opens the saved recipes. */
function SavedButton(): ReactElement {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="icon"
        aria-label="Saved recipes"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={user === 'pending'}
        onClick={() => setOpen(true)}
      >
        <Icon name="bookmark" />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SavedRecipes isOpen onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}

const SavedButtonIsland = island('saved-button', SavedButton)
export { SavedButtonIsland as SavedButton }
