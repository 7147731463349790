import type { CollectionAfterReadHook } from 'payload'
import { createDataloaderCacheKey } from 'payload'

/**
 * Builds a hook that fills a field with the display name of the row's user, for users who may read the row
 * but not the account: the policy decides who may read the field. One query for all rows of a list.
 */
export const fillFromUser =
  (name: string, from: 'displayName' | 'email'): CollectionAfterReadHook =>
  async ({
    doc,
    req,
  }: {
    doc: Record<string, unknown>
    req: Parameters<CollectionAfterReadHook>[0]['req']
  }) => {
    const docID = userIdOf(doc['user'])
    if (doc[name] || docID === null) return doc
    const key = createDataloaderCacheKey({
      collectionSlug: 'users',
      currentDepth: 0,
      depth: 0,
      docID,
      draft: false,
      fallbackLocale: null,
      locale: 'all',
      overrideAccess: true,
      showHiddenFields: false,
      transactionID: (await req.transactionID) ?? '',
    })
    const user: Record<string, unknown> = { ...(await req.payloadDataLoader.load(key)) }
    return { ...doc, [name]: user[from] ?? null }
  }

function userIdOf(user: unknown): string | null {
  if (typeof user === 'string') return user
  if (typeof user !== 'object' || user === null || !('id' in user)) return null
  return typeof user.id === 'string' ? user.id : null
}
