import { Failure, slugTaken } from '@/src/contract/failure'

/** Whether an error is the database's, or Payload's word for it, that a value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  // Payload makes a validation error of it, and says so in its data only.
  if ('data' in error && JSON.stringify(error.data).includes('must be unique')) return true
  return isUniqueViolation(error.cause)
}

/**
 * For `catch`: two writers may have found the same slug free, then the index decides.
 * @throws Failure `conflict` for a slug that is taken; any other error as it is
 */
export function slugConflict(error: unknown): never {
  if (!(error instanceof Failure) && isUniqueViolation(error)) throw slugTaken()
  throw error
}
