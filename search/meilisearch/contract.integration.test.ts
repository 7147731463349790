import { afterAll } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { describeSearchContract } from '@/src/testing/search/contract'
import type { EngineUnderTest } from '@/src/testing/search/contract/tried-engine'
import { describeTextMatchingContract } from '@/src/testing/search/words-contract'
import { testPayload } from '@/src/testing/payload'
import { createClients } from './client'
import { meilisearchEngine } from './engine'
import { rebuild } from './rebuild'

/** Milliseconds: the contract is about answers, not about how soon they come. */
const SEARCH_TIMEOUT = 30_000

const standIn = await startMeilisearchStandIn()

afterAll(() => standIn.stop())

let started: Promise<EngineUnderTest> | undefined
const start = (): Promise<EngineUnderTest> => (started ??= open())

async function open(): Promise<EngineUnderTest> {
  const payload = await testPayload()
  const { pool } = payload.db
  const clients = createClients(
    { url: standIn.url, key: standIn.key, index: 'recipes_of_tests' },
    SEARCH_TIMEOUT,
  )
  const engine = meilisearchEngine(clients, pool)
  await rebuild(clients, pool)
  const settled = async () => {
    await drainOutbox(pool, engine)
  }
  return { payload, engine, settled }
}

describeSearchContract('Meilisearch (stand-in)', start)
describeTextMatchingContract('Meilisearch (stand-in)', start)
