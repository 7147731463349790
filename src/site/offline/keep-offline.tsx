'use client'

import { useEffect } from 'react'
import { useSession } from '@/src/session/session-provider'
import { CACHE_NAME } from './cache-name'

/** Delay until the page itself has loaded, in milliseconds. */
const PATIENCE = 3000

/**
 * Caches a reader's saved recipes for offline reading, in the background after the page has loaded; signing
 * out clears the cache. Does nothing in browsers without support.
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
    // Most readers have never saved a recipe here.
    if (!hasSaved && !(await caches.has(CACHE_NAME))) return
    const { cacheSavedRecipes, clearSavedRecipes } = await import('./saved-pages')
    await (hasSaved ? cacheSavedRecipes(site) : clearSavedRecipes())
  } catch {
    // Without space on the device, or without a connection: retried on the next page.
  }
}
