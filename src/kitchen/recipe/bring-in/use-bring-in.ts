'use client'

import { useState } from 'react'
import { useEditing } from '../recipe-context'
import type { EditorWindows } from '../use-editor-windows'
import { isEmptyRecipe } from './empty-recipe'
import type { Proposal } from './proposal'
import { MAX_SHOWN_CHARACTERS, chooseSource } from './source'
import { usePastedRecipe } from './use-pasted-recipe'
import { useReading } from './use-reading'
import type { Reading } from './use-reading'

/** The import of a recipe, from the window, from a paste, or with a recipe that was parsed elsewhere. */
export type BringIn = { reading: Reading; open: () => void; show: (proposal: Proposal) => void }

/**
 * Imports recipes. Pasting into an empty recipe opens the window; after it was closed without accepting
 * anything, pastes are handled as usual.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export function useBringIn(windows: EditorWindows): BringIn {
  const { store, site } = useEditing()
  const reading = useReading(site.slug)
  const [hasAsked, setAsked] = useState(false)
  const open = (): void => windows.open('bring-in')
  usePastedRecipe((pasted) => {
    const source = chooseSource(pasted)
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
