import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHead } from '@/src/runtime/serving/fast-path/request-head'
import type { AddressInfo } from 'node:net'

const read = (text: string) => readHead(Buffer.from(text, 'latin1'))
const LINES = 'host: ferment.example.com\r\naccept-encoding: br\r\n'

describe('a request of the fast path', () => {
  it('is a GET with its whole head', () => {
    expect(
      read(
        'GET /recipes?q=a%20b HTTP/1.1\r\nHost: Ferment.example.com\r\nX-A:\t b c \r\nx-b:\r\n\r\n',
      ),
    ).toEqual({
      method: 'GET',
      url: '/recipes?q=a%20b',
      headers: { host: 'Ferment.example.com', 'x-a': 'b c', 'x-b': '' },
    })
    expect(read(`GET / HTTP/1.1\r\n${LINES}Connection: Keep-Alive\r\n\r\n`)).not.toBeNull()
  })

  it.each([
    ['of another method', `POST / HTTP/1.1\r\n${LINES}\r\n`],
    ['of another version', `GET / HTTP/1.0\r\n${LINES}\r\n`],
    ['for a whole address', `GET http://ferment.example.com/ HTTP/1.1\r\n${LINES}\r\n`],
    ['with a space in its address', `GET /a b HTTP/1.1\r\n${LINES}\r\n`],
    ['with an empty line before it', `\r\nGET / HTTP/1.1\r\n${LINES}\r\n`],
    ['that has not come whole', `GET / HTTP/1.1\r\n${LINES}`],
    ['that another follows', `GET / HTTP/1.1\r\n${LINES}\r\nGET / HTTP/1.1\r\n${LINES}\r\n`],
    ['that bytes follow', `GET / HTTP/1.1\r\n${LINES}\r\nx`],
    ['with a length', `GET / HTTP/1.1\r\n${LINES}Content-Length: 0\r\n\r\n`],
    ['in parts', `GET / HTTP/1.1\r\n${LINES}transfer-encoding: chunked\r\n\r\n`],
    ['that expects more', `GET / HTTP/1.1\r\n${LINES}expect: 100-continue\r\n\r\n`],
    ['to be upgraded', `GET / HTTP/1.1\r\n${LINES}upgrade: websocket\r\n\r\n`],
    ['that closes', `GET / HTTP/1.1\r\n${LINES}connection: close\r\n\r\n`],
    ['without a host', 'GET / HTTP/1.1\r\naccept: */*\r\n\r\n'],
    ['with two hosts', `GET / HTTP/1.1\r\n${LINES}Host: other.example.com\r\n\r\n`],
    ['with a header twice', `GET / HTTP/1.1\r\n${LINES}Accept-Encoding: gzip\r\n\r\n`],
    ['with a line that goes on', `GET / HTTP/1.1\r\n${LINES}x-a: b\r\n c\r\n\r\n`],
    ['with a space before a colon', `GET / HTTP/1.1\r\n${LINES}x-a : b\r\n\r\n`],
    ['with a line that ends in a line feed', `GET / HTTP/1.1\r\n${LINES}x-a: b\nx-c: d\r\n\r\n`],
    ['with a lone carriage return', `GET / HTTP/1.1\r\n${LINES}x-a: b\rx-c: d\r\n\r\n`],
    ['with a line without a colon', `GET / HTTP/1.1\r\n${LINES}x-a\r\n\r\n`],
    ['with a header without a name', `GET / HTTP/1.1\r\n${LINES}: b\r\n\r\n`],
    ['with a zero byte', `GET / HTTP/1.1\r\n${LINES}x-a: \0\r\n\r\n`],
    ['with letters beyond ASCII', `GET / HTTP/1.1\r\n${LINES}x-a: \xe9\r\n\r\n`],
    ['that is too long', `GET / HTTP/1.1\r\n${LINES}x-a: ${'b'.repeat(16_400)}\r\n\r\n`],
  ])('is none %s', (_, text) => {
    expect(read(text)).toBeNull()
  })
})

describe('beside Node’s parser', () => {
  const server = createServer((request, response) => {
    response.end(JSON.stringify([request.url, request.headers]))
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  /** The request that Node parses from bytes; null where it refuses them, or waits for more. */
  async function readByNode(text: string): Promise<unknown> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.end(Buffer.from(text, 'latin1'))
    let answer = ''
    for await (const part of socket) answer += String(part)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return head.startsWith('HTTP/1.1 200') ? JSON.parse(body.replace(/^\w+\r\n|\r\n0$/g, '')) : null
  }

  const piece = fc.constantFrom(
    ...[
      'a',
      'B',
      '1',
      '-',
      '_',
      '/',
      ' ',
      '\t',
      ':',
      ';',
      ',',
      '"',
      '(',
      '\x7f',
      '\xff',
      '\0',
      '\r',
      '\n',
      '\r\n',
    ],
  )
  const word = fc.string({ unit: piece, maxLength: 5 })
  const name = fc.oneof(
    word,
    fc.constantFrom('Host', 'Cookie', 'X-A', 'content-length', 'Connection'),
  )
  const line = fc
    .tuple(name, fc.constantFrom(':', ': ', ' :', ''), word)
    .map((parts) => parts.join(''))

  it('reads the same, whatever it reads', { timeout: 60_000 }, async () => {
    let understood = 0
    await fc.assert(
      fc.asyncProperty(word, fc.array(line, { maxLength: 3 }), async (path, lines) => {
        const text = `GET /${path} HTTP/1.1\r\n${['Host: a.example', ...lines].join('\r\n')}\r\n\r\n`
        const head = read(text)
        if (head === null) return
        understood += 1
        expect(await readByNode(text)).toEqual([head.url, head.headers])
      }),
      { numRuns: 3000 },
    )
    expect(understood).toBeGreaterThan(100)
  })
})
