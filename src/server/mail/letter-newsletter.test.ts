import { describe, expect, it } from 'vitest'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { letterNewsletter } from './letter-newsletter'

const text = (words: string) => ({ type: 'paragraph', children: [{ text: words }] }) as const
const options = {
  origin: 'https://ferment.example',
  units: new Map(),
  paywall: {
    text: 'The rest is for paying subscribers.',
    label: 'Subscribe',
    href: 'https://ferment.example/subscribe',
  },
}
const blocksOf = (content: LetterDocument, isLocked = false) =>
  letterNewsletter(
    { title: 'Notes', isLocked, image: null, content, images: [], recipes: [] },
    options,
  )

// docs/product/newsletters.md#letters
describe('a letter as a newsletter', () => {
  it('leads with buttons to absolute addresses', () => {
    expect(
      blocksOf([
        { type: 'button', label: 'All recipes', href: '/recipes' },
        { type: 'button', label: 'A shop', href: 'https://shop.example/jars' },
      ]),
    ).toEqual([
      { type: 'button', label: 'All recipes', href: 'https://ferment.example/recipes' },
      { type: 'button', label: 'A shop', href: 'https://shop.example/jars' },
    ])
  })

  it('shows nothing of its paywall to who reads it whole, and a notice to others', () => {
    const whole: LetterDocument = [text('For all'), { type: 'paywall' }, text('For some')]
    expect(blocksOf(whole)).toMatchObject([{ type: 'paragraph' }, { type: 'paragraph' }])
    expect(blocksOf([text('For all')], true)).toMatchObject([
      { type: 'paragraph' },
      { type: 'paywall', text: 'The rest is for paying subscribers.' },
    ])
  })

  it('has one line above the notice of a locked letter, not two', () => {
    const cut: LetterDocument = [text('For all'), { type: 'divider' }]
    expect(blocksOf(cut, true)).toMatchObject([{ type: 'paragraph' }, { type: 'paywall' }])
    expect(blocksOf(cut)).toMatchObject([{ type: 'paragraph' }, { type: 'divider' }])
  })

  it('leaves out cards of recipes that readers cannot see', () => {
    const recipeId = '11111111-1111-4111-8111-111111111111'
    expect(blocksOf([{ type: 'recipe-card', recipeId }])).toEqual([])
  })
})
