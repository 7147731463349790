import { describeGating } from '@/src/testing/gating/suite'
import { testPayload } from '@/src/testing/payload'

describeGating('Search inside Postgres', async () => ({
  payload: await testPayload({ LIMITS_FACTOR: '1000' }),
  settled: () => Promise.resolve(),
}))
