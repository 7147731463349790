import { ApiError } from '@/src/api/api-error'

/** The id of the term that already has a name, from the error of a rename; null for any other error. */
export function findTakenId(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const id = property(property(error.body?.error.current, 'term'), 'id')
  return typeof id === 'string' ? id : null
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
