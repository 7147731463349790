import { describe, expect, it } from 'vitest'
import type { WebhookDelivery } from '@/src/contract/site/webhook'
import { describeDelivery } from './delivery-words'

const now = new Date('2026-03-12T09:00:00.000Z')
const delivery = (more: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: 'd', event: 'test', status: 'waiting', occurredAt: now.toISOString(), attempts: 0 },
  ...{ attemptedAt: null, dueAt: now.toISOString(), answerStatus: null, answer: null },
  ...{ problem: null, milliseconds: null },
  ...more,
})

// docs/product/kitchen.md#webhooks-in-the-settings
describe('the words of a delivery', () => {
  it('say that it is on its way, or when it is sent', () => {
    expect(describeDelivery(delivery({}), now)).toBe('Sending.')
    const later = describeDelivery(delivery({ dueAt: '2026-03-14T09:00:00.000Z' }), now)
    expect(later).toMatch(/^It will be sent at Mar 14, /)
  })

  it('say what was answered, after how long, and when it is tried again', () => {
    const failed = { attempts: 2, answerStatus: 500, milliseconds: 83 }
    expect(describeDelivery(delivery(failed), now)).toMatch(
      /^The server responded with 500 in 83 ms\. 2 attempts\. The next attempt is at Mar 12, /,
    )
  })

  it('say why there was no answer', () => {
    const problem = 'The server refused the connection.'
    const ended = { status: 'failed' as const, attempts: 1, problem, milliseconds: 2, dueAt: null }
    expect(describeDelivery(delivery(ended), now)).toBe(problem)
  })

  it('say of one that arrived what was answered', () => {
    const done = { status: 'delivered' as const, attempts: 1, answerStatus: 204, dueAt: null }
    expect(describeDelivery(delivery({ ...done, milliseconds: 12 }), now)).toBe(
      'The server responded with 204 in 12 ms.',
    )
  })
})
