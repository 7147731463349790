import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildCacheEntry } from '@/src/runtime/serving/answer-cache/kept-answer'
import { send } from '@/src/runtime/serving/answer-cache/send'
import { addFastPath } from '@/src/runtime/serving/fast-path/fast-path'
import type { ViewCounter } from '@/src/runtime/serving/counting/view-counter'
import { finishServer } from '@/src/runtime/serving/finish-server'
import type { OtherConnections } from '@/src/runtime/serving/finish-server'
import type { CachedResponse } from '@/src/runtime/serving/answer-cache/kept-answer'
import type { CacheKeyRequest } from '@/src/runtime/serving/answer-cache/cacheable'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

const LARGE = 900_000
/** One response with its whole body, if it has one. */
const WHOLE = {
  test: (text: string): boolean => {
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const length = /^content-length: (\d+)/m.exec(head)?.[1]
    return text.includes('\r\n\r\n') && body.length === Number(length ?? 0)
  },
}
const kept = new Map<string, CachedResponse>()
/** The keys looked up in memory. */
const looked: string[] = []
const sockets: Socket[] = []
/** The server's ends of the connections. */
const ends: Socket[] = []
let server: Server
let others: OtherConnections
/** The requests that reached Node's HTTP server. */
let asked: string[]
/** The idle timeouts of its connections at that time, in milliseconds; 0 for none. */
let timeouts: (number | undefined)[]

const cache = {
  findCached: ({ url = '' }: CacheKeyRequest) => {
    looked.push(url)
    return kept.get(url)
  },
}

/** Counted responses, with the addresses of the clients. */
const counted: unknown[] = []
const counter = {
  count: (...[countsAs, { url }, address]: Parameters<ViewCounter['count']>) => {
    if (countsAs) counted.push([countsAs.siteId, url, address])
  },
}

beforeEach(async () => {
  asked = []
  counted.length = 0
  timeouts = []
  looked.length = 0
  const page = { 'content-type': 'text/html', 'x-frame-options': 'DENY' }
  const file = { 'content-type': 'font/woff2', 'cache-control': 'public, immutable' }
  const text = Buffer.from('Napa cabbage kimchi. '.repeat(40))
  kept.set('/page', buildCacheEntry({ status: 200, headers: page, body: text }, Infinity))
  kept.set('/file', buildCacheEntry({ status: 200, headers: file, body: text }, Infinity))
  const large = Buffer.alloc(LARGE, 'x')
  kept.set('/large', buildCacheEntry({ status: 200, headers: file, body: large }, Infinity))
  for (const [url, entry] of kept) {
    await entry.encoded('br')
    await entry.encoded('gzip')
    kept.set(url, await entry.encoded('identity'))
  }
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    timeouts.push(request.socket.timeout)
    const found = kept.get(request.url ?? '')
    if (found && request.headers.range === undefined) send(found, request, response)
    else request.on('data', (part) => response.write(part)).on('end', () => response.end('.'))
  })
  server.keepAliveTimeout = 60_000
  others = addFastPath(server, { cache, counter })
  ends.length = 0
  server.on('connection', (socket: Socket) => ends.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  server.closeAllConnections()
  others.closeAll()
})

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A connection, and what came over it so far. */
async function open() {
  const count = ends.length
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (part) => (text += part.toString('latin1')))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  while (ends.length === count) await turn()
  const end = ends[count]
  if (!end) throw new Error('No connection came')
  const until = async (end: Pick<RegExp, 'test'>): Promise<string> => {
    while (!end.test(text)) await once(socket, 'data')
    const whole = text
    text = ''
    return whole
  }
  return { socket, end, until }
}

/** Asks for large answers and reads none, until the server sends no more. */
async function fillUp({ socket, end }: { socket: Socket; end: Socket }): Promise<void> {
  socket.pause()
  while (!end.isPaused()) {
    const before = looked.length
    socket.write(get('/large'))
    while (looked.length === before) await turn()
  }
}

const get = (url: string, lines = ''): string =>
  `GET ${url} HTTP/1.1\r\nHost: ferment.example.com\r\n${lines}\r\n`

