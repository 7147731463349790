'use client'

import { useState } from 'react'
import { useEditing } from '../recipe-context'
import type { EditorWindows } from '../use-editor-windows'
import { isEmptyRecipe } from './empty-recipe'
import type { Proposal } from './proposal'
import { MAX_SHOWN_CHARACTERS, sourceOf } from './source'
import { usePastedRecipe } from './use-pasted-recipe'
import { useReading } from './use-reading'
import type { Reading } from './use-reading'

/** Bringing in, from the window, from a paste, or with what was read elsewhere. */
export type BringIn = { reading: Reading; open: () => void; show: (proposal: Proposal) => void }

/**
 * Brings in recipes. What is pasted into an empty recipe opens the window; who closes it without
 * taking anything pastes as usual from then on.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export function useBringIn(windows: EditorWindows): BringIn {
  const { store, site } = useEditing()
  const reading = useReading(site.slug)
  const [hasAsked, setAsked] = useState(false)
  const open = (): void => windows.open('bring-in')
  usePastedRecipe((pasted) => {
    const source = sourceOf(pasted)
    if (source === null || hasAsked || !isEmptyRecipe(store.getState().document)) return false
    setAsked(true)
    reading.setText(pasted.text.length > MAX_SHOWN_CHARACTERS ? '' : pasted.text)
    reading.read(source)
    open()
    return true
  })
  return {
    reading,
    open,
    show: (proposal) => {
      reading.show(proposal)
      open()
    },
  }
}
