import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@/src/testing/database'
import { Barrier } from './barrier'

const clients: pg.Client[] = []
let url: string
beforeAll(async () => {
  url = (await createTestDatabase()).directUrl
})
afterAll(() => Promise.all(clients.map((client) => client.end())))

async function listen(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  await client.connect()
  await client.query('listen content_settled')
  clients.push(client)
  return client
}

describe('waiting for all serving processes', () => {
  it('ends when each of them has said that it heard', async () => {
    const [mine, theirs] = [await listen('test:mine'), await listen('test:theirs')]
    const barrier = new Barrier('test:mine', 'test')
    mine.on('notification', ({ payload = '' }) => {
      barrier.hear(mine, payload)
    })
    const asked = new Promise<string>((resolve) => {
      theirs.once('notification', ({ payload = '' }: pg.Notification) => {
        resolve(payload.split(' ')[1] ?? '')
      })
    })
    const order: string[] = []
    const waited = barrier.wait(mine).then(() => order.push('went on'))
    const id = await asked
    await mine.query('select 1')
    order.push('said so')
    await theirs.query(`select pg_notify('content_settled', 'seen ${id} test:theirs')`)
    await waited
    expect(order).toEqual(['said so', 'went on'])
  })
})
