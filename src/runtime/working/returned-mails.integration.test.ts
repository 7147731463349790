import { pino } from 'pino'
import { createTransport } from 'nodemailer'
import { afterAll, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import { startReturnedMails } from './returned-mails'

const smtp = await startSmtpServer()
const payload = await testPayload({
  SMTP_URL: smtp.url,
  BOUNCE_DOMAIN: 'bounces.example.com',
  BOUNCE_PORT: '2525',
})
const returned = await startReturnedMails(payload, 0, pino({ level: 'silent' }))
const mailer = createTransport({ host: '127.0.0.1', port: returned.port, secure: false })
afterAll(async () => {
  mailer.close()
  await returned.stop()
  await smtp.stop()
})

/** Sends a recipe to a subscriber of a new site; gives the return path of the mail. */
async function sentNewsletter() {
  const made = await newsletterSite(payload)
  const reader = await addSubscriber(payload, made.site.id)
  const { id } = await made.send()
  await made.work()
  return { ...made, id, reader, path: smtp.to(reader.email)[0]?.from ?? '' }
}

const report = (address: string): string =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    'Subject: Undelivered Mail',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
    '',
  ].join('\r\n')

const sendBack = (to: string, raw: string): Promise<unknown> =>
  mailer.sendMail({ envelope: { from: '', to }, raw })

// docs/product/mail.md#bounces-and-complaints
describe('a mail that is returned', () => {
  it('is a bounce of the recipient whose return path it has, whatever address it names', async () => {
    const { id, reader, path, read, call } = await sentNewsletter()
    expect(path).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{16}@bounces\.example\.com$/)
    await sendBack(path, report('somebody-else@example.com'))
    expect(await read(id)).toMatchObject({ sent: 0, bounced: 1 })
    const { body } = await call('GET', '/suppressions')
    expect(body).toMatchObject({ total: 1, suppressions: [{ email: reader.email }] })
  })

  it('changes nothing when it reports nothing', async () => {
    const { id, path, read } = await sentNewsletter()
    await sendBack(path, 'Subject: Out of office\r\n\r\nI am back on Monday.')
    expect(await read(id)).toMatchObject({ sent: 1, bounced: 0 })
  })

  it.each([
    'hello@bounces.example.com',
    `bounces+${'0'.repeat(32)}.${'0'.repeat(16)}@bounces.example.com`,
    'someone@example.org',
  ])('is refused for %s', async (address) => {
    await expect(sendBack(address, report('ann@example.org'))).rejects.toThrow(/550/)
  })

  it('is refused when it is too large', async () => {
    const { id, path, read } = await sentNewsletter()
    const padding = `X-Padding: ${'x'.repeat(900)}\r\n`.repeat(1_300)
    await expect(sendBack(path, `${padding}${report('ann@example.org')}`)).rejects.toThrow(/552/)
    expect(await read(id)).toMatchObject({ bounced: 0 })
  })
})
