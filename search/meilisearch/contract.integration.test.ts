import { afterAll } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { describeSearchContract } from '@/src/testing/search/contract'
import { testPayload } from '@/src/testing/payload'
import { clientsOf } from './client'
import { meilisearchEngine } from './engine'
import { rebuild } from './rebuild'

/** A real server where one is named, the stand-in where none is. */
const given = process.env['SEARCH_TEST_MEILI_URL']
const standIn = given === undefined ? await startMeilisearchStandIn() : null
afterAll(() => standIn?.stop())

describeSearchContract(given ? 'Meilisearch' : 'Meilisearch (stand-in)', async () => {
  const payload = await testPayload()
  const { pool } = payload.db
  const place = standIn ?? { url: given ?? '', key: process.env['SEARCH_TEST_MEILI_KEY'] }
  const clients = clientsOf(place)
  const engine = meilisearchEngine(clients, pool)
  await rebuild(clients.writing, pool)
  return {
    payload,
    engine,
    settled: async () => {
      await drainOutbox(pool, engine)
    },
  }
})
