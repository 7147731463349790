import type { Issue } from './error'
import { INVALID_INPUT } from './messages'

/** Maximum nesting, beyond any body of the contract: rich text in a recipe needs about twenty levels. */
const MAX_DEPTH = 64
/** Maximum number of issues in one response. */
const MAX_ISSUES = 100

/**
 * Finds texts that no database can store (the null character, lone surrogates), and nesting that would
 * overflow the stack of a recursive function. Iterates without recursion.
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

/** Returns whether Postgres can store a text: well-formed Unicode without the null character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
