import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@/src/testing/database'
import { hasPgBouncer, startPgBouncer } from '@/src/testing/servers/pgbouncer'
import type { Pooler } from '@/src/testing/servers/pgbouncer'
import { checkDatabaseAccess } from './check-access'

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
    await checkDatabaseAccess({
      databaseUrl: direct,
      databaseDirectUrl: direct,
      hasNamedStatements: true,
    })
    await checkDatabaseAccess({
      databaseUrl: pooler.through(direct),
      databaseDirectUrl: direct,
      hasNamedStatements: false,
    })
  })

  it('refuses a pooler in transaction mode without a direct address', async () => {
    const databaseUrl = pooler.through(direct)
    await expect(
      checkDatabaseAccess({
        databaseUrl,
        databaseDirectUrl: databaseUrl,
        hasNamedStatements: false,
      }),
    ).rejects.toThrow(/connection pooler in transaction mode.*DATABASE_DIRECT_URL/)
  })

  it('refuses named statements through a pooler that does not know them', async () => {
    const databaseUrl = pooler.through(direct)
    const access = { databaseUrl, databaseDirectUrl: direct, hasNamedStatements: true }
    await expect(checkDatabaseAccess(access)).rejects.toThrow(/DATABASE_NAMED_STATEMENTS=false/)
  })

  it('refuses a direct address of another database', async () => {
    const other = (await createTestDatabase()).directUrl
    await expect(
      checkDatabaseAccess({
        databaseUrl: pooler.through(direct),
        databaseDirectUrl: other,
        hasNamedStatements: false,
      }),
    ).rejects.toThrow(/another database/)
  })
})
