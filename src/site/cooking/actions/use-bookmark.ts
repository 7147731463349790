'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '@/src/api/call'
import type { SiteUserData } from '@/src/contract/people/user'
import { useSession } from '@/src/session/session-provider'

type Bookmark = {
  isSaved: boolean
  /** Deferred while the session is pending, and executed once the reader is known. */
  toggle: () => void
  /** Number of times the recipe has been saved here: each is worth a toast. */
  toasts: number
}

/**
 * Whether a recipe is among the reader's bookmarks, with an optimistic toggle: shown at once, confirmed by
 * the server's response, and reverted on failure. Signed-out readers are passed to `onSignedOut`.
 * @see docs/product/recipe-page.md#save
 */
export function useBookmark(recipeId: string, onSignedOut: () => void): Bookmark {
  const { siteUserData, scope, noteSiteUserData } = useSession()
  const [wish, setWish] = useState<boolean | null>(null)
  const [toasts, setToasts] = useState(0)
  const latest = useRef(0)
  const isPressKept = useRef(false)
  const known = siteUserData === 'pending' ? null : siteUserData
  const isSaved = wish ?? known?.bookmarks.includes(recipeId) ?? false

  async function change(wanted: boolean): Promise<void> {
    const mine = (latest.current += 1)
    setWish(wanted)
    try {
      const changed = await sendBookmark(scope.site ?? '', recipeId, wanted)
      if (mine !== latest.current) return
      noteSiteUserData(changed)
      if (wanted) setToasts((times) => times + 1)
    } catch {
      // the state below is the server's last response
    } finally {
      if (mine === latest.current) setWish(null)
    }
  }

  const toggle = (): void => {
    if (siteUserData === 'pending') isPressKept.current = !isPressKept.current
    else if (known === null) onSignedOut()
    else void change(!isSaved)
  }
  const toggleNow = useRef(toggle)
  useEffect(() => {
    toggleNow.current = toggle
  })
  useEffect(() => {
    if (siteUserData === 'pending' || !isPressKept.current) return
    isPressKept.current = false
    toggleNow.current()
  }, [siteUserData])

  return { isSaved, toasts, toggle }
}

async function sendBookmark(
  site: string,
  recipeId: string,
  isWanted: boolean,
): Promise<SiteUserData> {
  const { siteUserData } = isWanted
    ? await call('createBookmark', { params: { site }, body: { recipeId } })
    : await call('deleteBookmark', { params: { site, recipeId } })
  return siteUserData
}
