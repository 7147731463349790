import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@/src/testing/database'
import { hasPgBouncer, startPgBouncer } from '@/src/testing/servers/pgbouncer'
import type { Pooler } from '@/src/testing/servers/pgbouncer'
import { checkNotifications } from './check-notifications'

// docs/operating.md#a-connection-pooler
describe.skipIf(!hasPgBouncer)('the check of a database at the start (PgBouncer)', () => {
  let direct = ''
  let pooler: Pooler
  beforeAll(async () => {
    direct = (await createTestDatabase()).directUrl
    pooler = await startPgBouncer(direct)
  })
  afterAll(() => pooler.stop())

  it('accepts a database, and a pooler with the direct address beside', async () => {
    await checkNotifications({ databaseUrl: direct, databaseDirectUrl: direct })
    await checkNotifications({ databaseUrl: pooler.through(direct), databaseDirectUrl: direct })
  })

  it('refuses a pooler in transaction mode without a direct address', async () => {
    const databaseUrl = pooler.through(direct)
    await expect(
      checkNotifications({ databaseUrl, databaseDirectUrl: databaseUrl }),
    ).rejects.toThrow(/connection pooler in transaction mode.*DATABASE_DIRECT_URL/)
  })

  it('refuses a direct address of another database', async () => {
    const other = (await createTestDatabase()).directUrl
    await expect(
      checkNotifications({ databaseUrl: pooler.through(direct), databaseDirectUrl: other }),
    ).rejects.toThrow(/another database/)
  })
})
