import { isWebAddress } from '@/src/domain/addresses/web-address'
import { toPlainLines } from '@/src/parsing/plain-text'
import type { ParsedInstructionGroup } from '@/src/parsing/web-page/types'
import { splitNumberedSteps, cleanStepText } from '@/src/parsing/web-page/step-text'

/** Returns a value of untrusted JSON as an object; an empty object for anything else. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Returns a value as a list; an empty list for anything else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns a value as text, or null if it has none. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Returns a text that is a web address and nothing else, or null. */
export const asWebAddress = (text: string | null | undefined): string | null =>
  typeof text === 'string' && isWebAddress(text) && !/\s/.test(text) ? text : null

type Source = Readonly<Record<string, unknown>>

/** Returns the first of some fields that has text, or null. */
export const getFirstText = (source: Source, ...keys: readonly string[]): string | null =>
  keys.map((key) => asText(source[key])).find((text) => text !== null) ?? null

/** Returns the first of some fields that has text, or the empty string. */
export const getFirstTextOrEmpty = (source: Source, ...keys: readonly string[]): string =>
  getFirstText(source, ...keys) ?? ''

/** Returns a value as a number above 0, or null. */
export function asPositiveNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/**
 * Reads a list of names from strings, from objects with a `name`, or from one comma-separated
 * string.
 */
export function asNameList(value: unknown): string[] {
  if (typeof value === 'string') return namesInText(value)
  return asList(value).flatMap((each) => asText(each) ?? asText(asRecord(each)['name']) ?? [])
}

/** Splits `a, b`, or a Python list as text, which some exports contain. */
function namesInText(text: string): string[] {
  const quoted = /^\s*\[.*\]\s*$/s.test(text)
    ? [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map((match) => match[1] ?? match[2] ?? '')
    : text.split(/[,;\n]/)
  return quoted.map((name) => name.trim()).filter((name) => name !== '')
}

/** Parses a timestamp; one without a time zone is taken as UTC. */
export function parseUtcInstant(value: unknown): string | null {
  const text = asText(value)
  if (text === null) return null
  const local = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/.exec(text)
  const told = local ? `${local[1] ?? ''}T${local[2] ?? ''}Z` : text
  if (Number.isNaN(Date.parse(told))) return null
  const instant = new Date(Date.parse(told)).toISOString()
  // Postgres has no year 0, and signed years are input errors.
  return /^(?!0000)\d{4}-/.test(instant) ? instant : null
}

/** Splits a text into steps: at blank lines if there are any, else at line breaks. */
export function splitSteps(text: string): ParsedInstructionGroup[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/).filter((part) => part.trim() !== '')
  const parts = paragraphs.length > 1 ? paragraphs : text.split(/\r?\n/)
  const lines = parts.flatMap((part) => splitNumberedSteps(toPlainLines(part).join(' ')))
  const groups: ParsedInstructionGroup[] = []
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading !== null) groups.push({ title: heading, steps: [] })
    else {
      const step = cleanStepText(line)
      if (step === '') continue
      if (groups.length === 0) groups.push({ title: null, steps: [] })
      groups.at(-1)?.steps.push({ text: step, imageUrls: [] })
    }
  }
  return groups.filter(({ steps }) => steps.length > 0)
}

/** Returns the title of a short line with a final colon. */
function headingOf(line: string): string | null {
  const match = /^\**([^.!?]{2,60}):\**$/.exec(line.trim())
  return match?.[1]?.trim() ?? null
}

/** Parses a difficulty (`Easy`, `mittel`, 3 of 3); returns null if it is unknown. */
export function parseDifficulty(value: unknown): 'easy' | 'medium' | 'hard' | null {
  const text = asText(value)?.toLowerCase() ?? ''
  if (/easy|simple|beginner|einfach|leicht|facile|fácil/.test(text)) return 'easy'
  if (/medium|moderate|intermediate|mittel|moyen|media/.test(text)) return 'medium'
  return /hard|difficult|advanced|schwer|schwierig|difficile|difícil/.test(text) ? 'hard' : null
}
