import { expect, it } from 'vitest'
import { figuresText } from './automatic-letter-words'

const LETTER = {
  kind: 'welcome_free',
  isEnabled: true,
  letter: null,
  includesAdded: false,
  recipients: 'weekly',
  weekday: 1,
  hour: 8,
  enabledAt: null,
  reason: null,
} as const

// docs/product/kitchen.md#automatic-letters
it('figures of an automatic letter name what waits and what failed only if there is any', () => {
  expect(figuresText({ ...LETTER, sent: 0, waiting: 0, undelivered: 0 })).toBe('0 sent')
  expect(figuresText({ ...LETTER, sent: 1200, waiting: 3, undelivered: 1 })).toBe(
    '1,200 sent · 3 waiting · 1 not delivered',
  )
})
