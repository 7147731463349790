import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildCacheEntry, buildSmallestEntry } from './kept-answer'
import type { CachedResponse } from './kept-answer'
import { send } from './send'

const answer = (body: string, cacheControl = 'public, max-age=31536000, immutable') => ({
  status: 200,
  headers: { 'content-type': 'application/javascript', 'cache-control': cacheControl },
  body: Buffer.from(body),
})
/** The headers a kept answer is sent with. */
async function headersOf(kept: CachedResponse): Promise<Headers> {
  const encoded = await kept.encoded('gzip')
  const server = createServer((request, response) => {
    send(encoded, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  server.close()
  return headers
}
const SCRIPT = Array.from({ length: 400 }, (_, index) => `call(${index * index})`).join(';')

describe('a page', () => {
  it('is kept compressed alone, and is sent to clients that take no compression all the same', async () => {
    const kept = buildCacheEntry(answer(SCRIPT, 'no-cache'), Infinity)
    const first = (await kept.encoded('identity')).bodies.identity
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      expect((await kept.encoded(encoding)).bodies[encoding]?.bytes.length).toBeLessThan(2_000)
      expect(kept.bodies.identity).toBeUndefined()
      expect((await kept.encoded('identity')).bodies.identity).toEqual(first)
    }
    expect(Object.keys(kept.bodies)).toEqual(['br', 'gzip'])
    expect(kept.size).toBeLessThan(2_048 + SCRIPT.length)
    // What compresses badly counts with what it takes.
    const noise = buildCacheEntry(
      answer(randomBytes(50_000).toString('base64'), 'no-cache'),
      Infinity,
    )
    await noise.encoded('gzip')
    expect(noise.size).toBeGreaterThan(2 * 50_000)
  })
})

describe('an uncompressed page', () => {
  it('leaves the memory once a compression is made', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const make = () => {
      const body = Buffer.alloc(200_000, 'x')
      const headers = { 'content-type': 'text/html' }
      return [
        new WeakRef(body.buffer),
        buildCacheEntry({ status: 200, headers, body }, Infinity),
      ] as const
    }
    const [body, entry] = make()
    await entry.encoded('br')
    await expect
      .poll(() => {
        collectGarbage()
        return body.deref() === undefined
      })
      .toBe(true)
    expect((await entry.encoded('identity')).bodies.identity?.bytes.length).toBe(200_000)
  })
})

describe('files that never change', () => {
  it('are sent in the smallest form that can be made of them, and keep their own lifetime', async () => {
    const quick = buildCacheEntry(answer(SCRIPT), Infinity)
    await quick.encoded('br')
    const smallest = await buildSmallestEntry(answer(SCRIPT), Infinity)
    expect(smallest?.bodies.br?.bytes.length).toBeLessThan(quick.bodies.br?.bytes.length ?? 0)
    expect(brotliDecompressSync(smallest?.bodies.br?.bytes ?? '').toString()).toBe(SCRIPT)
    expect(smallest?.bodies.br?.headers).toContain('public, max-age=31536000, immutable')
  })

  it('cost no such work where they may change, or are compressed already', async () => {
    expect(await buildSmallestEntry(answer(SCRIPT, 'no-cache'), Infinity)).toBeNull()
    const font = {
      ...answer(SCRIPT),
      headers: { 'content-type': 'font/woff2', 'cache-control': 'immutable' },
    }
    expect(await buildSmallestEntry(font, Infinity)).toBeNull()
  })

  it('come without a number for each request: there is nothing to look up', async () => {
    expect((await headersOf(buildCacheEntry(answer(SCRIPT), Infinity))).has('x-request-id')).toBe(
      false,
    )
    const page = await headersOf(buildCacheEntry(answer(SCRIPT, 'no-cache'), Infinity))
    expect(page.has('x-request-id')).toBe(true)
  })

  it('come without a word on the connection, which stays open as HTTP/1.1 has it', async () => {
    const kept = buildCacheEntry(answer(SCRIPT), Infinity)
    const server = createServer((request, response) => {
      send(kept, request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (): Promise<[sent: Socket, headers: IncomingHttpHeaders]> => {
      const asked = get({ port, agent })
      const [answered] = (await once(asked, 'response')) as [IncomingMessage]
      answered.resume()
      await once(answered, 'end')
      return [answered.socket, answered.headers]
    }
    const [socket, headers] = await ask()
    expect(headers).not.toHaveProperty('connection')
    expect(headers).not.toHaveProperty('keep-alive')
    expect((await ask())[0]).toBe(socket)
    agent.destroy()
    server.close()
  })

  it('are scripts of the standard type, in as few words as it has', async () => {
    const long = { 'content-type': 'application/javascript; charset=UTF-8' }
    const kept = buildCacheEntry(
      { ...answer(SCRIPT), headers: { ...answer(SCRIPT).headers, ...long } },
      Infinity,
    )
    expect((await headersOf(kept)).get('content-type')).toBe('text/javascript')
  })

  it('come without a tag where browsers never ask again: their address names what is in them', async () => {
    expect((await headersOf(buildCacheEntry(answer(SCRIPT), Infinity))).has('etag')).toBe(false)
    const font = {
      ...answer(SCRIPT),
      headers: { 'content-type': 'font/woff2', 'cache-control': 'immutable' },
    }
    expect((await headersOf(buildCacheEntry(font, Infinity))).has('etag')).toBe(true)
  })
})
