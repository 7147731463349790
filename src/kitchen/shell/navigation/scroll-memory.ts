import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'

/** Scroll positions of the history's entries, by the mark in their state. */
const KEY = 'kitchenScroll'
const MARK = 'kitchenEntry'
/** Entries remembered at most. */
const KEPT = 50

let positions: Map<string, number> | null = null
let current: string | null = null

/** The state of a new entry, with a mark of its own; the position of the one before is kept. */
export function beginEntry(): Record<string, string> {
  keepPosition()
  return { [MARK]: newMark() }
}

/**
 * The state of the shown entry, for another address. Next.js takes no notice of a change that carries its
 * own marks, and adds them by itself.
 */
export const sameEntry = (): Record<string, string> => ({ [MARK]: current ?? newMark() })

/** Notes how far the shown entry is scrolled. */
export function keepPosition(): void {
  if (current === null) return
  const known = read()
  known.delete(current)
  known.set(current, Math.round(window.scrollY))
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}

/** Stores the positions for a reload, which begins at the top where storage is blocked. */
export function storePositions(): void {
  keepPosition()
  writeJsonItem('sessionStorage', KEY, [...read()])
}

/**
 * Takes the entry of the history that is shown now as the current one.
 * @returns how far it was scrolled when it was left; null when it is new
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
