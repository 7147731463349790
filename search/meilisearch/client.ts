import { Meilisearch } from 'meilisearch'

/** Where Meilisearch answers, and with which key. */
export type MeilisearchPlace = { url: string; key: string | undefined }

/** Readers do not wait longer than this; the engine inside Postgres answers then. */
const SEARCH_TIMEOUT = 1_500
/** Sending recipes may take its time. */
const WRITE_TIMEOUT = 30_000

/** The two ways we talk to it: for readers, and for writing. */
export type Clients = { reading: Meilisearch; writing: Meilisearch }

/** Makes the clients of a place. */
export function clientsOf({ url, key }: MeilisearchPlace): Clients {
  const place = { host: url, ...(key === undefined ? {} : { apiKey: key }) }
  return {
    reading: new Meilisearch({ ...place, timeout: SEARCH_TIMEOUT }),
    writing: new Meilisearch({
      ...place,
      timeout: WRITE_TIMEOUT,
      defaultWaitOptions: { timeout: 120_000, interval: 50 },
    }),
  }
}
