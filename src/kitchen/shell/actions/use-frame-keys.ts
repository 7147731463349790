'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from '../../parts/letter-keys'

type FrameKeys = { onPalette: () => void; onHelp: () => void }

/** The keys of every screen: Ctrl/Cmd+K for the palette, `?` for the keys. */
export function useFrameKeys({ onPalette, onHelp }: FrameKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return
    const act = event.ctrlKey || event.metaKey ? withControl(event) : plain(event)
    if (act === null) return
    event.preventDefault()
    act()
  })
  const withControl = ({ key, shiftKey }: KeyboardEvent): (() => void) | null =>
    key.toLowerCase() === 'k' && !shiftKey ? onPalette : null
  const plain = ({ key, target }: KeyboardEvent): (() => void) | null =>
    key === '?' && !isTyping(target) && hasLetterKeys() ? onHelp : null
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Whether a question mark is typed as text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null
