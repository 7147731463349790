import { describe, expect, it } from 'vitest'
import { HOLD_POINTS, SPAM_POINTS } from '@/src/domain/comments'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { commentText } from './comment-text'
import { scoreLocally } from './local-scorer'
import type { ScoredComment } from './scorer'
import { textMarks } from './sketch'
import { HONEST, SPAM } from './testing/examples'
import { matchTerms } from './words'

/** A comment of somebody who signed up for it. */
const comment = (text: string, known: Partial<ScoredComment> = {}): ScoredComment => ({
  ...commentText(documentFromPlainText(text)),
  name: 'Ada',
  email: 'ada@example.com',
  address: null,
  userAgent: null,
  page: 'https://rye.example.com/recipes/rye',
  sameTexts: 0,
  accountMinutes: 5,
  hasPublished: false,
  recentOfWriter: 0,
  recentOfAddress: 0,
  ...known,
})
const points = (text: string, known: Partial<ScoredComment> = {}): number =>
  scoreLocally(comment(text, known)).reduce((sum, reason) => sum + reason.points, 0)
const rulesFor = (text: string, known: Partial<ScoredComment> = {}) =>
  scoreLocally(comment(text, known)).map(({ rule }) => rule)

const halves = (all: readonly string[]) => [all.slice(0, 25), all.slice(25)] as const
const caught = (texts: readonly string[], from: number): string[] =>
  texts.filter((text) => points(text) >= from)

// docs/product/comments.md#spam
describe('the local scorer', () => {
  it('holds or refuses all spam that its points were chosen with, and nothing honest of it', () => {
    const [spam, honest] = [halves(SPAM)[0], halves(HONEST)[0]]
    expect(spam.filter((text) => points(text) < HOLD_POINTS)).toEqual([])
    expect(caught(honest, SPAM_POINTS)).toEqual([])
    expect(caught(honest, HOLD_POINTS)).toHaveLength(1)
  })

  // The figures of docs/product/comments.md#spam.
  it('holds or refuses 24 of 25 spam comments that it was not made with, and 1 of 25 honest ones', () => {
    const [spam, honest] = [halves(SPAM)[1], halves(HONEST)[1]]
    expect(caught(spam, HOLD_POINTS)).toHaveLength(24)
    expect(caught(spam, SPAM_POINTS)).toHaveLength(10)
    expect(caught(honest, HOLD_POINTS)).toHaveLength(1)
    expect(caught(honest, SPAM_POINTS)).toEqual([])
  })

  it('explains its verdict', () => {
    expect(scoreLocally(comment('Viagra at https://pills.example.com', { sameTexts: 4 }))).toEqual([
      { rule: 'spam_words', points: 60, detail: 'viagra' },
      { rule: 'link_share', points: 50, detail: '1' },
      { rule: 'same_text', points: 80, detail: '4' },
      { rule: 'new_account', points: 35, detail: null },
    ])
  })

  it('finds letters that pretend to be others, and stacked marks, but no real language in them', () => {
    expect(rulesFor('Best сasino bоnus')).toContain('mixed_scripts')
    expect(rulesFor('Z̷̢̛̖͗a̸̡͉̓l̴̨̛g̶̡̛o̵')).toContain('stacked_marks')
    for (const honest of [
      'Der Teig braucht 20 μg Hefe',
      'Phở rất ngon ạ',
      'בְּתֵאָבוֹן',
      'खाना बहुत अच्छा',
    ]) {
      expect(rulesFor(honest)).not.toContain('mixed_scripts')
      expect(rulesFor(honest)).not.toContain('stacked_marks')
    }
  })

  it('trusts a writer with published comments and an old account more than a new one', () => {
    const text = 'The flour is at https://mill.example.com for those who look for it.'
    const known = { hasPublished: true, accountMinutes: 90_000 }
    expect(points(text, known)).toBeLessThan(HOLD_POINTS)
    expect(points(text)).toBeGreaterThanOrEqual(HOLD_POINTS)
  })

  it('takes emoji alone for praise, until there are very many', () => {
    expect(points('😍😍😍')).toBeLessThan(HOLD_POINTS)
    expect(points('😍'.repeat(500))).toBeGreaterThanOrEqual(HOLD_POINTS)
  })
})

describe('marks of a text', () => {
  const shared = (one: string, other: string): number =>
    textMarks(one).filter((mark) => textMarks(other).includes(mark)).length
  const text =
    'This wonderful service helped me to win a lot of money last week and I cannot thank them enough'

  it('are mostly the same when an address, a number, the case or a word changes', () => {
    const marks = textMarks(text).length
    expect(shared(text, `${text} https://one.example.com 81`)).toBe(marks)
    expect(shared(text, text.toUpperCase())).toBe(marks)
    expect(shared(text, text.replace('wonderful', 'great'))).toBeGreaterThanOrEqual(marks / 2)
  })

  it('differ for another text, and are none for a short one, which many people write', () => {
    const other =
      'The crust came out dark and crackling, just as it does in the bakery around the corner'
    expect(shared(text, other)).toBe(0)
    expect(textMarks('Delicious, thank you so much!')).toEqual([])
  })
})

// docs/product/comments.md#rules-of-a-site
it('finds words of a rule as whole words, without regard to case and accents', () => {
  expect(matchTerms('Das ist ein SCHEISS Brot', ['scheiß', 'scheiss'])).toEqual(['scheiss'])
  expect(matchTerms('Un café, s’il vous plaît', ['cafe', 's il vous plait'])).toHaveLength(2)
  expect(matchTerms('Scunthorpe is lovely', ['cunt', '', ' '])).toEqual([])
  expect(matchTerms('去 博彩网站 看看', ['博彩'])).toEqual(['博彩'])
})
