import { describeSearchContract } from '@/src/testing/search/contract'
import type { EngineUnderTest } from '@/src/testing/search/contract/tried-engine'
import { describeTextMatchingContract } from '@/src/testing/search/words-contract'
import { testPayload } from '@/src/testing/payload'
import { postgresEngine } from './engine'

const start = async (): Promise<EngineUnderTest> => {
  const payload = await testPayload()
  return {
    payload,
    engine: postgresEngine(payload.db.pool),
    // Its rows are written in the transactions that change recipes.
    settled: () => Promise.resolve(),
  }
}

describeSearchContract('Postgres', start)
describeTextMatchingContract('Postgres', start)
