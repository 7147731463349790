import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { expect, it } from 'vitest'
import { fetchSafely } from './fetch-safely'

const PUBLIC = { address: '93.184.216.34', family: 4 }

it.each([
  ['127.0.0.1'],
  ['127.8.8.8'],
  ['0.0.0.0'],
  ['10.1.2.3'],
  ['100.100.100.200'],
  ['169.254.169.254'],
  ['192.168.0.1'],
  ['192.0.0.192'],
  ['::1'],
  ['::'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['fd00:ec2::254'],
  ['fe80::1'],
])('is not led to %s by the DNS of a name, alone or among other addresses', async (address) => {
  let hits = 0
  const server = createServer((_, response) => {
    hits += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const inside = { address, family: address.includes(':') ? 6 : 4 }
  for (const found of [[inside], [PUBLIC, inside], [inside, PUBLIC]]) {
    const lookup: LookupFunction = (_, { all }, tell) => {
      if (all) tell(null, found)
      else tell(null, inside.address, inside.family)
    }
    const asked = fetchSafely(`http://rebound.example:${port}/`, {
      accept: '*/*',
      signal: AbortSignal.timeout(5_000),
      lookup,
    })
    await expect(asked).rejects.toThrow(/not allowed/)
  }
  server.close()
  expect(hits).toBe(0)
})
