import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addSubscription } from '@/src/testing/setups/subscriptions'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

const call = (method: string, path: string, body?: unknown, of = site, by = token) =>
  callApi(payload, method, `/v1/manage/${of.slug}/${path}`, { token: by, body })
const address = (): string => `${unique('reader')}@example.com`
const bringIn = (csv: string) =>
  call('POST', 'subscriber-imports', {
    ...{ csv, hasConsent: true, consent: 'At the market', paidAs: 'free' },
    consentedAt: '2026-01-02T03:04:05.000Z',
  })

// docs/product/kitchen.md#subscribers-from-a-file
describe('a table of subscribers that is broken', () => {
  it.each([
    ['an open quote', `email,name\n${address()},"never closed\nmore`],
    ['a null character', `email,name\n${address()},A\u0000B`],
    ['half a character', `email,name\n${address()},A\ud800B`],
    ['rows of other lengths', `email,name\n${address()}\n${address()},a,b,c,d,e\n,,,,\n`],
    ['the same column twice', `email,email\n${address()},${address()}`],
    ['ten thousand columns', `email,${'x,'.repeat(10_000)}y\n${address()}`],
    ['a name of a megabyte', `email,name\n${address()},${'n'.repeat(1_000_000)}`],
    ['bytes that are no table', '\u0001\u0002\u0003\ufffd\ufffd'],
    ['a date that is none', `email,subscribed_at\n${address()},+275760-99-99`],
    ['a date before all time', `email,subscribed_at\n${address()},-271821-04-20T00:00:00Z`],
  ])('%s is answered in words, never by a fault', async (_what, csv) => {
    const { status } = await bringIn(csv)
    expect([200, 400, 422]).toContain(status)
  })

  it('of 10,000 rows is brought in, and again without anybody twice', async () => {
    const large = await makeSite(payload)
    const by = await makeToken(payload, large.owner)
    const csv = `email\n${Array.from({ length: 10_000 }, (_, at) => `many${at}@rows.example`).join('\n')}`
    const body = {
      ...{ csv, hasConsent: true, consent: 'At the market', paidAs: 'free' },
      consentedAt: '2026-01-02T03:04:05.000Z',
    }
    const report = async () => {
      const answer = await call('POST', 'subscriber-imports', body, large, by)
      return SCHEMAS.importSubscribers.answer.parse(answer.body)
    }
    expect(await report()).toMatchObject({ added: 10_000, known: 0, failed: 0 })
    expect(await report()).toMatchObject({ added: 0, known: 10_000, failed: 0 })
  })
})

describe('a saved list', () => {
  it.each(['=cmd|/c calc!A1', '+1', '-1', '@SUM(1)', '\t=1', '＝1+1', '＋1', '－1', '＠x'])(
    'runs nothing in a spreadsheet: %j',
    async (displayName) => {
      const own = await makeSite(payload)
      const by = await makeToken(payload, own.owner)
      const { id } = await makeUser(payload)
      await payload.db.pool.query('update users set display_name = $2 where id = $1', [
        id,
        displayName,
      ])
      await addSubscription(payload, own.id, id)
      const { body } = await call('GET', 'subscriber-lists', undefined, own, by)
      expect(String(body)).not.toMatch(/(?:^|,|"|\n)[=+\-@＝＋－＠\t]/)
      expect(String(body)).toContain(`'`)
    },
  )
})

describe('a note', () => {
  it('is kept as it was typed: markup, from right to left, emoji', async () => {
    const { id: user } = await makeUser(payload)
    const id = await addSubscription(payload, site.id, user)
    for (const note of ['<script>alert(1)</script>', 'שלום \u202e abc', '👩‍🍳 & "jam"']) {
      const { status, body } = await call('PUT', `subscribers/${id}`, { note })
      expect(status).toBe(200)
      expect(body).toMatchObject({ subscriber: { note } })
    }
    for (const note of ['n'.repeat(10_000), 'null\u0000byte', '\ud800']) {
      expect((await call('PUT', `subscribers/${id}`, { note })).status).toBeGreaterThanOrEqual(400)
      expect((await call('PUT', `subscribers/${id}`, { note })).status).toBeLessThan(500)
    }
  })
})

describe('a search', () => {
  it.each([
    '%25',
    '_',
    '%00',
    '%5C',
    "'%3B--",
    '%F0%9F%8D%9E',
    '%ED%A0%80',
    'a'.repeat(320),
    '%20',
  ])('for %s is answered', async (query) => {
    for (const path of ['subscribers', 'subscriber-counts', 'subscriber-lists']) {
      const { status } = await call('GET', `${path}?query=${query}`)
      expect([200, 400, 422]).toContain(status)
    }
  })
})

// docs/product/subscriptions.md#added-by-hand
describe('complimentary access', () => {
  const give = (until: unknown) =>
    call('POST', 'subscribers', { email: address(), plan: 'complimentary', until })

  it.each([
    '2020-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    'tomorrow',
    '2026-02-31T00:00:00.000Z',
  ])('until %s is refused', async (until) => {
    expect((await give(until)).status).toBe(422)
  })

  it('until a day of this century, or without an end, is given', async () => {
    const soon = new Date(Date.now() + 86_400_000 * 400).toISOString()
    expect((await give(soon)).status).toBe(201)
    expect((await give(null)).status).toBe(201)
  })
})
