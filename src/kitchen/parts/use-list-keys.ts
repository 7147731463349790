'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from './letter-keys'

type ListKeys = {
  /** The element that holds the rows; each row's main link carries `data-row`. */
  list: { readonly current: HTMLElement | null }
  search: { readonly current: HTMLInputElement | null }
  /** Further letters, with the id of the row that has the focus, or null. */
  letters?: Readonly<Record<string, (rowId: string | null) => void>>
}

/**
 * Moves through a list by keyboard: `/` searches, `j` and `k` or the arrows go from row to row (the
 * focus is the place, so that Enter opens). Letters can be switched off (WCAG 2.1.4).
 */
export function useListKeys({ list, search, letters = {} }: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    const place = event.target instanceof Element ? event.target : null
    if (place?.closest('[role="dialog"], [role="menu"]')) return
    const isInSearch = place !== null && place === search.current
    if (!isInSearch && place?.closest('input, textarea, select')) return
    const act = isInSearch
      ? searchAction(event.key)
      : rowAction(event.key, list.current?.contains(place) ?? false)
    if (act === null) return
    event.preventDefault()
    act()
  })

  const searchAction = (key: string): (() => void) | null => {
    if (key === 'ArrowDown') return () => focusRow(0)
    return key === 'Escape' && search.current?.value === '' ? () => search.current?.blur() : null
  }

  const rowAction = (key: string, isInList: boolean): (() => void) | null => {
    const step = stepOf(key, isInList)
    if (step !== 0) return () => moveBy(step)
    if (!hasLetterKeys()) return null
    if (key === '/') return () => search.current?.select()
    const letter = Object.hasOwn(letters, key) ? letters[key] : undefined
    return letter ? () => letter(rowUnderFocus()) : null
  }

  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ]
  const focusRow = (index: number): void => rows()[index]?.focus()
  const placeOfFocus = (): number =>
    rows().findIndex((row) => row.closest('[data-row-frame]')?.contains(document.activeElement))
  const rowUnderFocus = (): string | null => rows()[placeOfFocus()]?.dataset['row'] ?? null

  function moveBy(step: 1 | -1): void {
    const from = placeOfFocus()
    if (from === 0 && step === -1) search.current?.focus()
    else focusRow(from === -1 ? 0 : Math.min(rows().length - 1, from + step))
  }

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Arrows only move from row to row inside of the list: elsewhere they scroll the page. */
function stepOf(key: string, isInList: boolean): 1 | -1 | 0 {
  if (isInList && key === 'ArrowDown') return 1
  if (isInList && key === 'ArrowUp') return -1
  if (!hasLetterKeys()) return 0
  return key === 'j' ? 1 : key === 'k' ? -1 : 0
}
