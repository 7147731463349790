import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OLDEST_COMPATIBLE } from '@/collections/compatibility'
import { migrations } from '@/collections/migrations/index'
import {
  migrationNames,
  readDatabaseState,
  withClient,
} from '@/src/runtime/startup/database/database-state'
import { createTestDatabase } from '@/src/testing/database'
import type { TestDatabase } from '@/src/testing/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

describe('a look at the database', () => {
  it('knows the migrations by their files, the same as the index names', async () => {
    expect(await migrationNames()).toEqual(migrations.map(({ name }) => name))
  })

  it('finds a migrated database without sites complete', async () => {
    expect(await readDatabaseState(database.url, await migrationNames())).toEqual({
      pending: [],
      unknown: [],
      oldestCompatible: OLDEST_COMPATIBLE,
      changedDefinitions: [],
      isBlank: false,
      hasSites: false,
      isBeingRestored: false,
    })
  })

  it('names what is pending, and what a newer version has done', async () => {
    await withClient(database.url, (client) =>
      client.query("insert into payload_migrations (name, batch) values ('2999_later', 9)"),
    )
    const state = await readDatabaseState(database.url, [...(await migrationNames()), '2998_next'])
    expect(state).toMatchObject({ pending: ['2998_next'], unknown: ['2999_later'] })
  })
})
