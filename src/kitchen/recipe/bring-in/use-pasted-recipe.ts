'use client'

import { useEffect, useEffectEvent } from 'react'
import { clipboardText } from '@/src/kitchen/parts/clipboard-text'
import { isRecipePaste } from './source'
import type { Pasted } from './source'

/** Fields in which a pasted recipe is handled as outside of fields; others handle pastes themselves. */
const OPEN_FIELDS = '[aria-label="Title"]'
/** Lists and windows parse pastes themselves. */
const OWN_PASTE = '[data-reads-paste], [role="dialog"]'
const WORDS = '[contenteditable="true"], textarea'
const FIELD = 'input, select'

/**
 * Passes a pasted recipe to `onRecipe`, which returns whether it accepts it: anywhere except in ingredients
 * and steps, which parse lists themselves, and in single-word fields.
 * @see docs/product/kitchen.md#import-a-recipe
 */
export function usePastedRecipe(onRecipe: (pasted: Pasted) => boolean): void {
  const onPaste = useEffectEvent((event: ClipboardEvent): void => {
    const data = event.clipboardData
    if (event.defaultPrevented || !data || data.files.length > 0) return
    const place = placeOf(event.target)
    if (place === 'own') return
    const pasted = { text: clipboardText(data), html: data.getData('text/html') }
    if (!isRecipePaste(pasted, place === 'words') || !onRecipe(pasted)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => onPaste(event)
    // In the capture phase, before the fields: a text editor handles every paste.
    document.addEventListener('paste', listener, { capture: true })
    return () => document.removeEventListener('paste', listener, { capture: true })
  }, [])
}

/** The target of a paste: outside of fields, a prose field, or a field that handles it. */
function placeOf(target: EventTarget | null): 'open' | 'words' | 'own' {
  if (!(target instanceof Element)) return 'open'
  if (target.closest(OWN_PASTE)) return 'own'
  if (target.closest(OPEN_FIELDS)) return 'open'
  if (target.closest(WORDS)) return 'words'
  return target.closest(FIELD) ? 'own' : 'open'
}
