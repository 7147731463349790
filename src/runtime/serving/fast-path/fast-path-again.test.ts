import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildCacheEntry } from '@/src/runtime/serving/answer-cache/kept-answer'
import { addFastPath } from '@/src/runtime/serving/fast-path/fast-path'
import { finishServer } from '@/src/runtime/serving/finish-server'
import type { OtherConnections } from '@/src/runtime/serving/finish-server'

const BODY = 'from memory'
const sockets: Socket[] = []
let server: Server
let plain: Server
let others: OtherConnections
/** The requests that reached Node's server behind the fast path. */
let asked: string[]
/** Responses that wait until a test ends them. */
const held: ServerResponse[] = []

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/held') held.push(response.writeHead(200, { 'content-length': 4 }))
  else if (request.url === '/early') response.writeHead(413).end('too large')
  else if (request.url === '/memory') response.end(BODY)
  else {
    let text = ''
    for await (const part of request) text += String(part)
    response.end(`${request.method ?? ''} ${request.url ?? ''} ${text}.`)
  }
}

beforeEach(async () => {
  asked = []
  held.length = 0
  const headers = { 'cache-control': 'public, immutable' }
  const body = Buffer.from(BODY)
  const kept = buildCacheEntry({ status: 200, headers, body }, Infinity)
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => undefined)
  }
  plain = createServer(handle)
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    handle(request, response)
  })
  others = addFastPath(server, {
    cache: { findCached: ({ url }) => (url === '/memory' ? kept : undefined) },
    counter: { count: () => undefined },
  })
  for (const each of [server, plain]) {
    each.keepAliveTimeout = 60_000
    each.listen(0, '127.0.0.1')
    await once(each, 'listening')
  }
})

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const each of [server, plain]) each.close().closeAllConnections()
  others.closeAll()
})

/** A connection, and what came over it so far. */
async function open(to: Server = server) {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const until = async (end: string): Promise<string> => {
    while (!text.endsWith(end)) await once(socket, 'data')
    const whole = text
    text = ''
    return whole
  }
  return { socket, until, received: () => text }
}

const request = (method: string, url: string, lines = '', body = ''): string =>
  `${method} ${url} HTTP/1.1\r\nHost: a\r\n${lines}${
    body ? `Content-Length: ${body.length}\r\n` : ''
  }\r\n${body}`
