import { Failure, slugTaken } from '@/src/contract/failure'

/** Returns whether an error, of the database or of Payload, means that a value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  // Payload wraps it in a validation error, recognisable only by its data.
  if ('data' in error && JSON.stringify(error.data).includes('must be unique')) return true
  return isUniqueViolation(error.cause)
}

/**
 * Handles a conflict in a `catch`: two writers may have found the same slug free, then the index decides.
 * @throws Failure `conflict` for a slug that is taken; any other error unchanged
 */
export function slugConflict(error: unknown): never {
  if (error instanceof Failure || !isUniqueViolation(error)) throw error
  throw isAboutRowId(error) ? rowIdTaken() : slugTaken()
}

/** Whether the taken value is the id of a row: another kind of index than those of slugs. */
function isAboutRowId(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const constraint: unknown = Reflect.get(error, 'constraint')
  const data: unknown = Reflect.get(error, 'data')
  if (typeof constraint === 'string') return constraint.endsWith('_pkey')
  if (/"path":"(?:[^"]*\.)?id"/.test(JSON.stringify({ data }))) return true
  return isAboutRowId(error.cause)
}

const rowIdTaken = (): Failure =>
  new Failure('conflict', 'The ID of a row is already in use. Omit it to create a new row.')
