import type { LexicalEditor } from 'lexical'

/** Something that typing offers. */
export type Suggestion = {
  id: string
  label: string
  /** A short description of it. */
  detail?: string
  /** A sign that names it in the bar above a selection; without one it is not there. */
  sign?: string
  /** Puts it at the caret, from where what was typed for it has been removed; in an update. */
  $apply: (editor: LexicalEditor) => unknown
}

/** Suggestions for the words before the caret. */
export type Offer = {
  /** The start of the words that it replaces. */
  start: number
  suggestions: readonly Suggestion[]
  /** An offer takes the Tab key alone, a menu also arrows and Enter. */
  kind: 'menu' | 'offer'
}

/** An offer that is shown: where, and which of its suggestions is chosen. */
export type OpenOffer = Offer & { text: string; at: { left: number; top: number; bottom: number } }

/** Finds what the words before the caret offer, in the text or in a table of it; null for nothing. */
export type Suggester = (before: string, isInTable: boolean) => Offer | null

/** The query behind a trigger such as `@` that stands at the start of a word, and where it begins. */
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

/** Whether every word of a query begins a word of a name, in any case and with or without accents. */
export function isFound(query: string, name: string): boolean {
  const names = folded(name).split(/[^\p{L}\p{N}]+/u)
  return folded(query)
    .split(/\s+/)
    .every((word) => word === '' || names.some((each) => each.startsWith(word)))
}

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
