'use client'

import { useEffect, useEffectEvent } from 'react'
import { clipboardText } from '@/src/kitchen/parts/clipboard-text'
import { isRecipePaste } from './source'
import type { Pasted } from './source'

/** Fields in which a recipe may be pasted as into none; others take pastes for themselves. */
const OPEN_FIELDS = '[aria-label="Title"]'
/** Lists read what is pasted by themselves, as do windows. */
const OWN_PASTE = '[data-reads-paste], [role="dialog"]'
const WORDS = '[contenteditable="true"], textarea'
const FIELD = 'input, select'

/**
 * Offers a recipe that is pasted to `onRecipe`, which tells whether it takes it: anywhere except in
 * ingredients and steps, which read lists themselves, and fields of one word.
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
    // Before the fields: a text editor takes every paste.
    document.addEventListener('paste', listener, { capture: true })
    return () => document.removeEventListener('paste', listener, { capture: true })
  }, [])
}

/** The place of a paste: in the open, in a running text, or in a field it is meant for. */
function placeOf(target: EventTarget | null): 'open' | 'words' | 'own' {
  if (!(target instanceof Element)) return 'open'
  if (target.closest(OWN_PASTE)) return 'own'
  if (target.closest(OPEN_FIELDS)) return 'open'
  if (target.closest(WORDS)) return 'words'
  return target.closest(FIELD) ? 'own' : 'open'
}
