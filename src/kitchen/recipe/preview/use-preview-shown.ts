import { useState, useSyncExternalStore } from 'react'
import { isPreviewHidden, rememberPreviewHidden } from './preview-settings'

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
 * it showed. This browser remembers the choice beside a recipe; a stored page takes that place until
 * somebody switches.
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
    if (isBeside && !hasStoredPage) rememberPreviewHidden(shown.beside)
  }
  return [shown[place], toggle]
}
