import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newWebhookSecret, signedHeaders } from './signing'

// docs/product/webhooks.md#signatures
describe('a message to a webhook', () => {
  it('is signed as the example of Standard Webhooks says', () => {
    const headers = signedHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      1_614_265_330_000,
    )
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is signed by each secret that is valid', () => {
    const secrets = [newWebhookSecret(), newWebhookSecret()]
    const { 'webhook-signature': signatures = '' } = signedHeaders(
      { id: 'msg_1', body: '{}' },
      secrets,
      5_000,
    )
    const wanted = secrets.map((secret) => {
      const key = Buffer.from(secret.slice(6), 'base64')
      return `v1,${createHmac('sha256', key).update('msg_1.5.{}').digest('base64')}`
    })
    expect(signatures.split(' ')).toEqual(wanted)
  })

  it('is signed by no text that is no secret', () => {
    expect(() => signedHeaders({ id: 'msg_1', body: '{}' }, ['garbage'], 0)).toThrow()
  })
})

describe('a secret', () => {
  it('has 32 bytes in base64, and is another one each time', () => {
    const [one, other] = [newWebhookSecret(), newWebhookSecret()]
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(one).not.toBe(other)
  })
})
