import { afterAll, describe } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { hasServer } from '@/src/testing/servers/programs'
import { startRealMeilisearch } from '@/src/testing/servers/meilisearch'
import type { RealMeilisearch } from '@/src/testing/servers/meilisearch'
import { describeSearchContract } from '@/src/testing/search/contract'
import type { EngineUnderTest } from '@/src/testing/search/contract/tried-engine'
import { describeTextMatchingContract } from '@/src/testing/search/words-contract'
import { testPayload } from '@/src/testing/payload'
import { createClients } from './client'
import { meilisearchEngine } from './engine'
import { rebuild } from './rebuild'

/** Milliseconds: the contract is about answers, not about how soon they come. */
const SEARCH_TIMEOUT = 30_000

/** The server that `MEILI_URL` names, else the one beside the checkout. */
const given = process.env['MEILI_URL'] || undefined

// Read before the tests' environment takes their place.
const givenKey = process.env['MEILI_KEY']
let server: RealMeilisearch | undefined
afterAll(() => server?.stop())

let started: Promise<EngineUnderTest> | undefined
const start = (): Promise<EngineUnderTest> => (started ??= open())

async function open(): Promise<EngineUnderTest> {
  const payload = await testPayload()
  const { pool } = payload.db
  if (given === undefined) server = await startRealMeilisearch()
  const { url, key } = server ?? { url: given ?? '', key: givenKey }
  // An index of the tests' own: the server may be somebody's.
  const clients = createClients({ url, key, index: 'recipes_of_tests' }, SEARCH_TIMEOUT)
  const engine = meilisearchEngine(clients, pool)
  await rebuild(clients, pool)
  const settled = async () => {
    await drainOutbox(pool, engine)
  }
  return { payload, engine, settled }
}

describe.skipIf(given === undefined && !hasServer('meilisearch'))('a real server', () => {
  describeSearchContract('Meilisearch', start)
  describeTextMatchingContract('Meilisearch', start)
})
