'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from './letter-keys'
import { focusRow, moveFocus, rowUnderFocus } from './rows'

type ListKeys = {
  /** The element that holds the rows: see `rows.ts`. */
  list: { readonly current: HTMLElement | null }
  search: { readonly current: HTMLInputElement | null }
  /** Further letters, with the id of the row that has the focus, or null. */
  letters?: Readonly<Record<string, (rowId: string | null) => void>>
}

/** The action of a key; null for none. */
type Act = (() => void) | null

/**
 * Moves through a list by keyboard: `/` searches, `j` and `k` or the arrows go from row to row (the
 * focus is the place, so that Enter opens). Letters can be switched off (WCAG 2.1.4).
 */
export function useListKeys({ list, search, letters = {} }: ListKeys): void {
  const inSearch = (key: string): Act => {
    if (key === 'ArrowDown') return () => focusRow(list.current, 0)
    return key === 'Escape' && search.current?.value === '' ? () => search.current?.blur() : null
  }
  const move = (step: 1 | -1): void => {
    if (moveFocus(list.current, step) === 'above') search.current?.focus()
  }
  const inPage = (key: string, isInList: boolean): Act => {
    // Elsewhere arrows scroll the page.
    if (isInList && key === 'ArrowDown') return () => move(1)
    if (isInList && key === 'ArrowUp') return () => move(-1)
    return hasLetterKeys() ? byLetter(key) : null
  }
  const byLetter = (key: string): Act => {
    if (key === 'j') return () => move(1)
    if (key === 'k') return () => move(-1)
    if (key === '/') return () => search.current?.select()
    const act = Object.hasOwn(letters, key) ? letters[key] : undefined
    return act ? () => act(rowUnderFocus(list.current)) : null
  }
  const actOf = (key: string, place: Element | null): Act => {
    if (place !== null && place === search.current) return inSearch(key)
    return isElsewhere(place) ? null : inPage(key, list.current?.contains(place) ?? false)
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    const act = actOf(event.key, event.target instanceof Element ? event.target : null)
    if (act === null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Where keys have a meaning of their own. */
const isElsewhere = (place: Element | null): boolean =>
  Boolean(place?.closest('input, textarea, select, [role="dialog"], [role="menu"]'))
