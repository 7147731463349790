import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../parts/error-message'

/** A rejected file, with the message for its author, and whether a retry may succeed. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
  constructor(
    message: string,
    readonly canRetry = false,
  ) {
    super(message)
  }
}

/** Statuses of permanent rejections of a file. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 403, 404, 413, 415, 422])

/**
 * Whether a retry with the same file may succeed: after a lost connection, not with an unsupported file.
 */
export function canRetryUpload(error: unknown): boolean {
  if (error instanceof RefusedFile) return error.canRetry
  return !(error instanceof ApiError && FINAL_STATUSES.has(error.status))
}

/** The error message of a file that was not uploaded or was rejected, shown beside it. */
export function uploadFailure(name: string, error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  const said = error instanceof ApiError ? error.body?.error.issues?.[0]?.message : undefined
  return `“${name}”: ${said ?? errorMessage(error)}`
}
