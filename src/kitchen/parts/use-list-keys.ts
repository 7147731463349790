'use client'

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from './letter-keys'
import { focusFirst, moveFocus, rowUnderFocus } from './rows'

type ListKeys = {
  /** The element that contains the rows: see `rows.ts`. */
  list: { readonly current: HTMLElement | null }
  /** The search box of the list; undefined for a list without one. */
  search?: { readonly current: HTMLInputElement | null }
  /** Further letters, with the place of the row that has the focus, or null. */
  letters?: Readonly<Record<string, (index: number | null) => void>>
  /** Selecting: up to the row that was gone to with Shift, all, none. */
  onExtend?: (index: number | null) => void
  onAll?: () => void
  onNone?: () => void
}

/** The action of a key; null for none. */
type Act = (() => void) | null

/**
 * Moves through a list by keyboard: `/` searches, `j` and `k` or the arrows go from row to row (the
 * focus is the place, so that Enter opens). Letters can be switched off (WCAG 2.1.4).
 */
export function useListKeys(keys: ListKeys): void {
  const { list, search, letters = {} } = keys
  const inSearch = (key: string): Act => {
    if (key === 'ArrowDown') return () => focusFirst(list.current)
    return key === 'Escape' && search?.current?.value === '' ? () => search.current?.blur() : null
  }
  const move = (step: 1 | -1): void => {
    if (moveFocus(list.current, step) === 'above') search?.current?.focus()
  }
  const inPage = (key: string, isInList: boolean): Act => {
    // Elsewhere arrows scroll the page.
    if (isInList && key === 'ArrowDown') return () => move(1)
    if (isInList && key === 'ArrowUp') return () => move(-1)
    if (key === 'Escape' && keys.onNone) return keys.onNone
    return hasLetterKeys() ? byLetter(key) : null
  }
  const byLetter = (key: string): Act => {
    if (key === 'j') return () => move(1)
    if (key === 'k') return () => move(-1)
    if (key === '/' && search) return () => search.current?.select()
    const act = Object.hasOwn(letters, key) ? letters[key] : undefined
    return act ? () => act(rowUnderFocus(list.current)) : null
  }
  /** Shift and an arrow select the focused row and the next one. */
  const extend = (key: string): Act => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !keys.onExtend) return null
    return () => {
      keys.onExtend?.(rowUnderFocus(list.current))
      move(step)
      keys.onExtend?.(rowUnderFocus(list.current))
    }
  }
  const withControl = (key: string, isInList: boolean): Act =>
    key === 'a' && isInList && keys.onAll ? keys.onAll : null
  const isSearch = (place: Element | null): boolean => place !== null && place === search?.current
  const actOf = (event: KeyboardEvent, place: Element | null): Act => {
    const { key } = event
    const isInList = list.current?.contains(place) === true
    if (event.ctrlKey || event.metaKey) return withControl(key, isInList)
    if (isSearch(place)) return inSearch(key)
    if (isElsewhere(place)) return null
    return (event.shiftKey && isInList ? extend(key) : null) ?? inPage(key, isInList)
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return
    const act = actOf(event, event.target instanceof Element ? event.target : null)
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

/** Whether an element handles keys itself. */
const isElsewhere = (place: Element | null): boolean =>
  Boolean(
    place?.closest(
      'input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]',
    ),
  )
