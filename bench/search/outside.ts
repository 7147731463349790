import type pg from 'pg'
import { searchPlace } from '@/search'
import { createClients } from '@/search/meilisearch/client'
import { meilisearchEngine } from '@/search/meilisearch/engine'
import { rebuild } from '@/search/meilisearch/rebuild'
import { requestsOf, timesOf } from './search-load'

/** Resources that Meilisearch needs to index all recipes, and its response times in milliseconds. */
export type ExternalMeasurements = {
  documents: number
  seconds: number
  textP95: number
  bothP95: number
}

/** The name of the index of the benchmark: one of a real platform on the same server is not touched. */
const INDEX = 'bench_recipes'

/**
 * Indexes all recipes of a database in the Meilisearch at `MEILI_BENCH_URL` (`MEILI_BENCH_KEY`), and
 * searches a site there; null without one.
 */
export async function measureExternalEngine(
  pool: pg.Pool,
  siteId: string,
  rounds: number,
): Promise<ExternalMeasurements | null> {
  const meiliUrl = process.env['MEILI_BENCH_URL']
  const meiliKey = process.env['MEILI_BENCH_KEY']
  const place = searchPlace({ meiliUrl, meiliKey, meiliIndex: INDEX })
  if (!place) return null
  const clients = createClients(place)
  let documents = 0
  const startedAt = performance.now()
  await rebuild(clients, pool, (done) => {
    documents = done
  })
  const seconds = (performance.now() - startedAt) / 1_000
  const engine = meilisearchEngine(clients, pool)
  const p95 = async (kind: 'text' | 'both'): Promise<number> => {
    const request = requestsOf(siteId, kind)
    return (await timesOf(rounds, (number) => engine.search(request(number)))).p95
  }
  return { documents, seconds, textP95: await p95('text'), bothP95: await p95('both') }
}
