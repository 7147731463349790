import { Meilisearch } from 'meilisearch'

/** The address of Meilisearch, its key, and the name of the product's index. */
export type MeilisearchPlace = { url: string; key: string | undefined; index: string }

/** Readers do not wait longer than this; the engine inside Postgres answers then. */
const SEARCH_TIMEOUT = 1_500
/** Sending recipes may take its time. */
const WRITE_TIMEOUT = 30_000

/**
 * Compressed responses arrive in chunks, the last of which the server delays until the first are
 * acknowledged: 40 ms on most searches.
 */
const PLAIN = { headers: { 'accept-encoding': 'identity' } } as const

/** The two ways we talk to it, for readers and for writing, and the index it is about. */
export type Clients = { reading: Meilisearch; writing: Meilisearch; uid: string }

/** Creates the clients of a server; searches time out after `searchTimeout` milliseconds. */
export function createClients(
  { url, key, index }: MeilisearchPlace,
  searchTimeout: number = SEARCH_TIMEOUT,
): Clients {
  const place = { host: url, ...(key === undefined ? {} : { apiKey: key }), requestInit: PLAIN }
  return {
    uid: index,
    reading: new Meilisearch({ ...place, timeout: searchTimeout }),
    writing: new Meilisearch({
      ...place,
      timeout: WRITE_TIMEOUT,
      defaultWaitOptions: { timeout: 120_000, interval: 50 },
    }),
  }
}
