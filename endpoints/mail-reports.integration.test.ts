import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { environmentOf } from '@/src/server/deployment'
import { recipientReference } from '@/src/server/mail-reports/recipient-reference'
import { testPayload } from '@/src/testing/payload'
import { startProductServer } from '@/src/testing/servers/product-server'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, addSubscribers, newsletterSite } from '@/src/testing/setups/newsletters'

const PASSWORD = 'kX3-webhooks-of-postmark-in-this-test'
const smtp = await startSmtpServer()
const payload = await testPayload({
  SMTP_URL: smtp.url,
  MAIL_REPORTS_PASSWORD: PASSWORD,
  BULK_MAIL_TIMEOUT_SECONDS: '1',
})
const product = await startProductServer(payload)
afterAll(async () => {
  product.stop()
  await smtp.stop()
})

const HOST = process.env['ROOT_DOMAIN'] ?? 'localhost:3000'

type Posted = { provider?: string; password?: string | null }

/** Posts a report over HTTP, as a provider does; gives the status of the answer. */
function post(
  body: unknown,
  { provider = 'generic', password = PASSWORD }: Posted = {},
): Promise<number> {
  const text = JSON.stringify(body)
  const headers = {
    host: HOST,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...(password === null ? {} : { authorization: `Bearer ${password}` }),
  }
  const path = `/api/mail-reports/${provider}`
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${product.url}${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', reject)
    request.end(text)
  })
}

/** Sends a recipe to subscribers of a new site. */
async function sentNewsletter(subscribers = 1) {
  const made = await newsletterSite(payload)
  const reader = await addSubscriber(payload, made.site.id)
  await addSubscribers(payload, made.site.id, subscribers - 1)
  const { id } = await made.send()
  await made.work()
  const messageId = smtp.to(reader.email)[0]?.messageId ?? ''
  const recipient = async () =>
    (
      await payload.db.pool.query<{ id: string; status: string; response: string }>(
        'select id, status, response from newsletter_recipients where send_id = $1 and user_id = $2',
        [id, reader.userId],
      )
    ).rows[0]
  const suppressions = async () => {
    const { body } = await made.call('GET', '/suppressions')
    return (body as { suppressions: { email: string; reason: string }[] }).suppressions
  }
  return { ...made, id, reader, messageId, recipient, suppressions }
}

const bounce = (address: string, messageId: string, more: object = {}): object => ({
  reports: [{ kind: 'bounce', address, messageId, detail: '550 5.1.1 unknown', ...more }],
})

// docs/product/mail.md#bounces-and-complaints
describe('a report of a bounce', () => {
  it('marks the recipient, is counted in the send, and suppresses the address once', async () => {
    const { id, reader, messageId, read, recipient, suppressions } = await sentNewsletter()
    expect(await post(bounce(reader.email, messageId))).toBe(200)
    expect(await post(bounce(reader.email, messageId))).toBe(200)
    expect(await recipient()).toMatchObject({ status: 'bounced', response: '550 5.1.1 unknown' })
    expect(await read(id)).toMatchObject({ sent: 0, bounced: 1, total: 1 })
    expect(await suppressions()).toMatchObject([{ email: reader.email, reason: 'bounce' }])
  })

  it('that is not permanent keeps the address', async () => {
    const { id, reader, messageId, read, suppressions } = await sentNewsletter()
    expect(await post(bounce(reader.email, messageId, { isPermanent: false }))).toBe(200)
    expect(await read(id)).toMatchObject({ bounced: 1 })
    expect(await suppressions()).toEqual([])
  })

  it('suppresses the address that was sent to, not the one that it names', async () => {
    const { reader, messageId, suppressions } = await sentNewsletter()
    expect(await post(bounce('somebody-else@example.com', messageId))).toBe(200)
    expect((await suppressions()).map(({ email }) => email)).toEqual([reader.email])
  })

  it('pauses a send of which too many emails come back', async () => {
    const { id, reader, messageId, read } = await sentNewsletter(60)
    await payload.db.pool.query(
      `update newsletter_sends set status = 'sending', bounced = 3, sent = sent - 3 where id = $1`,
      [id],
    )
    expect(await post(bounce(reader.email, messageId))).toBe(200)
    expect(await read(id)).toMatchObject({
      status: 'paused',
      reason: expect.stringContaining('bounced'),
    })
  })

  it('is asked for again while the result of its mail is not stored', async () => {
    const { reader, messageId, recipient } = await sentNewsletter()
    const row = await recipient()
    await payload.db.pool.query(
      `update newsletter_recipients set status = 'queued', begun_at = now() where id = $1`,
      [row?.id],
    )
    expect(await post(bounce(reader.email, messageId))).toBe(500)
  })
})

