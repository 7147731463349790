import { ApiError } from '@/src/api/api-error'
import { errorMessage } from '../parts/error-message'

/** Why a file is not taken, in words for its author. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

/** Why a file did not arrive or was not taken, in words to stand beside it. */
export function uploadFailure(name: string, error: unknown): string {
  if (error instanceof RefusedFile) return error.message
  const said = error instanceof ApiError ? error.body?.error.issues?.[0]?.message : undefined
  return `“${name}”: ${said ?? errorMessage(error)}`
}
