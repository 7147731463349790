import { describe, expect, it } from 'vitest'
import { parseTypedUrl } from '../rich-text/bar/typed-address'
import { rankMatches } from './found'
import { parseAmount } from './typed-amount'

describe('a typed amount', () => {
  it.each([
    ['2', 2, null],
    ['1 1/2', 1.5, null],
    ['1½', 1.5, null],
    ['½', 0.5, null],
    ['0,5', 0.5, null],
    ['2-3', 2, 3],
    ['1-1/2', 1.5, null],
    ['1-1/2 to 2', 1.5, 2],
    ['11/2', 1.5, null],
    ['2 to 3½', 2, 3.5],
    ['٢٫٥', 2.5, null],
    ['1000000', 1_000_000, null],
    ['', null, null],
  ])('%s is understood', (typed, quantityMin, quantityMax) => {
    expect(parseAmount(typed)).toEqual({ quantityMin, quantityMax })
  })

  it.each(['a lot', '2 cups', '1/0', '1-2-3', '-', '99999999', '-5', '1e9'])(
    '%s is none',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined()
    },
  )
})

describe('a search in a catalogue', () => {
  const choices = [
    { id: '1', label: 'bread flour', aliases: ['strong flour'] },
    { id: '2', label: 'flour' },
    { id: '3', label: 'crème fraîche' },
    { id: '4', label: 'milliliter', detail: 'ml' },
  ]
  const ids = (typed: string): string[] => rankMatches(choices, typed).map(({ id }) => id)

  it('puts the name itself first, then names that begin so', () => {
    expect(ids('flour')).toEqual(['2', '1'])
  })

  it('finds short names, other names, and names without their accents', () => {
    expect(ids('ml')).toEqual(['4'])
    expect(ids('strong')).toEqual(['1'])
    expect(ids('creme')).toEqual(['3'])
  })
})

describe('a typed address', () => {
  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com'],
    ['me@example.com', 'mailto:me@example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['words', 'words'],
    ['', ''],
  ])('%s is %s', (typed, address) => {
    expect(parseTypedUrl(typed)).toBe(address)
  })
})
