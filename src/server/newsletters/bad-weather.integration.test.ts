import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import {
  addSubscriber,
  addSubscribers,
  newsletterSite,
  passRetryPause,
} from '@/src/testing/setups/newsletters'

const smtp = await startSmtpServer()
const payload = await testPayload({ SMTP_URL: smtp.url, BULK_MAIL_TIMEOUT_SECONDS: '1' })
afterAll(() => smtp.stop())
beforeEach(() => smtp.behave(() => 'accept'))

/** A site with two subscribers; the first is in trouble. */
async function twoSubscribers() {
  const it = await newsletterSite(payload)
  const trouble = await addSubscriber(payload, it.site.id)
  const fine = await addSubscriber(payload, it.site.id)
  return { ...it, trouble, fine }
}

// docs/product/newsletters.md#retries
describe('a mail server that does not take a mail now', () => {
  it.each([
    ['greylists', { status: 451, text: '4.7.1 Try again later' }],
    ['ends the session', { status: 421, text: '4.3.2 Closing' }],
  ] as const)('gets it later when it %s', async (_, answer) => {
    const { send, read, work, trouble, fine } = await twoSubscribers()
    smtp.behave((step, address, attempt) =>
      step === 'to' && address === trouble.email && attempt === 1 ? answer : 'accept',
    )
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({ status: 'sending', sent: 1, deferred: 1 })
    await passRetryPause(payload, id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 2, deferred: 0, repeated: 0 })
    expect([smtp.to(trouble.email).length, smtp.to(fine.email).length]).toEqual([1, 1])
  })

  it.each([
    ['hangs', 'hang', 1],
    ['closes the connection', 'drop', 1],
    ['accepts the mail and closes the connection', 'accept-and-drop', 2],
  ] as const)('gets it again, counted as repeated, when it %s', async (_, answer, mails) => {
    const { send, read, work, trouble } = await twoSubscribers()
    smtp.behave((step, address, attempt) =>
      step === 'data' && address === trouble.email && attempt === 1 ? answer : 'accept',
    )
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({ status: 'sending', sent: 1, deferred: 1 })
    await passRetryPause(payload, id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 2, repeated: 1 })
    const received = smtp.to(trouble.email)
    expect(received).toHaveLength(mails)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('gets no more than seven attempts', async () => {
    const { send, read, work, trouble } = await twoSubscribers()
    const answer = { status: 452, text: '4.2.2 Mailbox full' }
    smtp.behave((step, address) => (step === 'to' && address === trouble.email ? answer : 'accept'))
    const { id } = await send()
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await work()
      expect((await read(id)).deferred).toBe(attempt === 7 ? 0 : 1)
      await passRetryPause(payload, id)
    }
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 1, failed: 1 })
  })

  it('loses nothing while it cannot be reached', async () => {
    const { site, send, read, work } = await newsletterSite(payload)
    const emails = await addSubscribers(payload, site.id, 30)
    smtp.behave((step) => (step === 'connect' ? { status: 421, text: '4.3.2 Too busy' } : 'accept'))
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({
      status: 'sending',
      sent: 0,
      failed: 0,
      reason: 'The mail server cannot be reached. Sending continues automatically.',
    })
    smtp.behave(() => 'accept')
    await passRetryPause(payload, id)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 30, repeated: 0, reason: null })
    expect(emails.every((email) => smtp.to(email).length === 1)).toBe(true)
  })
})

describe('a mail server that refuses', () => {
  // docs/product/newsletters.md#suppressions
  it('an address, gets no mail to it any more', async () => {
    const { call, site, send, read, work, trouble } = await twoSubscribers()
    const text = '5.1.1 No such user'
    smtp.behave((step, address) =>
      step === 'to' && address === trouble.email ? { status: 550, text } : 'accept',
    )
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 1, bounced: 1 })
    const { body } = await call('GET', '/suppressions')
    expect(body).toMatchObject({
      total: 1,
      suppressions: [
        { email: trouble.email, reason: 'bounce', detail: expect.stringContaining(text) },
      ],
    })
    expect(await send()).toMatchObject({ total: 1 })
    // Another site decides for itself.
    const other = await newsletterSite(payload)
    await payload.create({
      collection: 'subscriptions',
      data: { user: trouble.userId, site: other.site.id, planType: 'free', status: 'active' },
    })
    expect(site.id).not.toBe(other.site.id)
    expect(await other.send()).toMatchObject({ total: 1 })
  })

  it('a mail for what is in it, keeps the address', async () => {
    const { call, send, read, work, trouble } = await twoSubscribers()
    const answer = { status: 554, text: '5.7.1 Looks like spam' }
    smtp.behave((step, address) =>
      step === 'data' && address === trouble.email ? answer : 'accept',
    )
    const { id } = await send()
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 1, failed: 1, bounced: 0 })
    expect((await call('GET', '/suppressions')).body).toMatchObject({ total: 0 })
  })

  // docs/product/newsletters.md#pausing
  it('the sender, gets no more mails until the send is resumed', async () => {
    const { call, send, read, work } = await twoSubscribers()
    smtp.behave((step) =>
      step === 'from' ? { status: 553, text: '5.7.1 Sender refused' } : 'accept',
    )
    const { id } = await send()
    await work()
    const paused = await read(id)
    expect(paused).toMatchObject({ status: 'paused', sent: 0, bounced: 0, failed: 0 })
    expect(paused.reason).toMatch(/^The mail server refuses the sender: .*Sender refused/)
    smtp.behave(() => 'accept')
    await call('POST', `/newsletter-sends/${id}/resume`)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 2, repeated: 0, reason: null })
  })

  it('many addresses, pauses the send before the whole list is tried', async () => {
    const { site, call, send, read, work } = await newsletterSite(payload)
    const emails = await addSubscribers(payload, site.id, 300)
    const bad = new Set(emails.filter((_, at) => at % 5 === 0))
    smtp.behave((step, address) =>
      step === 'to' && bad.has(address) ? { status: 550, text: '5.1.1 Unknown' } : 'accept',
    )
    const { id } = await send()
    await work()
    const paused = await read(id)
    expect(paused.status).toBe('paused')
    expect(paused.reason).toMatch(/^\d+ of \d+ emails could not be delivered\./)
    expect(paused.sent + paused.bounced).toBeLessThan(200)
    await call('POST', `/newsletter-sends/${id}/resume`)
    await work()
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 240, bounced: 60 })
  })
})
