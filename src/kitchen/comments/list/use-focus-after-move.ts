'use client'

import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { rowUnderFocus } from '../../parts/rows'

/**
 * Returns a function to call before comments leave the list: the focus then goes to the comment that takes
 * the place of the focused one, or to the search box of an empty list.
 */
export function useFocusAfterMove(
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  comments: readonly object[],
): () => void {
  const place = useRef<number | null>(null)
  useEffect(() => {
    const index = place.current
    if (index === null) return
    place.current = null
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    const next = [...rows].find(({ dataset }) => Number(dataset['rowIndex']) >= index)
    const target = next ?? [...rows].at(-1) ?? search.current
    target?.focus()
  }, [list, search, comments.length])
  return () => {
    place.current = rowUnderFocus(list.current)
  }
}
