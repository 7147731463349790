import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'

/** Scroll positions of the history's entries, by the mark in their state. */
const KEY = 'kitchenScroll'
const MARK = 'kitchenEntry'
/** Maximum number of stored positions. */
const MAX_ENTRIES = 50

let positions: Map<string, number> | null = null
let current: string | null = null

/** The state of a new entry, with a unique id; stores the position of the previous one. */
export function beginEntry(): Record<string, string> {
  recordPosition()
  return { [MARK]: newMark() }
}

/**
 * The state of the shown entry, for another address. Next.js ignores a change with its own marks, and adds
 * them automatically.
 */
export const sameEntry = (): Record<string, string> => ({ [MARK]: current ?? newMark() })

/** Records the scroll position of the shown entry. */
export function recordPosition(): void {
  if (current === null) return
  const known = read()
  known.delete(current)
  known.set(current, Math.round(window.scrollY))
  const [oldest] = known.keys()
  if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest)
}

/** Stores the positions for a reload, which starts at the top where storage is blocked. */
export function storePositions(): void {
  recordPosition()
  writeJsonItem('sessionStorage', KEY, [...read()])
}

/**
 * Makes the shown entry of the history the current one.
 * @returns its scroll position when it was left; null when it is new
 */
export function enterEntry(): number | null {
  const state: unknown = window.history.state
  const known: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined
  if (typeof known === 'string') {
    current = known
    return read().get(known) ?? null
  }
  current = newMark()
  const kept: object = typeof state === 'object' && state !== null ? state : {}
  window.history.replaceState({ ...kept, [MARK]: current }, '')
  return null
}

const newMark = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

function read(): Map<string, number> {
  positions ??= new Map(readStored())
  return positions
}

function readStored(): [string, number][] {
  const stored = readJsonItem('sessionStorage', KEY)
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
