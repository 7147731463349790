import { describeSearchContract } from '@/src/testing/search/contract'
import { testPayload } from '@/src/testing/payload'
import { postgresEngine } from './engine'

describeSearchContract('Postgres', async () => {
  const payload = await testPayload()
  return {
    payload,
    engine: postgresEngine(payload.db.pool),
    // Its rows are written in the transactions that change recipes.
    settled: () => Promise.resolve(),
  }
})
