'use client'

import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { readAuthToken } from '@/src/api/auth-token'
import { readItem } from '@/src/api/browser-storage'
import { useSessionStore } from '@/src/session/session-provider'
import type { SessionStore } from '@/src/session/session-store'
import { firstInteraction } from '@/src/site/island/first-interaction'
import { replayPresses } from '@/src/ui/early-presses'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'

const load = () => import('./recipe-whole')
// Removed from the browser's bundle, which loads it on demand.
const onServer = typeof window === 'undefined' ? await load() : null

/**
 * The sections of a recipe: rendered on the server, and hydrated at the first interaction as a separate
 * root. Until then its script is not loaded; earlier presses are replayed.
 * @see docs/product/figures.md#page-in-a-browser
 */
export function RecipeIsland(page: RecipeSectionsProps): ReactElement {
  const session = useSessionStore()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(page)
  useEffect(() => {
    const element = place.current
    return element ? enliven(element, latest.current, session) : undefined
  }, [session])
  if (onServer) {
    return (
      <div data-asleep>
        <onServer.RecipeWhole {...page} session={session} onAlive={doNothing} />
      </div>
    )
  }
  // React does not touch the server's HTML here.
  return (
    <div
      ref={place}
      data-asleep
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

const doNothing = (): void => undefined

/** Hydrates a recipe when needed. @returns a function that unmounts it */
function enliven(
  element: HTMLElement,
  page: RecipeSectionsProps,
  session: SessionStore,
): () => void {
  let root: Root | undefined
  let isGone = false
  const wake = async (): Promise<void> => {
    if (!hasReasonToWake(page.recipe.id, element)) await firstInteraction()
    const { RecipeWhole } = await load()
    if (isGone) return
    const onAlive = (): void => replayPresses(element)
    root = hydrateRoot(element, <RecipeWhole {...page} session={session} onAlive={onAlive} />, {
      identifierPrefix: 'recipe',
    })
  }
  void wake()
  return () => {
    isGone = true
    // Not while React is at work on the page itself.
    if (root) setTimeout(() => root?.unmount())
  }
}

/**
 * Whether this reader has something here already: a press, a field that is being typed in, an account,
 * measures, a running timer, a place.
 */
function hasReasonToWake(recipeId: string, element: HTMLElement): boolean {
  if ((window.earlyPresses?.length ?? 0) > 0) return true
  if (element.contains(document.activeElement)) return true
  if (window.location.hash !== '' || readAuthToken() !== null) return true
  return Boolean(
    readItem('localStorage', 'measures') ??
    readItem('localStorage', `timer:${recipeId}`) ??
    readItem('sessionStorage', `progress:${recipeId}`),
  )
}
