import { readAuthToken } from '@/src/api/auth-token'
import { readItem } from '@/src/api/browser-storage'

/**
 * Whether this reader has something on the page of a recipe already: a press, a field that is being typed
 * in, an account, measures, a running timer, a place.
 */
export function hasReasonToWake(recipeId: string, element: HTMLElement): boolean {
  if ((window.earlyPresses?.length ?? 0) > 0) return true
  if (element.contains(document.activeElement)) return true
  if (window.location.hash !== '' || readAuthToken() !== null) return true
  return Boolean(
    readItem('localStorage', 'measures') ??
    readItem('localStorage', `timer:${recipeId}`) ??
    readItem('sessionStorage', `progress:${recipeId}`),
  )
}
