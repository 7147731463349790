import { useEffect } from 'react'
import { lazyCall } from '@/src/api/lazy-call'

/**
 * Counts an action on a recipe, unless the browser objects. Failures are ignored.
 * @see docs/product/counting.md#what-is-counted
 */
export function countRecipeAction(
  site: string | null,
  recipeId: string,
  action: 'print' | 'cook',
): void {
  const hasPrivacyControl = Reflect.get(navigator, 'globalPrivacyControl') === true
  if (site === null || navigator.doNotTrack === '1' || hasPrivacyControl) return
  const body = { recipeId, action }
  lazyCall('countRecipeAction', { params: { site }, body, outlivesPage: true }).catch(
    () => undefined,
  )
}

/** Counts the first time that the page of a recipe is printed. */
export function useCountedPrints(site: string | null, recipeId: string): void {
  useEffect(() => {
    const count = (): void => countRecipeAction(site, recipeId, 'print')
    window.addEventListener('beforeprint', count, { once: true })
    return () => window.removeEventListener('beforeprint', count)
  }, [site, recipeId])
}
