import { createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSesReport } from './ses'

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:bounces'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const CERTIFICATE = publicKey.export({ format: 'pem', type: 'spki' }).toString()
const FROM_AMAZON = 'https://sns.eu-west-1.amazonaws.com/certificate.pem'

type Message = Record<string, string>

/** Signs a message of SNS as Amazon does (signature version 2). */
function signed(message: Message): Message {
  const full: Message = {
    MessageId: 'm-1',
    Timestamp: '2026-11-29T20:00:00.000Z',
    TopicArn: TOPIC,
    SignatureVersion: '2',
    SigningCertURL: FROM_AMAZON,
    ...message,
  }
  const keys =
    full['Type'] === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const text = keys
    .filter((key) => full[key] !== undefined)
    .map((key) => `${key}\n${full[key] ?? ''}\n`)
    .join('')
  return { ...full, Signature: createSign('RSA-SHA256').update(text).sign(privateKey, 'base64') }
}

const event = (of: object): Message => signed({ Type: 'Notification', Message: JSON.stringify(of) })

/** Reads a message and collects the requested URLs. */
async function read(message: object): Promise<{ reading: unknown; asked: string[] }> {
  const asked: string[] = []
  const reading = await readSesReport(
    { body: JSON.stringify(message), headers: new Headers() },
    { sesTopic: TOPIC, mailgunKey: null, sendgridKey: null, password: null },
    {
      load: (url) => {
        asked.push(url)
        return Promise.resolve(CERTIFICATE)
      },
      confirm: (url) => {
        asked.push(url)
        return Promise.resolve()
      },
    },
  )
  return { reading, asked }
}

const BOUNCE = {
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      { emailAddress: 'Ann@example.org', status: '5.1.1', diagnosticCode: 'smtp; 550 unknown' },
    ],
  },
  mail: { headers: [{ name: 'X-Recipient', value: 'a reference' }] },
}

describe('a notification of SES', () => {
  it('reports each recipient that bounced, with the headers of the mail', async () => {
    expect((await read(event(BOUNCE))).reading).toEqual([
      {
        kind: 'bounce',
        isPermanent: true,
        address: 'ann@example.org',
        detail: '5.1.1 smtp; 550 unknown',
        evidence: JSON.stringify(BOUNCE.mail),
      },
    ])
  })

  it('keeps the address of a transient bounce', async () => {
    const transient = { ...BOUNCE, bounce: { ...BOUNCE.bounce, bounceType: 'Transient' } }
    expect((await read(event(transient))).reading).toMatchObject([{ isPermanent: false }])
  })

  it('reports a complaint, in the form of configuration sets too', async () => {
    const complaint = {
      eventType: 'Complaint',
      complaint: {
        complaintFeedbackType: 'abuse',
        complainedRecipients: [{ emailAddress: 'ann@example.org' }],
      },
      mail: {},
    }
    expect((await read(event(complaint))).reading).toMatchObject([
      { kind: 'complaint', address: 'ann@example.org', detail: 'abuse' },
    ])
  })

  it('ignores deliveries', async () => {
    expect((await read(event({ notificationType: 'Delivery', mail: {} }))).reading).toEqual([])
  })

  it('is forged when it was changed after it was signed', async () => {
    const changed = { ...event(BOUNCE), Message: JSON.stringify({ ...BOUNCE, mail: {} }) }
    expect((await read(changed)).reading).toBe('forged')
  })

  it('is forged when it is of another topic, without a request to anyone', async () => {
    const other = signed({ Type: 'Notification', Message: '{}', TopicArn: `${TOPIC}-2` })
    expect(await read(other)).toEqual({ reading: 'forged', asked: [] })
  })

  it.each([
    'http://sns.eu-west-1.amazonaws.com/certificate.pem',
    'https://sns.eu-west-1.amazonaws.com.example.org/certificate.pem',
    'https://example.org/sns.eu-west-1.amazonaws.com/certificate.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/certificate.pem',
    'https://sns.eu-west-1.amazonaws.com@example.org/certificate.pem',
    'file:///etc/passwd.pem',
  ])('asks for no certificate at %s', async (SigningCertURL) => {
    const message = signed({ Type: 'Notification', Message: '{}', SigningCertURL })
    expect(await read(message)).toEqual({ reading: 'forged', asked: [] })
  })
})

describe('the subscription of a topic', () => {
  const confirmation = (SubscribeURL: string): Message =>
    signed({ Type: 'SubscriptionConfirmation', Message: 'Confirm', Token: 't', SubscribeURL })

  it('is confirmed', async () => {
    const url = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription'
    expect(await read(confirmation(url))).toEqual({ reading: [], asked: [FROM_AMAZON, url] })
  })

  it('is not confirmed at an address that is not one of Amazon', async () => {
    const { reading, asked } = await read(confirmation('https://localhost/admin'))
    expect({ reading, asked }).toEqual({ reading: 'forged', asked: [FROM_AMAZON] })
  })
})
