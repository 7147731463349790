import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const payload = await testPayload({ LIMITS_FACTOR: '100' })

const CONSENT = {
  hasConsent: true,
  consent: 'Newsletter of the old blog',
  consentedAt: '2024-05-06T00:00:00.000Z',
}
const address = (): string => `${unique('reader')}@example.com`

async function onNewSite() {
  const site = await makeSite(payload)
  const token = await makeToken(payload, site.owner)
  const send = (csv: string, more: object = {}) =>
    callApi(payload, 'POST', `/v1/manage/${site.slug}/subscriber-imports`, {
      token,
      body: { csv, paidAs: 'free', ...CONSENT, ...more },
    })
  const report = async (csv: string, more?: object) => {
    const { status, body } = await send(csv, more)
    expect(status, JSON.stringify(body)).toBe(200)
    return SCHEMAS.importSubscribers.answer.parse(body)
  }
  const stored = async () => {
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      `select u.email, b.plan_type as plan, b.status, b.source, b.consent, b.consented_at as "at",
          b.current_period_end as until, b.receives_newsletter as mails
        from subscriptions b join users u on u.id = b.user_id where b.site_id = $1 order by 1`,
      [site.id],
    )
    return rows
  }
  return { send, report, stored }
}

// docs/product/kitchen.md#subscribers-from-a-file
describe('subscribers from a file', () => {
  it('are stored with where and when they agreed, once however often it is sent', async () => {
    const { report, stored } = await onNewSite()
    const [one, other] = [address(), address()].toSorted()
    const csv = `Email Address;Name\r\n${one};Zoë\r\n${other};Ben\r\n${one?.toUpperCase()};Again\r\n`
    expect(await report(csv)).toMatchObject({ added: 2, known: 1, failed: 0 })
    expect(await report(csv)).toMatchObject({ added: 0, known: 3, failed: 0 })
    const agreed = { consent: CONSENT.consent, at: new Date(CONSENT.consentedAt) }
    expect(await stored()).toMatchObject([
      { email: one, plan: 'free', source: 'import', ...agreed },
      { email: other, plan: 'free', source: 'import', ...agreed },
    ])
  })

  it('that paid elsewhere become free, or complimentary until a day', async () => {
    const until = '2099-01-01T00:00:00.000Z'
    const table = `email,plan,unsubscribed\n${address()},monthly,\n${address()},free,true`
    const free = await onNewSite()
    expect(await free.report(table)).toMatchObject({ added: 2, complimentary: 0 })
    const given = await onNewSite()
    const more = { paidAs: 'complimentary', until }
    expect(await given.report(table, more)).toMatchObject({ added: 2, complimentary: 1 })
    const rows = await given.stored()
    expect(rows.find(({ source }) => source === 'complimentary')).toMatchObject({
      plan: 'yearly',
      until: new Date(until),
    })
    expect(rows.find(({ source }) => source === 'import')).toMatchObject({ mails: false })
  })

  // docs/product/import-and-export.md#opt-outs
  it('who opted out elsewhere are counted, named and stored as such', async () => {
    const { report, stored } = await onNewSite()
    const [a, b] = [address(), address()].toSorted()
    const table = `email,plan,state\n${a},monthly,complained\n${b},free,active\n${b},free,cancelled`
    const until = '2099-01-01T00:00:00.000Z'
    const told = await report(table, { paidAs: 'complimentary', until })
    expect(told).toMatchObject({ added: 2, complimentary: 0, known: 1, optedOut: 2 })
    expect(told.optOuts).toEqual([
      { line: 2, email: a, message: 'state: complained' },
      { line: 4, email: b, message: 'state: cancelled' },
    ])
    const left = { status: 'canceled', source: 'import', mails: false }
    expect(await stored()).toMatchObject([left, left])
  })

  it('of a file that Mailchimp names as one of opt-outs have left', async () => {
    const { report, stored } = await onNewSite()
    const fileName = 'nonsubscribed_email_audience_export_1a2b.csv'
    const csv = `Email Address\n${address()}`
    expect(await report(csv)).toMatchObject({ added: 1, optedOut: 0 })
    expect(await report(csv, { fileName })).toMatchObject({ known: 1, optedOut: 1 })
    expect(await stored()).toMatchObject([{ status: 'canceled', mails: false }])
  })

  it('that cannot be read are named by their line, and the others are stored', async () => {
    const { report } = await onNewSite()
    const csv = `email,name\nno address,A\n,B\n${address()},"C, with ""quotes"""\n<b>@x,D`
    const { added, failed, failures } = await report(csv)
    expect({ added, failed }).toEqual({ added: 1, failed: 3 })
    expect(failures.map(({ line }) => line)).toEqual([2, 3, 5])
    expect(failures[0]?.message).toContain('is not a valid email address')
  })

  it('are refused without consent, without a table, and beyond 100,000 rows', async () => {
    const { send, stored } = await onNewSite()
    const good = `email\n${address()}`
    expect((await send(good, { hasConsent: false })).status).toBe(422)
    expect((await send(good, { consent: ' ' })).status).toBe(422)
    expect((await send(good, { consentedAt: '2099-01-01T00:00:00.000Z' })).status).toBe(422)
    expect((await send('name,age\nAda,3')).status).toBe(422)
    expect((await send('email\n')).status).toBe(422)
    const many = Array.from({ length: 100_001 }, (_, at) => `r${at}@example.com`).join('\n')
    expect(await send(`email\n${many}`)).toMatchObject({ status: 422 })
    expect(await stored()).toEqual([])
  })
})
