import { sendRawBytes } from '@/src/e2e/support/raw-request'
import { expect, test } from '@/src/e2e/support/test'
import { rounds } from '@/src/testing/attempts'

/** Pieces that requests are put together from: what is usual, and what is not. */
const METHODS = ['GET', 'HEAD', 'POST', 'TRACE', 'OPTIONS', 'PROPFIND', 'QUERY', 'PURGE', 'PATCH']
const TARGETS = [
  ...['/', '*', '/%', '/%00', '/%FF%FE', '/recipes/%E0%A4%A', '//', '/..', '/\\', 'http://x/', 'x'],
  ...['/recipes?%', '/recipes?a[b][c]=1&a=2', '/recipes?page=1e999', `/${'a/'.repeat(500)}`],
  ...[
    '/api',
    '/api/',
    '/api/og',
    '/api/v1',
    '/api/v1/site/%00/recipes',
    '/api/none',
    '/api/users/%00',
  ],
  ...['/api/recipes?where[title][like]=%00', '/api/v1/site/ferment/recipes?limit=-1&offset=x'],
  ...[
    '/media/x',
    '/media/%2e%2e',
    '/media/videos/x',
    '/media/uploads/x',
    '/media/none.jpg?width=x',
  ],
  ...['/_next/data/x/index.json', '/_next/image?url=/x&w=1&q=1', '/_next/static/none.js', '/_next'],
  ...[
    '/sitemap/0.xml',
    '/icons/x.png',
    '/preview/recipes/x',
    '/admin/none',
    '/readyz/',
    '/feed.xml',
  ],
]
const HEADERS = [
  [],
  ['Range: bytes=9-1'],
  ['Range: bytes=-', 'If-Range: x'],
  ['Range: bytes=0-0,1-1,99999999999999999999-'],
  ['Content-Type: application/json', 'Content-Length: 1', 'Connection: close'],
  ['Content-Type: multipart/form-data', 'Content-Length: 2'],
  ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 2'],
  ['Transfer-Encoding: chunked'],
  ['Next-Action: x', 'Content-Type: text/plain', 'Content-Length: 2'],
  ['RSC: 1', 'Next-Router-State-Tree: %5B'],
  ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /_tree'],
  ['Upgrade: websocket', 'Connection: Upgrade, close', 'Sec-WebSocket-Version: 13'],
  ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings, close'],
  ['Expect: 200-ok'],
  ['Cookie: admin-session=%00; payload-token=x; =; ;;'],
  ['Authorization: Bearer '],
  ['Authorization: JWT x.y.z'],
  ['Accept-Language: %00', 'If-Modified-Since: x', 'If-None-Match: x'],
  ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher', 'X-Forwarded-For: x, y'],
]
const BODIES: Readonly<Record<string, string>> = {
  'Transfer-Encoding: chunked': '2\r\n{}\r\n0\r\n\r\n',
}

/** The requests of one header list, over all methods and targets, each on a connection that then ends. */
function* requestsWith(headers: readonly string[], host: string): Generator<string> {
  for (const target of TARGETS) {
    for (const method of METHODS) {
      const given = headers.some((each) => each.startsWith('Connection:'))
        ? []
        : ['Connection: close']
      const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, ...given]
      yield `${head.join('\r\n')}\r\n\r\n${headers.map((each) => BODIES[each] ?? '').join('') || '{}'}`
    }
  }
}

/** Selects requests by number, so that every run tries the same ones: a prime meets every piece. */
const isTried = (number: number): boolean => number % rounds(13, 3) === 0

test('nothing that strangers send makes the server fail', async ({ product }) => {
  const { host, port } = new URL(product.account)
  const hosts = [host, `ferment.${host}`]
  const failed: string[] = []
  let number = 0
  for (const headers of HEADERS) {
    const tried = hosts
      .flatMap((each) => [...requestsWith(headers, each)])
      .filter(() => {
        number += 1
        return isTried(number)
      })
    const work = async (): Promise<void> => {
      for (let text = tried.pop(); text !== undefined; text = tried.pop()) {
        const answer = await sendRawBytes(Number(port), text, 15_000)
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none'
        // An answer may be none where the connection was taken for something else.
        if (!/^[1-4]/.test(status)) failed.push(`${status}: ${text.slice(0, 160)}`)
      }
    }
    await Promise.all([work(), work(), work(), work()])
  }
  expect(failed).toEqual([])
})

test('lines that are no requests are refused, and the next is answered', async ({ product }) => {
  const { host, port } = new URL(product.account)
  for (const text of [
    'GET / HTTP/1.1\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: user@${host}\r\nConnection: close\r\n\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: a\r\n b\r\nContent-Length: x\r\n\r\n`,
    `GET /a b HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `${'A'.repeat(40_000)}\r\n\r\n`,
  ]) {
    const answer = await sendRawBytes(Number(port), text, 2_000)
    expect(answer, text.slice(0, 80)).toMatch(/^(?:HTTP\/1\.1 4\d\d|$)/)
  }
  const options = `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect(await sendRawBytes(Number(port), options)).toMatch(/^HTTP\/1\.1 200[^]*allow: GET, HEAD/)
  const old = await sendRawBytes(Number(port), 'GET /healthz HTTP/1.0\r\n\r\n')
  expect(old).toMatch(/^HTTP\/1\.1 200/)
})

test('an old link with odd characters goes on working', async ({ product, request }) => {
  const { host, port } = new URL(product.account)
  const ask = async (path: string): Promise<string> => {
    const text = `GET ${path} HTTP/1.1\r\nHost: ferment.${host}\r\nConnection: close\r\n\r\n`
    return (await sendRawBytes(Number(port), text)).split('\r\n\r\n')[0] ?? ''
  }
  for (const path of ['/caf%C3%A9', '/caf%c3%a9', '/100%-rye', '/%E9']) {
    expect(await ask(path), path).toMatch(/^HTTP\/1\.1 404/)
  }
  expect(await ask('//recipes')).toMatch(/^HTTP\/1\.1 308[^]*location: \/recipes\b/)
  expect(await ask('/%72ecipes?x=%41')).toMatch(/^HTTP\/1\.1 308[^]*location: \/recipes\?x=%41/)
  expect((await request.get(`${product.account}/healthz`)).status()).toBe(200)
})
