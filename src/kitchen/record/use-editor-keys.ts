'use client'

import { useEffect, useEffectEvent } from 'react'

type Keys = {
  onSave: () => void
  onUndo: () => void
  onRedo: () => void
  onPreview?: () => void
}

/** Rich texts have their own undo, which knows the caret. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable="true"]') !== null

/**
 * The keys of the editor: Ctrl/Cmd+S saves, Ctrl/Cmd+Z and Shift undo and redo, Ctrl/Cmd+P shows the
 * preview instead of the browser's print.
 */
export function useEditorKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const act = actOf(event, keys)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function actOf({ key, shiftKey, target }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const pressed = key.toLowerCase()
  if (pressed === 's') return keys.onSave
  if (pressed === 'p') return keys.onPreview
  if (hasOwnUndo(target)) return undefined
  if (pressed === 'y' || (pressed === 'z' && shiftKey)) return keys.onRedo
  return pressed === 'z' ? keys.onUndo : undefined
}
