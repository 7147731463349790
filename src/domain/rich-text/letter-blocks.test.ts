import { describe, expect, it } from 'vitest'
import { isWide, reducedDocument } from './basic'
import type { LetterDocument } from './document'
import { letterFromLexical, wideFromLexical } from './from-lexical'
import { plainText } from './plain-text'
import { lexicalFromDocument } from './to-lexical'

const LETTER: LetterDocument = [
  { type: 'paragraph', children: [{ text: 'Spring' }] },
  { type: 'recipe-card', recipeId: '00000000-0000-4000-8000-000000000001' },
  { type: 'button', label: 'Subscribe', href: '/subscribe' },
  { type: 'paywall' },
  { type: 'quote', children: [{ text: 'Salt it twice.' }] },
]

// docs/product/letters.md#blocks
describe('the blocks of a letter', () => {
  it('are stored as Lexical and read back as they were', () => {
    expect(letterFromLexical(lexicalFromDocument(LETTER))).toEqual(LETTER)
  })

  it('are left out of the texts of stories', () => {
    expect(wideFromLexical(lexicalFromDocument(LETTER))).toEqual(LETTER.filter(isWide))
  })

  it('are reduced to paragraphs, and to their words in plain text', () => {
    const reduced = reducedDocument(LETTER, () => undefined)
    expect(reduced.map(({ type }) => type)).toEqual(Array(5).fill('paragraph'))
    expect(plainText(LETTER)).toBe('Spring\nSubscribe\nSalt it twice.')
  })
})
