import type { AfterErrorHook } from 'payload'

/** Codes of Postgres for values and operators that do not fit a column: a question, not a fault. */
const UNFIT = /^(?:22\w{3}|42883|42804|42846|42P18)$/

/**
 * Messages of the pictures collection and of Payload about an upload without a file; a build does not keep the
 * names of errors.
 */
const NOT_SENT = /URLs are not fetched|clientUploadContext|client upload/i

/** Turns faults of the request that Payload would answer with 500 into 4xx responses. */
export const answerRestErrors: AfterErrorHook = ({ error }) => faultAnswer(error)

/** Converts an error to a refusal; undefined for an internal error. */
export function faultAnswer(error: Error): ReturnType<typeof refusal> | undefined {
  if (NOT_SENT.test(error.message)) {
    return refusal('Upload the file itself: URLs are not fetched.')
  }
  return UNFIT.test(codeOf(error)) ? refusal('This value is not valid for the field.') : undefined
}

const refusal = (message: string) => ({ status: 400, response: { errors: [{ message }] } })

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