const MEMORY = request('GET', '/memory')
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a connection that Node’s server had', () => {
  it.each([
    ['a page that is not in memory', request('GET', '/page'), 'GET /page .'],
    ['a form', request('POST', '/form', '', 'a=b'), 'POST /form a=b.'],
    ['a request without a body', request('HEAD', '/page'), '\r\n\r\n'],
    ['a body that is refused', request('POST', '/early', '', 'a=b'), '\r\n0\r\n\r\n'],
  ])('is answered from memory again after %s', async (_, first, end) => {
    const { socket, until } = await open()
    for (let round = 1; round < 4; round += 1) {
      socket.write(first)
      await until(end)
      socket.write(MEMORY)
      await until(BODY)
      expect(asked).toHaveLength(round)
    }
  })

  it('is so after a request in parts, and after some that came together', async () => {
    const { socket, until } = await open()
    socket.write(request('POST', '/form', '', 'a=b').slice(0, -2))
    await turn()
    socket.write('=b')
    await until('a=b.')
    socket.write(request('GET', '/one') + request('GET', '/two'))
    await until('GET /two .')
    socket.write(MEMORY)
    await until(BODY)
    expect(asked).toEqual(['POST /form', 'GET /one', 'GET /two'])
  })

  it('keeps the order when a request comes before the last one is answered', async () => {
    const { socket, until } = await open()
    socket.write(request('GET', '/held'))
    while (held.length === 0) await turn()
    socket.write(MEMORY)
    while (socket.bytesWritten > 0 && asked.length < 2) await turn()
    held[0]?.end('held')
    const text = await until(BODY)
    expect(text.indexOf('held')).toBeLessThan(text.indexOf(BODY))
    expect(asked).toEqual(['GET /held', 'GET /memory'])
  })

  it.each([
    ['chunks', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an upgrade', request('GET', '/', 'Connection: upgrade\r\nUpgrade: websocket\r\n')],
    ['a question before the body', request('POST', '/', 'Expect: 100-continue\r\n', 'a=b')],
    ['a header twice', request('GET', '/', 'X: a\r\nX: b\r\n')],
  ])('stays there after a request with %s', async (_, first) => {
    const { socket, until } = await open()
    socket.write(first)
    await until('.')
    socket.write(MEMORY)
    await until(BODY)
    expect(asked.at(-1)).toBe('GET /memory')
  })

  it('is closed when the client or the response says so', async () => {
    for (const lines of ['Connection: close\r\n', 'Connection: close\r\nX: y\r\n']) {
      const { socket, until } = await open()
      socket.write(request('GET', '/page', lines))
      expect(await until(' .')).toMatch(/^connection: close\r$/im)
      await once(socket, 'close')
    }
  })

  it.each(['no request\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'GET /a\r\nb HTTP/1.1\r\n\r\n'])(
    'is told that %j is wrong, and closed',
    async (text) => {
      const { socket, until, received } = await open()
      socket.write(request('GET', '/page'))
      await until(' .')
      const closed = once(socket, 'close')
      socket.write(text)
      await closed
      expect(received()).toMatch(/^HTTP\/1.1 400 Bad Request/)
    },
  )

  it('tells the handler when the client goes away', async () => {
    const { socket } = await open()
    socket.write(request('GET', '/held'))
    while (held.length === 0) await turn()
    const closed = once(held[0] as ServerResponse, 'close')
    socket.destroy()
    await closed
  })

  it('is closed when it is idle for too long, and when the server ends', async () => {
    server.keepAliveTimeout = 20
    const idle = await open()
    idle.socket.write(request('GET', '/page'))
    await idle.until(' .')
    await once(idle.socket, 'close')
    server.keepAliveTimeout = 60_000
    const { socket, until } = await open()
    socket.write(request('GET', '/page'))
    await until(' .')
    socket.write(MEMORY)
    await until(BODY)
    await Promise.all([finishServer(server, 60_000, others), once(socket, 'close')])
  })

  it('gets large bodies as fast as they are read, and loses none of them', async () => {
    const { socket, until } = await open()
    const body = 'x'.repeat(3_000_000)
    socket.write(request('POST', '/form', '', body))
    const text = await until('x.')
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(body.length)
    socket.write(MEMORY)
    await until(BODY)
    expect(asked).toEqual(['POST /form'])
  })

  it('answers any requests as a bare server of Node does, wherever their bytes are cut', async () => {
    const one = fc.constantFrom(
      MEMORY,
      request('GET', '/page'),
      request('HEAD', '/memory'),
      request('POST', '/form', '', 'a=b'),
      request('POST', '/memory', '', 'GET /memory HTTP/1.1\r\nHost: a\r\n\r\n'),
      'POST /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n',
    )
    const requests = fc.array(one, { minLength: 1, maxLength: 6 })
    const cuts = fc.array(fc.nat(400), { maxLength: 8 })
    const property = fc.asyncProperty(requests, cuts, async (texts, at) => {
      const all = texts.join('') + request('GET', '/last', 'Connection: close\r\n')
      expect(await exchange(server, all, at)).toEqual(await exchange(plain, all, at))
    })
    await fc.assert(property, { numRuns: 150 })
  })
})

/** Sends a text in pieces; returns the bodies and statuses that came back. */
async function exchange(to: Server, text: string, at: readonly number[]): Promise<string> {
  const { socket, received } = await open(to)
  const closed = once(socket, 'close')
  const ends = [...new Set(at)].sort((a, b) => a - b).filter((end) => end < text.length)
  let start = 0
  for (const end of [...ends, text.length]) {
    socket.write(text.slice(start, end))
    start = end
    for (let turns = 0; turns < 3; turns += 1) await turn()
  }
  await closed
  const HEADERS = /^(?:date|connection|keep-alive|cache-control|vary|etag): .*\r\n/gim
  return received()
    .replace(HEADERS, '')
    .replace(/^content-length:/gim, (name) => name.toLowerCase())
}
