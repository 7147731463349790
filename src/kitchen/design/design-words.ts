import type { Json } from '@/src/domain/merging/merge'
import { sectionOf } from './sections'
import type { DesignState } from './store/design-kind'

/**
 * The state of saving, in words.
 * @see docs/product/kitchen.md#site-design
 */
export function designStatus({ status, conflicts, stored }: DesignState): string {
  if (conflicts.length > 0) return 'Someone else changed this'
  if (status !== 'saved') return WORDS[status]
  return stored.revision > 0 ? 'Draft saved' : 'As published'
}

const WORDS: Readonly<Record<Exclude<DesignState['status'], 'saved'>, string>> = {
  unsaved: 'Saving',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}

/** The name of the part of the design that a path is in. */
const partName = (path: string): string => sectionOf(path)?.title ?? path

/** The parts of the design that some fields are in, each once. */
export const partNames = (paths: readonly string[]): string =>
  [...new Set(paths.map(partName))].join(', ')

/** A value of a conflict in words. */
export function valueWords(value: Json): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'string') return shortened(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return shortened(JSON.stringify(value))
}

const MOST = 300

const shortened = (words: string): string =>
  words.length > MOST ? `${words.slice(0, MOST)}…` : words
