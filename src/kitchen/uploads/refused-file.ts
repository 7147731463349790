import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../parts/error-message'

/** A refused file, with the reason in words for its author, and whether sending it again may work. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
  constructor(
    message: string,
    readonly canRetry = false,
  ) {
    super(message)
  }
}

/** The statuses of answers that the same file would get again. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 403, 404, 413, 415, 422])

/** Whether sending the same file again may work: after a lost connection, not with another kind of file. */
export function canRetryUpload(error: unknown): boolean {
  if (error instanceof RefusedFile) return error.canRetry
  return !(error instanceof ApiError && FINAL_STATUSES.has(error.status))
}

/** The reason why a file did not arrive or was refused, in words to show beside it. */
export function uploadFailure(name: string, error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  const said = error instanceof ApiError ? error.body?.error.issues?.[0]?.message : undefined
  return `“${name}”: ${said ?? errorMessage(error)}`
}