describe('a report of a complaint', () => {
  it('ends the newsletter of its reader on that site alone', async () => {
    const { id, site, reader, messageId, read, suppressions } = await sentNewsletter()
    const other = await newsletterSite(payload)
    await payload.db.pool.query(
      `insert into subscriptions (site_id, user_id, plan_type, status, joined_at)
        values ($1, $2, 'free', 'active', now())`,
      [other.site.id, reader.userId],
    )
    expect(await post({ reports: [{ kind: 'complaint', address: reader.email, messageId }] })).toBe(
      200,
    )
    expect(await read(id)).toMatchObject({ sent: 0, complained: 1 })
    expect(await suppressions()).toMatchObject([{ reason: 'complaint' }])
    const { rows } = await payload.db.pool.query<{ site: string; wants: boolean }>(
      `select site_id as site, coalesce(receives_newsletter, true) as wants from subscriptions
        where user_id = $1`,
      [reader.userId],
    )
    expect(Object.fromEntries(rows.map(({ site: of, wants }) => [of, wants]))).toEqual({
      [site.id]: false,
      [other.site.id]: true,
    })
    expect(await other.send()).toMatchObject({ total: 1 })
  })

  // docs/product/newsletters.md#pausing
  it('pauses a send of which more than one email was reported, and tells its managers', async () => {
    const { id, reader, messageId, read } = await sentNewsletter(60)
    const complaint = { reports: [{ kind: 'complaint', address: reader.email, messageId }] }
    const complained = (count: number) =>
      payload.db.pool.query(
        `update newsletter_sends set status = 'sending', complained = $2::int, sent = 60 - $2::int
          where id = $1`,
        [id, count],
      )
    await complained(0)
    await post(complaint)
    expect(await read(id)).toMatchObject({ status: 'sending', complained: 1 })

    await complained(1)
    await payload.db.pool.query(
      `update newsletter_recipients set status = 'sent' where send_id = $1 and user_id = $2`,
      [id, reader.userId],
    )
    await post(complaint)
    expect(await read(id)).toMatchObject({
      status: 'paused',
      complained: 2,
      reason: expect.stringContaining('reported as spam'),
    })
    const { rows } = await payload.db.pool.query(
      'select user_id from newsletter_pause_mails where send_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a report without a reference of ours', () => {
  it('suppresses an address that does not exist for every site', async () => {
    const { site, send, call } = await newsletterSite(payload)
    const gone = await addSubscriber(payload, site.id)
    expect(await post(bounce(gone.email, '<made-up@example.com>'))).toBe(200)
    expect(await call('POST', '/newsletter-sends', {})).toMatchObject({ status: 422 })
    await expect(send()).rejects.toThrow()
  })

  it('with a forged reference concerns no recipient', async () => {
    const { id, reader, recipient, read } = await sentNewsletter()
    const own = (await recipient())?.id ?? ''
    const forged = recipientReference('another secret of the installation', own)
    expect(await post(bounce(reader.email, forged, { isPermanent: false }))).toBe(200)
    expect(await recipient()).toMatchObject({ status: 'sent' })
    expect(await read(id)).toMatchObject({ sent: 1, bounced: 0 })
  })
})

describe('a request that is refused', () => {
  it('has no password, a wrong one, another form, an unknown provider, or one that is not set up', async () => {
    const { reader, messageId, recipient } = await sentNewsletter()
    const report = bounce(reader.email, messageId)
    expect(await post(report, { password: null })).toBe(401)
    expect(await post(report, { password: 'guess' })).toBe(401)
    expect(await post({ reports: 'many' })).toBe(400)
    expect(await post(report, { provider: 'nobody' })).toBe(404)
    expect(await post(report, { provider: 'constructor' })).toBe(404)
    expect(await post([report], { provider: 'sendgrid' })).toBe(401)
    expect(await post({ padding: 'x'.repeat(1_100_000) })).toBe(413)
    expect(await recipient()).toMatchObject({ status: 'sent' })
  })
})

describe('a mail of a newsletter', () => {
  it('carries its reference in Message-ID and headers', async () => {
    const { reader, messageId, recipient } = await sentNewsletter()
    const reference = recipientReference(
      environmentOf(payload).secret,
      (await recipient())?.id ?? '',
    )
    expect(messageId).toMatch(new RegExp(`^<${reference}@`))
    expect(smtp.to(reader.email)[0]?.raw).toContain(`X-Mail-Reference: ${reference}`)
  })

  it('is recognised in a report of Postmark, which names it in its metadata', async () => {
    const { id, reader, recipient, read } = await sentNewsletter()
    const reference = recipientReference(
      environmentOf(payload).secret,
      (await recipient())?.id ?? '',
    )
    const report = {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: reader.email,
      Details: '550 unknown',
      Metadata: { reference },
    }
    expect(await post(report, { provider: 'postmark' })).toBe(200)
    expect(await read(id)).toMatchObject({ bounced: 1 })
  })
})
