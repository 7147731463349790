import { describe, expect, it } from 'vitest'
import { outcomeOf } from './smtp-outcome'

const failed = (message: string, fields: object = {}, attempts = 1) =>
  outcomeOf(Object.assign(new Error(message), fields), attempts)

// docs/product/newsletters.md#retries
describe('a refusal of a mail server', () => {
  it.each([
    ['550 5.1.1 No such user', 550, 'bounced'],
    ['550 No such user', 550, 'bounced'],
    ['553 5.1.10 Null MX', 553, 'bounced'],
    ['550 5.2.1 Mailbox disabled', 550, 'bounced'],
    ['550 5.7.1 Blocked by policy', 550, 'failed'],
    ['552 5.2.2 Mailbox full', 552, 'failed'],
    ['554 Rejected', 554, 'failed'],
    ['451 4.7.1 Greylisted', 451, 'deferred'],
    ['421 4.3.2 Closing', 421, 'deferred'],
  ] as const)('of a recipient: %s is %s %s', (message, responseCode, kind) => {
    expect(failed(message, { responseCode, command: 'RCPT TO' }).kind).toBe(kind)
  })

  it('of the sender or the login concerns every mail', () => {
    const fields = { responseCode: 550, command: 'MAIL FROM', code: 'EENVELOPE' }
    expect(failed('550 5.7.1 Not you', fields).kind).toBe('refused')
    const login = { responseCode: 535, code: 'EAUTH' }
    expect(failed('535 5.7.8 Wrong password', login).kind).toBe('refused')
    const busy = { responseCode: 454, code: 'EAUTH' }
    expect(failed('454 4.7.0 Try again', busy).kind).toBe('outage')
  })

  it('for the content of the mail keeps the address', () => {
    const fields = { responseCode: 550, command: 'DATA', code: 'EMESSAGE' }
    expect(failed('550 Spam', fields).kind).toBe('failed')
  })
})

describe('a mail server that cannot be reached', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', { syscall: 'connect', code: 'ESOCKET' }],
    ['Greeting never received', { code: 'ETIMEDOUT' }],
    ['Invalid greeting. response=421 busy', { code: 'EPROTOCOL', responseCode: 421 }],
    ['Error initiating TLS - wrong version', { code: 'ETLS' }],
    ['getaddrinfo ENOTFOUND mail.example', { code: 'EDNS' }],
  ])('is an outage: %s', (message, fields) => {
    expect(failed(message, fields).kind).toBe('outage')
  })
})

describe('a lost connection', () => {
  it('leaves it unclear whether the mail arrived', () => {
    const fields = { code: 'ECONNECTION', command: 'CONN' }
    expect(failed('Connection closed unexpectedly', fields)).toMatchObject({
      kind: 'deferred',
      isUnclear: true,
      pause: 120_000,
    })
  })

  it('is retried six times, after minutes and then hours', () => {
    const fields = { code: 'ETIMEDOUT', command: 'CONN' }
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => {
      const outcome = failed('Timeout', fields, attempts)
      return outcome.kind === 'deferred' ? outcome.pause / 60_000 : outcome.kind
    })
    expect(pauses).toEqual([2, 10, 30, 60, 180, 360, 'failed'])
  })
})

describe('the stored response', () => {
  it('has no control characters and an end', () => {
    const { response } = failed(`550 a\r\nb\u0000${'x'.repeat(1_000)}`, { responseCode: 550 })
    expect(response).toMatch(/^550 a b x+$/)
    expect(response.length).toBe(500)
  })
})
