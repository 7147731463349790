import { call } from '@/src/api/call'
import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { newRowId } from '../../editor/rows/row-id'
import { failedSave, keysOfBodies } from '../../record/record-server'
import type { RecordServer } from '../../record/record-server'
import type { CollectionDocument } from './collection-state'

/** The calls of a collection store, for one site. */
export function collectionServer(
  site: string,
): RecordServer<CollectionDocument, ManagedCollection> {
  const keyOf = keysOfBodies(newRowId)
  const create = async ({ title = '', slug = '', ...others }: Partial<CollectionDocument>) => {
    const body = { title, slug, ...writable(others) }
    return call('createCollection', { params: { site }, body, idempotencyKey: keyOf(body) })
  }
  return {
    save: async (changes, stored) => {
      try {
        if (stored === null) return saved(await create(changes))
        const { id, updatedAt } = stored
        const body = { ...writable(changes), updatedAt }
        return saved(await call('updateCollection', { params: { site, id }, body }))
      } catch (error) {
        return failedSave(error, (answered) => (isCurrent(answered) ? answered.collection : null))
      }
    },
  }
}

const saved = ({ collection }: { collection: ManagedCollection }) =>
  ({ kind: 'saved', stored: collection }) as const

/** Manually selected recipes are dropped if a rule selects them. */
const writable = ({ recipeIds, ...fields }: Partial<CollectionDocument>) => ({
  ...fields,
  ...(recipeIds && !fields.rule ? { recipeIds: [...recipeIds] } : {}),
})

// The server checks its answers against the contract in tests.
const isCurrent = (value: object): value is { collection: ManagedCollection } =>
  'collection' in value
