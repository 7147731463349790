import { inject } from 'vitest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseClient } from './database-client'

let client: DatabaseClient
beforeAll(async () => {
  client = new DatabaseClient({ connectionString: inject('templateUrl') })
  await client.connect()
})
afterAll(() => client.end())

it('runs statements of one connection in turn, whoever sends them at once, without a warning', async () => {
  const warnings: string[] = []
  const hear = (warning: Error): void => {
    warnings.push(warning.message)
  }
  process.on('warning', hear)
  const sent = [1, 2, 3, 4].map(async (n) => {
    const named = { name: 'in_turn', text: 'select $1::int as n', values: [n] }
    return (await client.query<{ n: number }>(named)).rows[0]?.n
  })
  const failing = client.query('select 1 / 0')
  const after = client.query<{ n: number }>('select 5 as n')
  await expect(failing).rejects.toThrow(/division by zero/)
  expect(await Promise.all(sent)).toEqual([1, 2, 3, 4])
  expect((await after).rows).toEqual([{ n: 5 }])
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', hear)
  expect(warnings).toEqual([])
})
