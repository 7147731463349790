'use client'

import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Selects the row of a click with Shift, Ctrl or Cmd anywhere but on a link, button or field. */
export function useRowClicks(
  list: RefObject<HTMLElement | null>,
  onPick: (index: number, isRange: boolean) => void,
): void {
  const onPress = useEffectEvent((event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    const row = target?.closest<HTMLElement>('[data-row-frame]')
    if (!row || target?.closest('a, button, label, form')) return
    if (!(event.shiftKey || event.ctrlKey || event.metaKey)) return
    // Else Shift selects text.
    event.preventDefault()
    onPick(Number(row.dataset['index']), event.shiftKey)
  })
  useEffect(() => {
    const element = list.current
    const listener = (event: MouseEvent): void => onPress(event)
    element?.addEventListener('mousedown', listener)
    return () => element?.removeEventListener('mousedown', listener)
  }, [list])
}
