import type { z } from 'zod'
import type { Issue } from './error'
import { Failure } from './failure'
import { INVALID_INPUT, REQUIRED } from './messages'
import { malformedParts } from './well-formed'
import { withoutControls } from '@/src/domain/language/control-characters'

/**
 * Parses a value by its schema, without control characters; reports all issues at once.
 * @throws Failure `validation_failed` with paths
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const malformed = malformedParts(value)
  const cleaned = malformed.length > 0 ? value : withoutControls(value)
  const parsed = schema.safeParse(cleaned, { reportInput: true })
  const issues = malformed.length > 0 || parsed.success ? malformed : issuesIn(parsed.error)
  if (parsed.success && issues.length === 0) return parsed.data
  throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
}

/**
 * Converts the errors of a value to issues with user-facing messages.
 * @see docs/product/api.md#validation-messages
 */
export const issuesIn = (error: z.ZodError): Issue[] => error.issues.flatMap(issuesAt)

/** Reports an unknown field by its own path, so that a misspelt one is found at once. */
function issuesAt(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: path.join('.'), message: wordsFor(issue) }]
  }
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unrecognized key' }))
}

/**
 * The message of an issue, whichever check found it.
 * @see docs/product/api.md#validation-messages
 */
function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return REQUIRED
  if (issue.code === 'invalid_type') return INVALID_INPUT
  return boundWords(issue) ?? (issue.message || INVALID_INPUT)
}

/** The unit of each kind of value with a bound. */
const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** A user-facing message for a limit whose schema has none. */
function boundWords(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'too_big' && issue.message.startsWith('Too big')) {
    return `${issue.maximum.toLocaleString('en')}${COUNTED[issue.origin] ?? ''} at most`
  }
  if (issue.code === 'too_small' && issue.message.startsWith('Too small')) {
    return `${issue.minimum.toLocaleString('en')}${COUNTED[issue.origin] ?? ''} at least`
  }
  return null
}
