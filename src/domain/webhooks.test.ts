import { describe, expect, it } from 'vitest'
import { isWebhookAddress, webhookPause } from './webhooks'

describe('the address of a webhook', () => {
  it.each(['https://hooks.example.com/a?b=c', 'http://localhost:4000/', 'https://10.0.0.1/x'])(
    'can be %s',
    (url) => expect(isWebhookAddress(url)).toBe(true),
  )

  it.each([
    'hooks.example.com',
    'ftp://hooks.example.com',
    'javascript:alert(1)',
    'https://name:word@hooks.example.com/',
    'file:///etc/passwd',
    '',
  ])('cannot be %s', (url) => expect(isWebhookAddress(url)).toBe(false))
})

// docs/product/webhooks.md#retries
describe('the pause after a failed attempt', () => {
  it('grows from five seconds to a day, and there are ten attempts in all', () => {
    const pauses = Array.from({ length: 9 }, (_, at) => webhookPause(at + 1, 0) ?? 0)
    expect(pauses[0]).toBe(5_000)
    expect(pauses[8]).toBe(86_400_000)
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
    expect(webhookPause(10, 0)).toBeNull()
  })

  it('is up to a fifth longer', () => {
    expect(webhookPause(1, 1)).toBe(6_000)
  })
})
