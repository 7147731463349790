import { ApiError } from '@/src/api/api-error'
import type { Issue } from '@/src/contract/error'
import { toTransientFailure } from '../draft/draft-server'
import type { Busy } from '../draft/draft-saving'
import { refreshManagedSites } from '../state/managed-sites'
import type { StoredRecord } from './record-state'

/** The outcome of a save. */
export type RecordSaved<Stored> =
  | { kind: 'saved'; stored: Stored }
  | { kind: 'conflict'; current: Stored }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'signed-out' | 'gone' | 'offline' }
  | Busy

/** A store's connection to the server; it does not throw. */
export type RecordServer<Document, Stored> = {
  /** Creates a record, or changes the fields that are given of a stored version. */
  save: (changes: Partial<Document>, stored: StoredRecord | null) => Promise<RecordSaved<Stored>>
}

/** Statuses of permanent rejections of the document. */
const REFUSED: readonly number[] = [400, 409, 413, 422]
const GONE: readonly number[] = [403, 404]

/**
 * Classifies a failed save; transient failures can be retried. `currentOf` extracts the stored version from
 * a conflict's response; null if there is none.
 */
export function failedSave<Stored>(
  error: unknown,
  currentOf: (answered: object) => Stored | null,
): RecordSaved<Stored> {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  const { status, body } = error
  const current = status === 409 ? storedVersion(body?.error.current, currentOf) : null
  if (current !== null) return { kind: 'conflict', current }
  if (status === 401) return { kind: 'signed-out' }
  if (GONE.includes(status)) {
    void refreshManagedSites()
    return { kind: 'gone' }
  }
  return REFUSED.includes(status)
    ? { kind: 'refused', issues: body?.error.issues ?? [] }
    : toTransientFailure(error)
}

const storedVersion = <Stored>(
  answered: unknown,
  currentOf: (answered: object) => Stored | null,
): Stored | null => (typeof answered === 'object' && answered !== null ? currentOf(answered) : null)

/**
 * Assigns one idempotency key to all attempts with the same body, so that a record whose response was lost
 * is not created twice. `newKey` generates a key.
 */
export function keysOfBodies(newKey: () => string): (body: unknown) => string {
  const keys = new Map<string, string>()
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    return key
  }
}
