const MAX_DEPTH = 8

/** Whether an error, or one that caused it, matches a condition; causes are followed eight deep. */
export function hasCause(error: unknown, matches: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth === MAX_DEPTH) return false
  if (matches(error)) return true
  const behind: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return behind.some((each) => hasCause(each, matches, depth + 1))
}

/** The code of an error of Node or Postgres; empty for others. */
export const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''
