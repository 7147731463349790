import type { KeyboardEvent } from 'react'
import type { ScreenAction } from '../../shell/actions/actions'

/** Keyboard actions of a list. */
export type ListKeys = {
  travel: (step: -1 | 1) => void
  move: (id: string, step: -1 | 1) => void
  moveGroup: (id: string, step: -1 | 1) => void
  double: (id: string) => void
}

/**
 * The keys of ingredients and steps, for the help.
 * @see docs/product/kitchen.md#keys-in-lists
 */
export const LIST_KEYS: readonly ScreenAction[] = [
  { label: 'Move it up or down', keys: ['Alt ↑', 'Alt ↓'] },
  { label: 'Duplicate it', keys: ['Ctrl D', '⌘ D'] },
  { label: 'Line or step above or below', keys: ['↑', '↓'] },
  { label: 'Pick up or drop, at its handle', keys: ['Space'] },
].map((line) => ({ ...line, group: 'Ingredients and steps' }))

/**
 * Keys with the same action wherever in a row the focus is.
 * @see docs/product/kitchen.md#keys-in-lists
 */
export function listKeys(event: KeyboardEvent<HTMLElement>, keys: ListKeys): void {
  if (event.defaultPrevented) return
  const act = event.ctrlKey || event.metaKey ? commandOf(event, keys) : moveOf(event, keys)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

type Act = (() => void) | undefined

function commandOf(event: KeyboardEvent<HTMLElement>, keys: ListKeys): Act {
  const row = rowOf(event.target)
  switch (event.key.toLowerCase()) {
    case 'z':
      return () => keys.travel(event.shiftKey ? 1 : -1)
    case 'y':
      return () => keys.travel(1)
    case 'd':
      return row && !row.isHeading ? () => keys.double(row.id) : undefined
    default:
      return undefined
  }
}

function moveOf(event: KeyboardEvent<HTMLElement>, keys: ListKeys): Act {
  if (!event.altKey) return partMove(event)
  const row = rowOf(event.target)
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (!row || step === 0) return undefined
  return () => (row.isHeading ? keys.moveGroup(row.id, step) : keys.move(row.id, step))
}

function rowOf(target: EventTarget): { id: string; isHeading: boolean } | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  const id = row?.dataset['row']
  if (!row || id === undefined) return undefined
  return { id, isHeading: row.querySelector('input[data-line]') !== null }
}

/** Left and right go through the parts of a row. */
function partMove({ key, target }: KeyboardEvent<HTMLElement>): Act {
  if (!(target instanceof HTMLElement) || !target.hasAttribute('data-line-part')) return undefined
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const row = target.closest('[data-row]')
  const parts = [...(row?.querySelectorAll<HTMLElement>('[data-line-part]') ?? [])]
  const isForward = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return () => parts[parts.indexOf(target) + (key === isForward ? 1 : -1)]?.focus()
}
