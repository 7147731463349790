import { afterAll } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { createClients } from '@/search/meilisearch/client'
import { meilisearchEngine } from '@/search/meilisearch/engine'
import { rebuild } from '@/search/meilisearch/rebuild'
import { describeGating } from '@/src/testing/gating/suite'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { testPayload } from '@/src/testing/payload'

const standIn = await startMeilisearchStandIn()
const place = { url: standIn.url, key: standIn.key, index: 'recipes' }
const clients = createClients(place)
afterAll(() => standIn.stop())

describeGating('Meilisearch', async () => {
  const payload = await testPayload({
    LIMITS_FACTOR: '1000',
    MEILI_URL: place.url,
    MEILI_KEY: place.key,
    MEILI_INDEX: place.index,
  })
  const database = payload.db.pool
  await rebuild(clients, database)
  return {
    payload,
    settled: async () => {
      await drainOutbox(database, meilisearchEngine(clients, database))
    },
  }
})
