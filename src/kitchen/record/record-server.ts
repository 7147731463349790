import { ApiError } from '@/src/api/api-error'
import { BusyError } from '@/src/api/busy-error'
import type { Issue } from '@/src/contract/error'
import { refreshManagedSites } from '../state/managed-sites'

/** The content of a save. */
export type RecordEdit<Document, Stored> = {
  document: Document
  /** The fields that differ from the stored record. */
  changes: Partial<Document>
  stored: Stored
}

/** The reason why a record was not saved; `wait` is the pause that the server requested, in milliseconds. */
export type SaveFailure =
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'signed-out' | 'gone' | 'offline' }
  | { kind: 'busy'; wait: number }

/** Applies the response to a save to the stored record, which may have been read again since. */
export type SavedUpdate<Stored> = (stored: Stored) => Stored

/** The outcome of a save. */
export type SaveResult<Stored> =
  | { kind: 'saved'; update: SavedUpdate<Stored> }
  | { kind: 'conflict'; current: Stored }
  | SaveFailure

/** A store's connection to the server. Neither method throws; `read` returns null on failure. */
export type RecordServer<Document, Stored> = {
  save: (edit: RecordEdit<Document, Stored>) => Promise<SaveResult<Stored>>
  read: () => Promise<Stored | null>
}

/** The calls of one record. `read` and `save` throw as `call` does. */
export type RecordCalls<Document, Stored> = {
  read: () => Promise<Stored>
  /** Saves an edit, or rejects it before it is sent. */
  save: (edit: RecordEdit<Document, Stored>) => Promise<SavedUpdate<Stored> | SaveFailure>
  /** Extracts the stored record from the response to a conflicting save; null if there is none. */
  currentOf: (response: object) => Stored | null
}

/** Creates a store's connection to the server. */
export const recordServer = <Document, Stored>({
  read,
  save,
  currentOf,
}: RecordCalls<Document, Stored>): RecordServer<Document, Stored> => ({
  read: () => read().catch(() => null),
  save: async (edit) => {
    try {
      const saved = await save(edit)
      return typeof saved === 'function' ? { kind: 'saved', update: saved } : saved
    } catch (error) {
      return failedSave(error, currentOf)
    }
  },
})

/** Statuses of permanent rejections of the document. */
const REFUSED: readonly number[] = [400, 409, 413, 422]
const GONE: readonly number[] = [403, 404]

/** Classifies a failed save; a failure that may be temporary is `busy` or `offline`. */
function failedSave<Stored>(
  error: unknown,
  currentOf: (response: object) => Stored | null,
): SaveResult<Stored> {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  const { status, body } = error
  const current = status === 409 ? storedIn(body?.error.current, currentOf) : null
  if (current !== null) return { kind: 'conflict', current }
  if (status === 401) return { kind: 'signed-out' }
  if (GONE.includes(status)) {
    void refreshManagedSites()
    return { kind: 'gone' }
  }
  if (REFUSED.includes(status)) {
    return { kind: 'refused', issues: issuesOf(error) }
  }
  return error instanceof BusyError ? { kind: 'busy', wait: error.wait } : { kind: 'offline' }
}

const storedIn = <Stored>(
  response: unknown,
  currentOf: (response: object) => Stored | null,
): Stored | null => (typeof response === 'object' && response !== null ? currentOf(response) : null)

/** The messages about fields; their paths are relative to the document, which can be a part of the request. */
const issuesOf = ({ body }: ApiError): Issue[] =>
  (body?.error.issues ?? []).map(({ path, message }) => ({
    path: path.replace(/^document\./, ''),
    message,
  }))

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
