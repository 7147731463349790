import { toPlainLines, toPlainText } from '@/src/parsing/plain-text'
import { parseDuration } from '@/src/parsing/duration'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { asList, asRecord, asText, asPositiveNumber } from '../values'
import { readPhp } from './php-serialized'

type Source = Readonly<Record<string, unknown>>

/**
 * Parses a value that a plugin stores as JSON or in PHP's format; returns null for anything else.
 */
export function parseStoredValue(text: string | undefined): unknown {
  const value = text?.trim() ?? ''
  if (/^[[{]/.test(value)) {
    try {
      return JSON.parse(value)
    } catch {
      return null
    }
  }
  const php = readPhp(value)
  // Some importers serialise twice.
  return typeof php === 'string' ? parseStoredValue(php) : php
}

/** Lists the entries of a list, or of a map with numeric or named keys, in order. */
export const listEntries = (value: unknown): Source[] =>
  (Array.isArray(value) ? asList(value) : Object.values(asRecord(value))).map(asRecord)

/** Returns a value as text without markup; empty if there is none. */
export const cleanText = (value: unknown): string => toPlainText(asText(value) ?? '')

/** Returns a value as a single paragraph. */
export const asParagraph = (value: unknown): string => toPlainLines(asText(value) ?? '').join(' ')

/** Formats the parts of an ingredient as a line, with the notes after a comma. */
export function formatIngredientLine(parts: readonly unknown[], notes?: unknown): string {
  const line = parts
    .map(cleanText)
    .filter((part) => part !== '')
    .join(' ')
  const note = cleanText(notes).replace(/^\((.*)\)$/, '$1')
  return line === '' || note === '' ? line || note : `${line}, ${note}`
}

/** Parses a time of a number and a unit, in minutes, which is also the default unit. */
export function parseMinutes(time: unknown, unit: unknown): number | null {
  const text = asText(time)
  if (text === null) return null
  const number = asPositiveNumber(text)
  if (number === null) return parseDuration(text)
  const name = asText(unit) ?? 'min'
  if (/^(?:h|hr|hrs|hour|hours|std|stunden?)$/i.test(name)) return Math.round(number * 60)
  return /^min/i.test(name) ? Math.round(number) : (parseDuration(`${text} ${name}`) ?? number)
}

/** Removes groups without ingredient lines. */
export const dropEmptyLineGroups = (
  groups: readonly ParsedIngredientGroup[],
): ParsedIngredientGroup[] => groups.filter(({ lines }) => lines.length > 0)

/** Removes groups without steps. */
export const dropEmptyStepGroups = (
  groups: readonly ParsedInstructionGroup[],
): ParsedInstructionGroup[] => groups.filter(({ steps }) => steps.length > 0)