/** The lines of a head, in their order of letters, without what each response has of its own. */
const linesOf = (answer: string): string[] =>
  (answer.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .map((line) => line.replace(/^(Date|Connection|Keep-Alive):/, (name) => name.toLowerCase()))
    .filter((line) => !/^(?:date|x-request-id):/.test(line))
    .sort()

describe('the fast path', () => {
  it('answers from memory as Node’s server does', async () => {
    const quick = await open()
    const slow = await open()
    // The fast path does not follow requests in chunks: this connection stays with Node's server.
    slow.socket.write(
      'POST /other HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    await slow.until(/\r\n\.$/)
    for (const [url, lines] of [
      ['/page', ''],
      ['/page', 'Accept-Encoding: gzip\r\nX-Request-Id: test-1234\r\n'],
      ['/page', `If-None-Match: ${kept.get('/page')?.bodies.identity?.etag ?? ''}\r\n`],
      ['/file', 'Accept-Encoding: br\r\n'],
    ] as const) {
      quick.socket.write(get(url, lines))
      slow.socket.write(get(url, lines))
      const answers = [await quick.until(WHOLE), await slow.until(WHOLE)] as const
      expect(linesOf(answers[0])).toEqual(linesOf(answers[1]))
      expect(answers[0].split('\r\n\r\n')[1]).toBe(answers[1].split('\r\n\r\n')[1])
      expect(answers[0]).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/m)
      expect(answers[0].includes('x-request-id: ')).toBe(url === '/page')
      if (lines.includes('test-1234')) expect(answers[0]).toContain('x-request-id: test-1234')
    }
    expect(asked).toEqual(['POST /other', 'GET /page', 'GET /page', 'GET /page', 'GET /file'])
    expect(looked).toEqual(['/page', '/page', '/page', '/file'])
  })

  it('counts what it has answered, with the address of the client', async () => {
    const entry = kept.get('/page')
    const countsAs = { siteId: 'site', page: { recipeId: null }, search: null }
    if (entry) kept.set('/page', { ...entry, countsAs })
    const { socket, until } = await open()
    for (const path of ['/page', '/file']) {
      socket.write(get(path))
      await until(WHOLE)
    }
    expect(counted).toEqual([['site', '/page', '127.0.0.1']])
  })

  it('gives a request that is not in memory to Node’s server, and looks at the next one again', async () => {
    const { socket, until } = await open()
    socket.write(get('/page'))
    await until(/kimchi\. $/)
    socket.write('POST /comments HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf ')
    socket.write('whole')
    expect(await until(/0\r\n\r\n$/)).toContain('HTTP/1.1 200 OK')
    // An answer may take longer there than a connection may be idle here.
    expect(timeouts).toEqual([0])
    socket.write(get('/page'))
    await until(/kimchi\. $/)
    expect(asked).toEqual(['POST /comments'])
    expect(looked).toEqual(['/page', '/page'])
  })

  it('gives it with requests that came together, and with one that came in parts', async () => {
    const together = await open()
    together.socket.write(get('/page') + get('/missing'))
    expect(await together.until(/\r\n\.$/)).toMatch(/kimchi[^]*HTTP\/1\.1 200/)
    const parts = await open()
    const first = get('/page').slice(0, 20)
    const second = get('/page').slice(20)
    parts.socket.write(first)
    while (parts.end.bytesRead < first.length) await turn()
    parts.socket.write(second)
    await parts.until(/kimchi\. $/)
    expect(asked).toEqual(['GET /page', 'GET /missing', 'GET /page'])
    expect(looked).toEqual([])
  })

  it('answers who ends the connection after asking', async () => {
    const { socket, until } = await open()
    socket.end(get('/page'))
    await until(/kimchi\. $/)
    await once(socket, 'close')
    expect(asked).toEqual([])
  })

  it('answers no more while nobody reads', async () => {
    const connection = await open()
    const { socket, end } = connection
    await fillUp(connection)
    const answered = looked.length
    for (let more = 0; more < 50; more += 1) socket.write(get('/large'))
    for (let turns = 0; turns < 20; turns += 1) await turn()
    expect(looked).toHaveLength(answered)
    expect(end.writableLength).toBeLessThan(3 * LARGE)
    // They are answered all the same once somebody does.
    const { bytesRead } = socket
    socket.resume()
    while (socket.bytesRead < bytesRead + 50 * LARGE) await once(socket, 'data')
  })

  it('closes a connection over which nothing comes', async () => {
    server.headersTimeout = 20
    const silent = await open()
    await once(silent.socket, 'close')
    server.headersTimeout = 60_000
    server.keepAliveTimeout = 20
    const { socket, until } = await open()
    socket.write(get('/page'))
    await until(/kimchi\. $/)
    await once(socket, 'close')
  })

  it('ends with the server: what waits at once, what is under way when it is sent', async () => {
    const waits = await open()
    waits.socket.write(get('/page'))
    await waits.until(/kimchi\. $/)
    const slow = await open()
    slow.socket.pause()
    slow.socket.write(get('/large'))
    while (!looked.includes('/large')) await turn()
    const finished = finishServer(server, 60_000, others)
    await once(waits.socket, 'close')
    slow.socket.resume()
    await once(slow.socket, 'close')
    expect(slow.socket.bytesRead).toBeGreaterThan(LARGE)
    await finished
  })

  it('gives up on who never reads when the server ends', async () => {
    await fillUp(await open())
    await finishServer(server, 60, others)
  })
})
