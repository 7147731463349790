import { DRAIN_LOCK, waitForLock } from '@/search/locks'
import type { Pool } from '@/search/locks'
import type { Database } from '@/search/postgres/database'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import type { Clients } from './client'
import { findExternalDrift } from './drift'
import type { ExternalDrift } from './drift'
import { deleteDocuments, putDocuments } from './write'

const BATCH = 500

/** Another program may have stored documents there with foreign ids. */
const isId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/**
 * Sends missing and wrong recipes to the index and deletes others; returns the number of differences.
 * Pauses changes meanwhile, so that none is overwritten by older content.
 */
export async function repairExternalIndex(
  clients: Clients,
  pool: Pool & Database,
  found?: ExternalDrift,
): Promise<number> {
  const { wrong, surplus } = found ?? (await findExternalDrift(clients, pool))
  const { writing, uid } = clients
  const ids = [...wrong, ...surplus]
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    await waitForLock(pool, DRAIN_LOCK, async (connection) => {
      const sources = await readSources(connection, batch.filter(isId))
      const stored = new Set(sources.map(({ id }) => id))
      await putDocuments(writing, uid, sources.map(recipeDocument))
      const gone = batch.filter((id) => !stored.has(id))
      await deleteDocuments(writing, uid, gone)
    })
  }
  return ids.length
}
