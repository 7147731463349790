import type { MergeConflict } from '@/src/domain/merging/merge'
import { sectionOf } from './sections'
import type { DesignState } from './store/design-kind'

/**
 * Where the changes are, in words.
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
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}

/** The name of the part of the design that a path is in. */
export const partName = (path: string): string => sectionOf(path)?.title ?? path

/** The parts of the design that some fields are in, each once. */
export const partNames = (paths: readonly string[]): string =>
  [...new Set(paths.map(partName))].join(', ')

/** A side of a conflict in words. */
export function sideWords(conflict: MergeConflict, side: 'mine' | 'theirs'): string {
  const value = conflict[side]
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'string') return value.length > 300 ? `${value.slice(0, 300)}…` : value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return JSON.stringify(value).slice(0, 300)
}
