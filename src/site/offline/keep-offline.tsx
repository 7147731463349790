'use client'

import { useEffect } from 'react'
import { useSession } from '@/src/session/session-provider'
import { CACHE_NAME } from './cache-name'

/** Long enough for the page itself to have come. */
const PATIENCE = 3000

/**
 * Keeps the recipes a reader saved readable without a connection, quietly and after the page has
 * come; who signs out leaves nothing behind. Where a browser cannot do that, nothing happens.
 */
export function KeepOffline(): null {
  const { user, siteUserData, scope } = useSession()
  const saved = siteUserData === 'pending' || siteUserData === null ? null : siteUserData.bookmarks
  const what = user === 'pending' ? null : (saved?.join() ?? '')
  useEffect(() => {
    if (what === null || !('serviceWorker' in navigator) || !('caches' in window)) return
    const timer = window.setTimeout(() => {
      void keep(scope.site ?? '', what !== '')
    }, PATIENCE)
    return () => window.clearTimeout(timer)
  }, [scope.site, what])
  return null
}

async function keep(site: string, hasSaved: boolean): Promise<void> {
  try {
    // Nothing to fetch for the many who never saved a recipe here.
    if (!hasSaved && !(await caches.has(CACHE_NAME))) return
    const { keepSavedRecipes, forgetSavedRecipes } = await import('./saved-pages')
    await (hasSaved ? keepSavedRecipes(site) : forgetSavedRecipes())
  } catch {
    // Without room on the device, or without a connection now: it is tried again at the next page.
  }
}
