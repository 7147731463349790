import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ReportSecrets } from '../mail-report'
import { readGenericReport } from './generic'
import { readMailgunReport } from './mailgun'
import { readPostmarkReport } from './postmark'
import { readSendgridReport } from './sendgrid'

const PASSWORD = 'a-password-of-webhooks-that-is-long'
const SECRETS: ReportSecrets = {
  sesTopic: null,
  mailgunKey: null,
  sendgridKey: null,
  password: PASSWORD,
}
const bearer = new Headers({ authorization: `Bearer ${PASSWORD}` })

describe('Postmark', () => {
  const read = (event: object, headers = bearer): unknown =>
    readPostmarkReport({ body: JSON.stringify(event), headers }, SECRETS)
  const bounce = {
    RecordType: 'Bounce',
    Type: 'HardBounce',
    Email: 'Ann@Example.org',
    Details: '550 5.1.1\r\nno such user',
    Metadata: { reference: 'r' },
  }

  it('reports a hard bounce as permanent, with the reason in one line', () => {
    expect(read(bounce)).toEqual([
      {
        kind: 'bounce',
        isPermanent: true,
        address: 'ann@example.org',
        detail: '550 5.1.1 no such user',
        evidence: JSON.stringify(bounce),
      },
    ])
  })

  it('reports a soft bounce as not permanent, and an automatic answer not at all', () => {
    expect(read({ ...bounce, Type: 'SoftBounce' })).toMatchObject([{ isPermanent: false }])
    expect(read({ ...bounce, Type: 'AutoResponder' })).toEqual([])
    expect(read({ RecordType: 'Delivery', Email: 'ann@example.org' })).toEqual([])
  })

  it('reports a spam complaint in both of its forms', () => {
    const record = { RecordType: 'SpamComplaint', Email: 'ann@example.org' }
    expect(read(record)).toMatchObject([{ kind: 'complaint', isPermanent: true }])
    expect(read({ ...bounce, Type: 'SpamComplaint' })).toMatchObject([{ kind: 'complaint' }])
  })

  it('takes the password of basic authentication too, and refuses another one', () => {
    const basic = (password: string): Headers =>
      new Headers({
        authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
      })
    expect(read(bounce, basic(PASSWORD))).toHaveLength(1)
    expect(read(bounce, basic('a guess'))).toBe('forged')
    expect(read(bounce, new Headers())).toBe('forged')
  })

  it('refuses everything where no password is set, an empty one too', () => {
    const body = JSON.stringify(bounce)
    const headers = new Headers({ authorization: 'Bearer ' })
    expect(readPostmarkReport({ body, headers }, { ...SECRETS, password: null })).toBe('forged')
  })
})

describe('Mailgun', () => {
  const KEY = 'signing key'
  const webhook = (event: object, { key = KEY, timestamp = Date.now() / 1000 } = {}): string => {
    const signed = { timestamp: String(Math.trunc(timestamp)), token: 'a token' }
    const signature = createHmac('sha256', key)
      .update(`${signed.timestamp}${signed.token}`)
      .digest('hex')
    return JSON.stringify({ signature: { ...signed, signature }, 'event-data': event })
  }
  const read = (body: string): unknown =>
    readMailgunReport({ body, headers: new Headers() }, { ...SECRETS, mailgunKey: KEY })
  const failure = {
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    recipient: 'ann@example.org',
    'delivery-status': { code: 550, message: '', description: 'No such mailbox' },
  }

  it('reports a permanent failure', () => {
    expect(read(webhook(failure))).toMatchObject([
      {
        kind: 'bounce',
        isPermanent: true,
        address: 'ann@example.org',
        detail: '550 No such mailbox',
      },
    ])
  })

  it('keeps an address whose provider refused the mail, and ignores failures that are retried', () => {
    expect(read(webhook({ ...failure, reason: 'espblock' }))).toMatchObject([
      { isPermanent: false },
    ])
    expect(read(webhook({ ...failure, severity: 'temporary' }))).toEqual([])
    expect(read(webhook({ event: 'opened', recipient: 'ann@example.org' }))).toEqual([])
  })

  it('reports a complaint', () => {
    const event = { event: 'complained', recipient: 'ann@example.org' }
    expect(read(webhook(event))).toMatchObject([{ kind: 'complaint', isPermanent: true }])
  })

  it('refuses another key and an old signature', () => {
    expect(read(webhook(failure, { key: 'another' }))).toBe('forged')
    expect(read(webhook(failure, { timestamp: Date.now() / 1000 - 86_400 }))).toBe('forged')
    expect(read('{}')).toBe('malformed')
    expect(read('not JSON')).toBe('malformed')
  })
})

describe('SendGrid', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const sendgridKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const read = (events: object[], body = JSON.stringify(events)): unknown => {
    const timestamp = '1764000000'
    const signature = createSign('sha256')
      .update(`${timestamp}${JSON.stringify(events)}`)
      .sign(privateKey, 'base64')
    const headers = new Headers({
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': timestamp,
    })
    return readSendgridReport({ body, headers }, { ...SECRETS, sendgridKey })
  }

  it('reports each bounce and complaint of a batch', () => {
    const events = [
      {
        event: 'bounce',
        type: 'bounce',
        email: 'ann@example.org',
        status: '5.1.1',
        reason: 'unknown',
      },
      { event: 'bounce', type: 'blocked', email: 'bob@example.org' },
      { event: 'delivered', email: 'cid@example.org' },
      { event: 'spamreport', email: 'dan@example.org' },
      { event: 'dropped', email: 'eve@example.org', reason: 'Bounced Address' },
      { event: 'dropped', email: 'fay@example.org', reason: 'Spam Content' },
    ]
    expect(read(events)).toMatchObject([
      { kind: 'bounce', isPermanent: true, address: 'ann@example.org', detail: '5.1.1 unknown' },
      { kind: 'bounce', isPermanent: false, address: 'bob@example.org' },
      { kind: 'complaint', isPermanent: true, address: 'dan@example.org' },
      { kind: 'bounce', isPermanent: true, address: 'eve@example.org' },
      { kind: 'bounce', isPermanent: false, address: 'fay@example.org' },
    ])
  })

  it('refuses a body that was changed', () => {
    expect(read([{ event: 'spamreport', email: 'ann@example.org' }], '[]')).toBe('forged')
  })
})

describe('reports in our own form', () => {
  const read = (body: string, headers = bearer): unknown =>
    readGenericReport({ body, headers }, SECRETS)

  it('are read with the Message-ID as what refers to the mail', () => {
    const report = {
      kind: 'bounce',
      address: 'Ann@example.org',
      messageId: '<m@example.org>',
      detail: '550',
    }
    expect(read(JSON.stringify({ reports: [report] }))).toEqual([
      {
        kind: 'bounce',
        isPermanent: true,
        address: 'ann@example.org',
        detail: '550',
        evidence: '<m@example.org>',
      },
    ])
  })

  it('are refused without the password, and of another form', () => {
    expect(read('{"reports":[]}', new Headers())).toBe('forged')
    expect(read('{"reports":[{"kind":"delivery","address":"a@b.c"}]}')).toBe('malformed')
  })
})
