import { recipeBatches } from '@/search/postgres/maintenance'
import type { Database } from '@/search/postgres/database'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import type { Clients } from './client'

const PAGE = 1_000

/** Differences between Meilisearch and the stored recipes. */
export type ExternalDrift = {
  documents: number
  /** Recipes it does not know, or knows as something else. */
  wrong: string[]
  /** Recipes it should not know. */
  surplus: string[]
}

/** Compares Meilisearch with the stored recipes; changes nothing. */
export async function findExternalDrift(
  clients: Clients,
  database: Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<ExternalDrift> {
  const known = await knownDocuments(clients)
  const drift: ExternalDrift = { documents: known.size, wrong: [], surplus: [] }
  const rightful = new Set<string>()
  let done = 0
  for await (const ids of recipeBatches(database)) {
    for (const document of (await readSources(database, ids)).map(recipeDocument)) {
      rightful.add(document.id)
      if (known.get(document.id) !== document.fingerprint) drift.wrong.push(document.id)
    }
    done += ids.length
    onProgress(done)
  }
  drift.surplus = [...known.keys()].filter((id) => !rightful.has(id))
  return drift
}

/** Ids and fingerprints of all documents. */
async function knownDocuments({ writing, uid }: Clients): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await writing.index(uid).getDocuments<{ id: string; fingerprint: string }>({
      fields: ['id', 'fingerprint'],
      limit: PAGE,
      offset,
    })
    for (const { id, fingerprint } of results) known.set(id, fingerprint)
    if (results.length < PAGE) return known
  }
}
