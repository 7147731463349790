import { afterAll } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { describeSearchContract } from '@/src/testing/search/contract'
import { testPayload } from '@/src/testing/payload'
import { clientsOf } from './client'
import { meilisearchEngine } from './engine'
import { rebuild } from './rebuild'

/** A real server where one is named, the stand-in where none is. */
const given = process.env['MEILI_URL'] || undefined
// Read before the tests' environment takes their place.
const givenKey = process.env['MEILI_KEY']
const standIn = given === undefined ? await startMeilisearchStandIn() : null
afterAll(() => standIn?.stop())

describeSearchContract(given ? 'Meilisearch' : 'Meilisearch (stand-in)', async () => {
  const payload = await testPayload()
  const { pool } = payload.db
  const { url, key } = standIn ?? { url: given ?? '', key: givenKey }
  // An index of the tests' own: the server may be somebody's.
  const clients = clientsOf({ url, key, index: 'recipes_of_tests' })
  const engine = meilisearchEngine(clients, pool)
  await rebuild(clients, pool)
  return {
    payload,
    engine,
    settled: async () => {
      await drainOutbox(pool, engine)
    },
  }
})
