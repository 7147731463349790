'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from '../../parts/letter-keys'
import type { ScreenAction } from '../../shell/actions/actions'
import type { Legacy } from './use-legacy'

/** Elements that handle letters or keys themselves. */
const TYPED =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'
const WINDOWS = '[role="dialog"], [role="menu"]'

/**
 * Keys of the workbench, as in the list: `J` and `K`, and keys that work in fields, too.
 * @returns their actions, for the palette and the help
 */
export function useLegacyKeys({ position, content, go, make }: Legacy): readonly ScreenAction[] {
  const previous = (): void => go(position?.previousId)
  const next = (): void => go(position?.nextId)
  const isOpen = position !== undefined
  const canMake = content !== null && position?.isDone === false
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isOpen) return
    const act = actOf(event, { previous, next, make: canMake ? () => void make() : null })
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  if (!isOpen) return []
  const making = {
    label: 'Make it a recipe',
    keys: ['Ctrl Enter', '⌘ Enter'],
    run: () => void make(),
  }
  return [
    { label: 'Previous legacy post', keys: ['Alt Page Up', 'K'], run: previous },
    { label: 'Next legacy post', keys: ['Alt Page Down', 'J'], run: next },
    ...(canMake ? [making] : []),
  ]
}

type Acts = { previous: () => void; next: () => void; make: (() => void) | null }

function actOf(event: KeyboardEvent, acts: Acts): (() => void) | null {
  const { key, altKey, ctrlKey, metaKey } = event
  const place = event.target instanceof Element ? event.target : null
  if (place?.closest(WINDOWS)) return null
  if (altKey) return { PageUp: acts.previous, PageDown: acts.next }[key] ?? null
  if (ctrlKey || metaKey) return key === 'Enter' ? acts.make : null
  return byLetter(event, place, acts)
}

function byLetter(
  { key, shiftKey }: KeyboardEvent,
  place: Element | null,
  { previous, next }: Acts,
): (() => void) | null {
  if (shiftKey || !hasLetterKeys() || place?.closest(TYPED)) return null
  return { k: previous, j: next }[key] ?? null
}
