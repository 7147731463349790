import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../parts/error-message'

/** A refused file, with the reason in words for its author. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

/** The reason why a file did not arrive or was refused, in words to show beside it. */
export function uploadFailure(name: string, error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  const said = error instanceof ApiError ? error.body?.error.issues?.[0]?.message : undefined
  return `“${name}”: ${said ?? errorMessage(error)}`
}
