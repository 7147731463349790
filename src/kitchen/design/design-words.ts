import type { Json } from '@/src/domain/merging/merge'
import { findSection } from './sections'

/** The name of the section of the design that a path belongs to. */
const partName = (path: string): string => findSection(path)?.title ?? path

/** The names of the sections of the design that some fields belong to, without duplicates. */
export const partNames = (paths: readonly string[]): string =>
  [...new Set(paths.map(partName))].join(', ')

/** Formats a value of a conflict. */
export function formatConflictValue(value: Json): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'string') return shortened(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return shortened(JSON.stringify(value))
}

const MAX_LENGTH = 300

const shortened = (words: string): string =>
  words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words
