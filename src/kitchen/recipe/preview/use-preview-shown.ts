import { useState, useSyncExternalStore } from 'react'
import { isPreviewHidden, storePreviewHidden } from './preview-settings'

/** The width from which the preview is beside the recipe; below, it covers it. */
const BESIDE = '(min-width: 1200px)'

const standsBeside = (): boolean => window.matchMedia(BESIDE).matches

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(BESIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the preview is shown, and a function that toggles it. Beside the recipe and over it are separate
 * choices: narrowing the window does not cover the text, and widening it restores the preview. The choice
 * beside a recipe is stored in this browser; a stored page takes its place until the user toggles.
 * @see docs/product/kitchen.md#recipe-editor
 */
export function usePreviewShown(hasStoredPage: boolean): [boolean, () => void] {
  const isBeside = useSyncExternalStore(subscribe, standsBeside, () => false)
  const [shown, setShown] = useState(() => ({
    beside: !hasStoredPage && !isPreviewHidden(),
    over: false,
  }))
  const place = isBeside ? 'beside' : 'over'
  const toggle = (): void => {
    setShown({ ...shown, [place]: !shown[place] })
    if (isBeside && !hasStoredPage) storePreviewHidden(shown.beside)
  }
  return [shown[place], toggle]
}
