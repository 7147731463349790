import type { Issue } from './error'
import { INVALID_INPUT } from './messages'

/** Deeper than any body of the contract: rich text in a recipe needs about twenty levels. */
const MAX_DEPTH = 64
/** Most issues in one response. */
const MAX_ISSUES = 100

/**
 * Texts that no database holds (the null character, halves of a surrogate pair), and nesting that
 * would exhaust the stack of whoever walks it. Walks without a stack of its own.
 */
export function malformedParts(value: unknown): Issue[] {
  const issues: Issue[] = []
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next && issues.length < MAX_ISSUES; next = waiting.pop()) {
    const { value: part, path } = next
    if (path.length > MAX_DEPTH) return [{ path: path.slice(0, 8).join('.'), message: TOO_DEEP }]
    if (typeof part === 'string') {
      if (!isStorable(part)) issues.push({ path: path.join('.'), message: INVALID_INPUT })
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, child] of Object.entries(part)) {
        if (isStorable(key)) waiting.push({ value: child, path: [...path, key] })
        else issues.push({ path: path.join('.'), message: INVALID_INPUT })
      }
    }
  }
  return issues
}

const TOO_DEEP = 'Nested too deeply'

/** Whether Postgres can hold a text: well-formed Unicode without the null character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
