import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createClients } from './client'

it('asks for answers as they are, which come in one piece', async () => {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers['accept-encoding'])
    response.end('{"results":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { reading, writing } = createClients({ url, key: 'k', index: 'recipes' })
  await reading.multiSearch({ queries: [] })
  await writing.getRawIndexes()
  server.close()
  expect(asked).toEqual(['identity', 'identity'])
})
