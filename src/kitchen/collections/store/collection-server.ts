import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Issue } from '@/src/contract/error'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { newRowId } from '../../editor/rows/row-id'
import type { CollectionDocument } from './collection-state'

/** What became of a save. */
export type CollectionSaved =
  | { kind: 'saved'; collection: ManagedCollection }
  | { kind: 'conflict'; current: ManagedCollection }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'signed-out' | 'gone' | 'offline' }

/** How a store reaches the server; it does not throw. */
export type CollectionServer = {
  /** Creates a collection, or changes the fields that are given of a stored version. */
  save: (
    changes: Partial<CollectionDocument>,
    stored: Pick<ManagedCollection, 'id' | 'updatedAt'> | null,
  ) => Promise<CollectionSaved>
}

/** The calls of a collection store, for one site. */
export function collectionServer(site: string): CollectionServer {
  // The same for each try: a collection whose answer was lost is not made twice.
  const idempotencyKeys = new Map<string, string>()
  const create = async ({ title = '', slug = '', ...others }: Partial<CollectionDocument>) => {
    const body = { title, slug, ...writable(others) }
    const text = JSON.stringify(body)
    const idempotencyKey = idempotencyKeys.get(text) ?? newRowId()
    idempotencyKeys.set(text, idempotencyKey)
    return call('createCollection', { params: { site }, body, idempotencyKey })
  }
  return {
    save: async (changes, stored) => {
      try {
        if (stored === null) return { kind: 'saved', ...(await create(changes)) }
        const { id, updatedAt } = stored
        const body = { ...writable(changes), updatedAt }
        return {
          kind: 'saved',
          ...(await call('updateCollection', { params: { site, id }, body })),
        }
      } catch (error) {
        return failedSave(error)
      }
    },
  }
}

/** Recipes that were chosen by hand are let go where a rule selects them. */
const writable = ({ recipeIds, ...fields }: Partial<CollectionDocument>) => ({
  ...fields,
  ...(recipeIds && !fields.rule ? { recipeIds: [...recipeIds] } : {}),
})

/** Statuses that say the words cannot be taken as they are, whenever they are sent. */
const REFUSED: readonly number[] = [400, 409, 413, 422]
const GONE: readonly number[] = [403, 404]

/** What a failed save means; anything that may pass counts as offline. */
export function failedSave(error: unknown): CollectionSaved {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  const { status, body } = error
  if (status === 401) return { kind: 'signed-out' }
  if (GONE.includes(status)) return { kind: 'gone' }
  const current: unknown = status === 409 ? body?.error.current : undefined
  if (isCurrent(current)) return { kind: 'conflict', current: current.collection }
  return REFUSED.includes(status)
    ? { kind: 'refused', issues: body?.error.issues ?? [] }
    : { kind: 'offline' }
}

// The server checks its answers against the contract in tests.
const isCurrent = (value: unknown): value is { collection: ManagedCollection } =>
  typeof value === 'object' && value !== null && 'collection' in value
