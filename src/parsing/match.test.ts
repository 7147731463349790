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

const larder = createCatalogueMatcher([
  entry('beef'),
  entry('beef-bone'),
  entry('beef-tenderloin', 'beef fillet'),
  entry('butter'),
  entry('bell-pepper', 'sweet pepper'),
  entry('black-pepper', 'pepper'),
  entry('cheese'),
  entry('chicken'),
  entry('chicken-stock'),
  entry('cilantro', 'coriander', 'coriander leaves'),
  entry('coconut-cream'),
  entry('cream-of-coconut'),
  entry('dark-chocolate', 'chocolate'),
  entry('dried-lavender', 'lavender'),
  entry('flour'),
  entry('garlic'),
  entry('half-and-half'),
  entry('hot-sauce'),
  entry('leg-of-lamb'),
  entry('lettuce'),
  entry('milk'),
  entry('milk-chocolate'),
  entry('paprika'),
  entry('peanut-butter'),
  entry('raisin'),
  entry('red-bell-pepper', 'red pepper'),
  entry('rice'),
  entry('stock-cube'),
  entry('tomato'),
])

describe('a name', () => {
  it.each([
    ['a general name', 'beef', 'beef'],
    ['words that only describe', 'best grass-fed beef', 'beef'],
    ['its noun before "of"', 'leg of lamb', 'leg-of-lamb'],
    ['the noun of an entry first', 'lamb leg', 'leg-of-lamb'],
    ['a cut of a food', 'fillet of beef', 'beef-tenderloin'],
    ['parts that are still the food', 'garlic cloves', 'garlic'],
    ['leaves of a leafy food', 'crisp lettuce leaves', 'lettuce'],
    ['a portion of a food', 'a few slices of tomato', 'tomato'],
    ['what it is for', 'tomatoes for the salad', 'tomato'],
    ['a colour that makes no other food', 'yellow tomatoes', 'tomato'],
    ['"of" as a part of a title', 'cream of coconut', 'cream-of-coconut'],
    ['a choice: the first that is known', 'quorn or beef', 'beef'],
    ['a noun twice', 'cold half-and-half', 'half-and-half'],
  ])('matches by %s: %s', (_what, name, slug) => {
    expect(larder.match(name)).toBe(slug)
  })

  it.each([
    ['of a more special entry is not meant by a general one', 'sauce'],
    ['of another food is not that of its modifier', 'chicken skin'],
    ['of another food is not that of its noun', 'sweet potato butter'],
    ['of a food with a flavour is not the plain one', 'cashew cheese'],
    ['in another order is another food', 'chocolate milk'],
    ['of another meat is not the one in the catalogue', 'leg of pork'],
    ['of a drink is not its solid', 'hot chocolate'],
    ['of the fresh food is not the dried one', 'fresh lavender'],
    ['of food in a liquid is not the fresh one', 'tomatoes in oil'],
    ['of two foods is neither', 'rice and beef'],
    ['of a preparation from a food is not the food', 'rice flour noodles'],
    ['with an unknown word before a part is not the food behind it', 'beef stock cube'],
    ['of free-from flour is another flour', 'gluten-free flour'],
  ])('%s: %s', (_what, name) => {
    expect(larder.match(name)).toBeNull()
  })
})

describe('a name with two meanings', () => {
  it.each([
    ['2 peppers', 'peppers', 'count', 'bell-pepper'],
    ['1 pepper', 'pepper', 'count', 'bell-pepper'],
    ['1 cup pepper', 'pepper', 'volume', 'bell-pepper'],
    ['200 g peppers', 'peppers', 'weight', 'bell-pepper'],
    ['pepper', 'pepper', 'none', 'black-pepper'],
    ['1 tsp pepper', 'pepper', 'spoon', 'black-pepper'],
    ['20 g pepper', 'pepper', 'weight', null],
    ['1 red pepper', 'red pepper', 'count', 'red-bell-pepper'],
    ['1 tsp red pepper', 'red pepper', 'spoon', null],
    ['a bunch of coriander', 'coriander', 'piece', 'cilantro'],
    ['1 tsp coriander', 'coriander', 'spoon', null],
    ['1 tsp paprika', 'paprika', 'spoon', 'paprika'],
    ['2 paprika', 'paprika', 'count', null],
  ] as const)('is settled by the amount, or by nothing: %s', (_line, name, measure, slug) => {
    expect(larder.match(name, { measure })).toBe(slug)
  })
})

describe('a name in another language', () => {
  it('matches whole names alone, and no false friend', () => {
    expect(larder.match('Paprika', { language: 'de' })).toBeNull()
    expect(larder.match('raisins', { language: 'fr' })).toBeNull()
    expect(larder.match('grüner rice', { language: 'de' })).toBeNull()
    expect(larder.match('butter', { language: 'de-AT' })).toBe('butter')
  })
})
