import { describe, expect, it } from 'vitest'
import { createCatalogueMatcher } from '@/src/parsing/match'

const entry = (
  slug: string,
  ...aliases: string[]
): { slug: string; title: string; aliases: string[] } => ({
  slug,
  title: slug.replace(/-/g, ' '),
  aliases,
})

const { match } = createCatalogueMatcher([
  entry('tomato'),
  entry('onion'),
  entry('red-onion'),
  entry('olive-oil', 'extra-virgin olive oil'),
  entry('peanut'),
  entry('peanut-oil'),
  entry('fresh-ginger'),
  entry('ground-ginger', 'powdered ginger'),
  entry('brown-sugar'),
  entry('scallion', 'spring onion', 'green onions'),
  entry('bay-leaf'),
  entry('milk'),
])

describe('createCatalogueMatcher', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['Large ripe tomatoes', 'tomato'],
    ['red onions', 'red-onion'],
    ['small onion', 'onion'],
    ['Extra-Virgin Olive Oil', 'olive-oil'],
    ['oil, olive', 'olive-oil'],
    ['spring onions', 'scallion'],
    ['green onion', 'scallion'],
    ['bay leaves', 'bay-leaf'],
    ['peanut or vegetable oil', 'peanut-oil'],
    ['tomatoes (any kind)', 'tomato'],
    ['chopped peeled tomatoes', 'tomato'],
    ['ground ginger', 'ground-ginger'],
  ])('finds the entry for %s', (name, slug) => {
    expect(match(name)).toBe(slug)
  })

  it('comes to an end on a name made to be slow', () => {
    for (const part of [' ', '(', '\u00a0', 'a or ']) expect(match(part.repeat(100_000))).toBeNull()
  })

  it.each(['coconut milk', 'sugar', 'dragon fruit', '', '1234'])(
    'does not guess for %j',
    (name) => {
      expect(match(name)).toBeNull()
    },
  )
})
