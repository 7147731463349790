import { describe, expect, it } from 'vitest'
import { readMailedReport } from './mailed-report'

const RETURN_PATH = 'bounces+reference@example.org'

/** A report as mail servers send it: words for people, then parts for programs. */
const report = (type: string, ...parts: [mimeType: string, content: string][]): Buffer =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example.net',
      `To: ${RETURN_PATH}`,
      'Subject: Undelivered Mail Returned to Sender',
      `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'This is the mail system. Your message could not be delivered.',
      ...parts.flatMap(([mimeType, content]) => ['--b', `Content-Type: ${mimeType}`, '', content]),
      '--b--',
      '',
    ].join('\r\n'),
  )

const dsn = (...fields: string[]): Buffer =>
  report(
    'delivery-status',
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example.net\r\n\r\n${fields.join('\r\n')}\r\n`,
    ],
    ['message/rfc822', 'Message-ID: <original@example.org>\r\nSubject: Soup\r\n\r\nHello'],
  )

const read = (raw: Buffer): Promise<unknown> => readMailedReport(raw, [RETURN_PATH])

describe('a report of a failed delivery', () => {
  it('names address and reason, and refers to the mail by its return path and Message-ID', async () => {
    const raw = dsn(
      'Final-Recipient: rfc822; Ann@example.net',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <ann@example.net>:',
      '    Recipient address rejected',
    )
    expect(await read(raw)).toEqual([
      {
        kind: 'bounce',
        isPermanent: true,
        address: 'ann@example.net',
        detail: '5.1.1 550 5.1.1 <ann@example.net>: Recipient address rejected',
        evidence: expect.stringMatching(
          /^bounces\+reference@example\.org\n[^]*<original@example\.org>/,
        ),
      },
    ])
  })

  it.each([
    ['5.2.2', 'smtp; 552 mailbox full'],
    ['5.7.1', 'smtp; 550 rejected as spam'],
    ['4.4.7', 'smtp; delivery time expired'],
  ])('of status %s keeps the address', async (status, diagnosis) => {
    const raw = dsn(
      'Final-Recipient: rfc822; ann@example.net',
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: ${diagnosis}`,
    )
    expect(await read(raw)).toMatchObject([{ kind: 'bounce', isPermanent: false }])
  })

  it('without a telling status is permanent by its words', async () => {
    const raw = dsn(
      'Final-Recipient: rfc822; ann@example.net',
      'Action: failed',
      'Status: 5.0.0',
      'Diagnostic-Code: x-qmail; Sorry, no such mailbox here',
    )
    expect(await read(raw)).toMatchObject([{ isPermanent: true }])
  })

  it('prefers the address that the mail was sent to over the one it was forwarded to', async () => {
    const raw = dsn(
      'Original-Recipient: rfc822; ann@example.net',
      'Final-Recipient: rfc822; ann@forwarded.example',
      'Action: failed',
      'Status: 5.1.1',
    )
    expect(await read(raw)).toMatchObject([{ address: 'ann@example.net' }])
  })

  it('reports each recipient of its own block', async () => {
    const raw = dsn(
      'Final-Recipient: rfc822; ann@example.net',
      'Action: failed',
      'Status: 5.1.1',
      '',
      'Final-Recipient: rfc822; bob@example.net',
      'Action: delayed',
      'Status: 4.2.2',
      '',
      'Final-Recipient: rfc822; cid@example.net',
      'Action: failed',
      'Status: 5.2.1',
    )
    expect(await read(raw)).toMatchObject([
      { address: 'ann@example.net' },
      { address: 'cid@example.net' },
    ])
  })
})

describe('a report of a complaint', () => {
  const arf = (type: string): Buffer =>
    report(
      'feedback-report',
      [
        'message/feedback-report',
        `Feedback-Type: ${type}\r\nUser-Agent: Feedback/1.0\r\nOriginal-Rcpt-To: ann@example.net\r\n`,
      ],
      ['message/rfc822', 'Message-ID: <original@example.org>\r\n\r\nHello'],
    )

  it('is a complaint when it is of abuse', async () => {
    expect(await read(arf('abuse'))).toMatchObject([
      {
        kind: 'complaint',
        isPermanent: true,
        address: 'ann@example.net',
        detail: 'abuse Feedback/1.0',
      },
    ])
  })

  it('is none when the reader said that it is not spam', async () => {
    expect(await read(arf('not-spam'))).toEqual([])
  })
})

describe('another mail', () => {
  it.each([
    ['of a person', 'Subject: Thanks!\r\n\r\nAction: failed\r\nStatus: 5.1.1'],
    ['without headers', 'hello'],
    ['that is empty', ''],
    ['of broken parts', 'Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\n--b'],
  ])('%s reports nothing', async (_, raw) => {
    expect(await read(Buffer.from(raw))).toEqual([])
  })
})
