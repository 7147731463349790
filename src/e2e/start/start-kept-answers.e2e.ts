import { createHash, randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import { callAs, makeReader } from '@/src/e2e/support/reader'
import { sendRawRequest } from '@/src/e2e/support/raw-request'
import type { RawAnswer } from '@/src/e2e/support/raw-request'
import { alternativeSpellings } from '@/src/e2e/support/spellings'
import { expect, test as base } from '@/src/e2e/support/test'
import { headersNextReads } from '@/src/testing/headers-next-reads'

/** Answers that were kept for strangers are looked at after everything an attacker may send. */
type Attack = {
  /** Asks as somebody who wants to be answered in a stranger's place. */
  send: (method: string, path: string, headers?: Record<string, string>) => Promise<RawAnswer>
  /** The response that a stranger gets for exactly this address, without the parts that differ each time. */
  stranger: (path: string) => Promise<string>
  /** The cookie of a browser that is signed in to the admin. */
  cookie: string
  /** Whom none of a stranger's answers may name. */
  email: string
  host: string
}

const test = base.extend<{ attack: Attack }>({
  attack: async ({ product, request }, use) => {
    const reader = await makeReader(request, product)
    const slug = `kept-${randomUUID().slice(0, 8)}`
    await callAs(request, product, reader, ['POST', '/manage/sites'], { title: 'Kept', slug })
    const session = await request.post(`${product.account}/api/v1/manage/admin-sessions`, {
      headers: { authorization: `Bearer ${reader.authToken}`, origin: product.account },
    })
    const cookie = (session.headers()['set-cookie'] ?? '').split(';')[0] ?? ''
    expect(cookie).toContain('admin-session=')
    const { host: account, port } = new URL(product.account)
    const host = `${slug}.${account}`
    const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
      sendRawRequest(Number(port), method, path, { host, ...headers })
    await use({
      send: ask,
      // Twice, since each serving process has a memory of its own and they get connections in turn.
      stranger: async (path) => {
        const first = told(await ask('GET', path))
        expect(told(await ask('GET', path)), path).toBe(first)
        return first
      },
      cookie,
      email: reader.email,
      host,
    })
  },
})

/**
 * Scripts say what the page says, in an order that the moment decides, and so do the tags of the head
 * stand: the document counts.
 */
function told({ status, headers, body }: RawAnswer): string {
  const whole = body
    .replace(/<script\b(?! type="application\/ld\+json")[^]*?<\/script>/g, '')
    .replace(/nonce(?:=|\\?":\\?")"?[\w+/=]{22,24}/g, 'nonce')
    .replace(/try%5B%5D=[\w-]+/g, 'try')
    .replace(/"requestId":"[\w-]+"/g, '')
    .replace(/(?<=<head>)[^]*?(?=<\/head>)/, (head) =>
      head
        .split(/(?=<(?:link|meta|title|style)\b)/)
        .sort()
        .join(''),
    )
  const digest = createHash('sha256').update(whole).digest('hex')
  const location = (headers['location'] ?? '').replace(/try%5B%5D=[\w-]+/g, 'try')
  return [status, headers['content-type'], location, whole.length, digest].join(' ')
}

let tries = 0
const fresh = (path: string): string => {
  tries += 1
  return `${path}${path.includes('?') ? '&' : '?'}try%5B%5D=${String(tries)}`
}

test('what a stranger gets is the same after any header that Next reads', async ({ attack }) => {
  const names = [...new Set([...headersNextReads(), ...OTHER_HEADERS])]
  const path = '/recipes'
  const expected = await attack.stranger(fresh(path))
  for (const name of names.filter((each) => !OF_CONNECTION.test(each))) {
    for (const value of valuesOf(name)) {
      for (const who of [{}, { cookie: attack.cookie }]) {
        const asked = fresh(path)
        await attack.send('GET', asked, { ...who, [name]: value }).catch(() => null)
        expect(await attack.stranger(asked), `${name}: ${value}`).toBe(expected)
      }
    }
  }
})

const OTHER_HEADERS = [
  ...['x-middleware-prefetch', 'x-middleware-subrequest', 'x-invoke-path', 'x-invoke-status'],
  ...['x-invoke-output', 'x-invoke-error', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'],
  ...[
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-payload-http-method-override',
  ],
  ...['next-action', 'origin', 'x-forwarded-for', 'x-real-ip', 'accept', 'accept-encoding', 'te'],
]
/** These end or change the connection itself. */
const OF_CONNECTION = /^(?:connection|content-length|transfer-encoding|host|keep-alive)$/

const valuesOf = (name: string): string[] =>
  name === 'rsc' || name.startsWith('next-') ? ['1', '/sign-in', '{}'] : ['1', '/sign-in?x=GET']

test('what a stranger gets is the same after any spelling of any address by somebody signed in to the admin', async ({
  attack,
}) => {
  const paths = ['/api/users/me', '/admin/account', '/recipes/none-such', '/terms', '/api/sites/x']
  const spellings = paths.flatMap((path) => alternativeSpellings(path, attack.host))
  expect(spellings.length).toBeGreaterThan(180)
  for (const spelling of [...spellings, '*', 'x', '/%', '/?previe%77=1', '/terms?mg%6b=x']) {
    const mine = await attack
      .send('GET', fresh(spelling), { cookie: attack.cookie })
      .catch(() => null)
    expect(mine?.status ?? 0, spelling).toBeLessThan(500)
    const asked = fresh(spelling)
    await attack.send('GET', asked, { cookie: attack.cookie }).catch(() => null)
    const seen = await attack.stranger(asked).catch(() => 'closed')
    const { body } = await attack.send('GET', asked).catch(() => ({ body: '' }))
    expect(body.includes(attack.email), spelling).toBe(false)
    expect(seen, spelling).toBe(await attack.stranger(fresh(spelling)).catch(() => 'closed'))
  }
})

test('what a stranger gets is the same after any method', async ({ attack }) => {
  const expected = await attack.stranger(fresh('/terms'))
  for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
    for (const who of [{}, { cookie: attack.cookie }]) {
      const asked = fresh('/terms')
      const mine = await attack.send(method, asked, who)
      expect(mine.status, method).toBeLessThan(500)
      expect(await attack.stranger(asked), method).toBe(expected)
    }
  }
})

test('what a stranger gets is the same after odd conditions, parts and kinds asked for', async ({
  attack,
}) => {
  const expected = await attack.stranger(fresh('/terms'))
  for (const headers of [
    { range: 'bytes=0-1' },
    { range: 'bytes=99999999-' },
    { range: 'x' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    { 'if-match': '"x"' },
    { accept: 'text/x-component' },
    { accept: 'application/json' },
    { 'accept-encoding': 'x' },
    { 'accept-language': 'de' },
    { 'user-agent': 'Googlebot' },
    { 'user-agent': 'Twitterbot/1.0' },
    { authorization: 'Bearer x' },
  ]) {
    const asked = fresh('/terms')
    await attack.send('GET', asked, headers)
    expect(await attack.stranger(asked), JSON.stringify(headers)).toBe(expected)
  }
})

test('a request with a cookie gets what everyone gets, also who asks first', async ({ attack }) => {
  const expected = await attack.stranger(fresh('/terms'))
  for (const cookie of [attack.cookie, '_ga=1', `${attack.cookie}; theme=dark`]) {
    const asked = fresh('/terms')
    const mine = await attack.send('GET', asked, { cookie })
    const others = await attack.send('GET', asked)
    expect(told(others), cookie).toBe(told(mine))
    expect(mine.body.includes(attack.email)).toBe(false)
    expect(await attack.stranger(asked)).toBe(expected)
  }
})
