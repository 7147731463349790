import type { LexicalEditor } from 'lexical'

/** A suggestion shown while typing. */
export type Suggestion = {
  id: string
  label: string
  /** A short description of it. */
  detail?: string
  /** The symbol of its button in the bar above a selection; without one it has no button. */
  sign?: string
  /** Inserts it at the caret, in an update, after the text typed for it was removed. */
  $apply: (editor: LexicalEditor) => unknown
}

/** Suggestions for the text before the caret. */
export type Offer = {
  /** The start of the text that it replaces. */
  start: number
  suggestions: readonly Suggestion[]
  /** An offer handles the Tab key alone, a menu also arrows and Enter. */
  kind: 'menu' | 'offer'
}

/** A shown offer: its position, and the selected suggestion. */
export type OpenOffer = Offer & { text: string; at: { left: number; top: number; bottom: number } }

/** Finds suggestions for the text before the caret, in the text or in one of its tables; null for none. */
export type Suggester = (before: string, isInTable: boolean) => Offer | null

/** The query after a trigger such as `@` at the start of a word, and its start. */
export function queryAfter(
  trigger: string,
  before: string,
  words = 3,
): { start: number; query: string } | null {
  const start = before.lastIndexOf(trigger)
  if (start < 0 || !/^$|[\s(]$/.test(before.slice(0, start))) return null
  const query = before.slice(start + trigger.length)
  if (/^\s|\n/.test(query) || query.split(/\s+/).length > words) return null
  return { start, query }
}

/** Whether every word of a query is a prefix of a word of a name, ignoring case and accents. */
export function isFound(query: string, name: string): boolean {
  const names = folded(name).split(/[^\p{L}\p{N}]+/u)
  return folded(query)
    .split(/\s+/)
    .every((word) => word === '' || names.some((each) => each.startsWith(word)))
}

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
