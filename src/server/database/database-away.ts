/** Errors of Postgres, the network and the pool when the database is unavailable. */
const CONNECTION_LOST = /^(?:57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/
/** The pool's own errors have words, but no code. */
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/
const DEEPEST = 8

/** Whether something failed because the database cannot be reached: it may be there in a moment. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth === DEEPEST) return false
  if (LOST_WORDS.test(error.message)) return true
  if ('code' in error && typeof error.code === 'string' && CONNECTION_LOST.test(error.code)) {
    return true
  }
  const behind = error instanceof AggregateError ? error.errors : [error.cause]
  return behind.some((each) => isDatabaseAway(each, depth + 1))
}
