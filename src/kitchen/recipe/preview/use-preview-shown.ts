import { useState, useSyncExternalStore } from 'react'

/** The width from which the preview is beside the recipe; below, it covers it. */
const BESIDE = '(min-width: 1200px)'

const standsBeside = (): boolean => window.matchMedia(BESIDE).matches

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(BESIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the preview is shown, and what switches it. Beside the recipe and over it are two choices: a
 * window that gets narrow does not cover what is being written, and one that gets wide again shows what
 * it showed.
 * @see docs/product/kitchen.md#recipe-editor
 */
export function usePreviewShown(isBesideAtFirst: boolean): [boolean, () => void] {
  const isBeside = useSyncExternalStore(subscribe, standsBeside, () => false)
  const [shown, setShown] = useState({ beside: isBesideAtFirst, over: false })
  const place = isBeside ? 'beside' : 'over'
  return [shown[place], () => setShown({ ...shown, [place]: !shown[place] })]
}
