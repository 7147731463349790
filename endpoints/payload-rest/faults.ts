import type { AfterErrorHook } from 'payload'

/** Codes of Postgres for values and operators that do not fit a column: a question, not a fault. */
const UNFIT = /^(?:22\w{3}|42883|42804|42846|42P18)$/
/** The database is away, going down, or has no connection left. */
const AWAY = /^(?:57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

/** What Payload would answer with 500 although it is no fault of ours. */
export const answerFaults: AfterErrorHook = ({ error, req }) => {
  if (error.name === 'FileRetrievalError') {
    const message = 'Send the file itself: addresses are not fetched.'
    return { status: 400, response: { errors: [{ message }] } }
  }
  const code = codeOf(error)
  if (UNFIT.test(code)) {
    return { status: 400, response: { errors: [{ message: 'This does not fit the field.' }] } }
  }
  if (!AWAY.test(code)) return undefined
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('retry-after', '5')
  const message = 'The service is not available just now. Please try again.'
  return { status: 503, response: { errors: [{ message }] } }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (/timeout exceeded when trying to connect/.test(error.message)) return 'ETIMEDOUT'
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
