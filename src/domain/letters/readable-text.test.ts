import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '../payments/premium'
import type { PremiumReader } from '../payments/premium'
import type { LetterDocument } from '../rich-text/document'
import { LETTER_AUDIENCES } from './letter-limits'
import { readableText } from './readable-text'

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] }) as const
const FREE_PART: LetterDocument = [text('For all')]
const WHOLE: LetterDocument = [...FREE_PART, { type: 'paywall' }, text('For paid readers')]

const FREE: PremiumReader = { planType: 'free', isManager: false }
const PAID: PremiumReader = { planType: 'monthly', isManager: false }
const MANAGER: PremiumReader = { planType: null, isManager: true }

const read = (
  audience: (typeof LETTER_AUDIENCES)[number],
  reader: PremiumReader,
  content = WHOLE,
) => readableText({ audience, content }, reader)

// docs/product/letters.md#audiences
describe('the readable text of a letter', () => {
  it.each(LETTER_AUDIENCES)(
    'is whole for paid readers and managers of the site: %s',
    (audience) => {
      for (const reader of [PAID, MANAGER])
        expect(read(audience, reader)).toEqual({ content: WHOLE, isLocked: false })
    },
  )

  it('ends at the paywall for all others of its audience', () => {
    expect(read('everyone', ANONYMOUS_READER)).toEqual({ content: FREE_PART, isLocked: true })
    expect(read('free', FREE)).toEqual({ content: FREE_PART, isLocked: true })
  })

  it('is empty for readers who are not its audience', () => {
    const none = { content: [], isLocked: true }
    expect(read('free', ANONYMOUS_READER)).toEqual(none)
    expect(read('paid', FREE)).toEqual(none)
    expect(read('paid', ANONYMOUS_READER, FREE_PART)).toEqual(none)
  })

  it('is whole for its audience without a paywall', () => {
    expect(read('everyone', ANONYMOUS_READER, FREE_PART).isLocked).toBe(false)
    expect(read('free', FREE, FREE_PART)).toEqual({ content: FREE_PART, isLocked: false })
  })
})
