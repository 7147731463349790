const DEEPEST = 8

/** Whether an error, or one that caused it, matches a condition; causes are followed eight deep. */
export function someCause(error: unknown, matches: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth === DEEPEST) return false
  if (matches(error)) return true
  const behind: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return behind.some((each) => someCause(each, matches, depth + 1))
}

/** The code of an error of Node or Postgres; empty for others. */
export const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''
