import { describe, expect, it } from 'vitest'
import { isWithinTypos } from './allowed-typos'
import { beginsLike, matchedRanges, matchedTexts } from './highlight'
import { ingredientsInQuestion } from './question'
import { otherNames, parseQuery, listWordRuns } from './read-query'
import { COMMON_SYNONYM_INDEX, COMMON_SYNONYMS, indexSynonyms, parseSynonyms } from './synonyms'
import { toPhrase } from './words'

describe('words that were found in a text', () => {
  const soup = beginsLike(['soup', 'bechamel'])

  it('are marked from their first to their last sign, as they are written', () => {
    expect(matchedRanges('Soup of soups, no pea-soup', soup)).toEqual([
      [0, 4],
      [8, 13],
      [22, 26],
    ])
    expect(matchedRanges('Éclair with Béchamel', soup)).toEqual([[12, 20]])
    expect(matchedRanges('be\u0301chamel', soup)).toEqual([[0, 9]])
    expect(matchedRanges('🍲 Soup', soup)).toEqual([[3, 7]])
    expect(matchedRanges('Stew', soup)).toEqual([])
  })

  it('stand in texts that are told once each, in order', () => {
    const texts = ['red onion', 'soup bones', 'onion soup', 'soup bones']
    expect(matchedTexts(texts, soup)).toEqual(['soup bones', 'onion soup'])
    expect(matchedTexts(texts, beginsLike([]))).toEqual([])
  })
})

describe('typos', () => {
  it.each([
    ['rye', 0],
    ['soup', 1],
    ['carrots', 1],
    ['potatoes', 2],
    ['🍲🍲🍲', 0],
    ['', 0],
  ])('of %s may be %i', (word, most) => {
    expect(isWithinTypos(word)).toBe(most)
  })
})

describe('a question for ingredients', () => {
  it.each([
    ['anything with eggs, flour; milk + butter', ['eggs', 'flour', 'milk', 'butter']],
    ['ideas for my leftover rice', ['leftover rice']],
    ['dishes using kale or chard.', ['kale', 'chard']],
    ['meals out of beans!?', ['beans']],
    ['WHAT COULD WE EAT WITH HERBS', ['HERBS']],
    ['  recipe from candy and sand  ', ['candy', 'sand']],
  ])('names them: %s', (text, ingredients) => {
    expect(ingredientsInQuestion(text)).toEqual(ingredients)
  })

  it.each(['recipes with , and', 'my recipes with rice', 'what about rice', 'soup from beans'])(
    'is not asked by %s',
    (text) => {
      expect(ingredientsInQuestion(text)).toBeNull()
    },
  )
})

describe('a search as it is read', () => {
  it('adds the ingredients of a question to those that were chosen, each as one of it', () => {
    expect(parseQuery('what can I make with eggs', ['Red Lentils'])).toEqual({
      words: [],
      ingredients: [['red', 'lentil'], ['egg']],
      isUnreadable: false,
    })
  })

  it('takes twenty ingredients, and is unreadable by any that has no word', () => {
    const names = Array.from({ length: 25 }, (_, at) => `thing${at}`)
    expect(parseQuery('', names).ingredients).toHaveLength(20)
    expect(parseQuery('', ['rice', '--'])).toMatchObject({
      ingredients: [['rice']],
      isUnreadable: true,
    })
  })

  it('keeps the last of stop words alone, which may be the beginning of a word', () => {
    expect(parseQuery('what to do', []).words).toEqual(['do'])
    expect(parseQuery('the', []).words).toEqual(['the'])
    expect(parseQuery('', []).words).toEqual([])
  })
})

describe('runs of words', () => {
  it('are of one to three words, in the singular, from every place', () => {
    expect(listWordRuns(['spring', 'onions', 'and', 'peas'])).toEqual([
      { from: 0, to: 1, phrase: 'spring' },
      { from: 0, to: 2, phrase: 'spring onion' },
      { from: 0, to: 3, phrase: 'spring onion and' },
      { from: 1, to: 2, phrase: 'onion' },
      { from: 1, to: 3, phrase: 'onion and' },
      { from: 1, to: 4, phrase: 'onion and pea' },
      { from: 2, to: 3, phrase: 'and' },
      { from: 2, to: 4, phrase: 'and pea' },
      { from: 3, to: 4, phrase: 'pea' },
    ])
    expect(listWordRuns([])).toEqual([])
  })

  it('are known by common names and a site’s own together, each once', () => {
    const own = indexSynonyms(parseSynonyms('prawns, shrimp, scampi'))
    expect(otherNames(['shrimps'], own)).toEqual([
      { from: 0, to: 1, names: [['prawn'], ['scampi']] },
    ])
  })
})

describe('synonyms', () => {
  it('are groups of two names or more, one a line, each name once', () => {
    expect(parseSynonyms('Tomatoes, tomato\nscone, biscuits ,scones\r\n\n, ,x')).toEqual([
      ['scone', 'biscuit'],
    ])
    expect(parseSynonyms(null)).toEqual([])
    expect(parseSynonyms(undefined)).toEqual([])
  })

  it('of a name in two groups are those of both', () => {
    const index = indexSynonyms([
      ['pop', 'soda'],
      ['soda', 'bicarbonate'],
    ])
    expect(index.get('soda')).toEqual(['pop', 'bicarbonate'])
    expect(index.get('pop')).toEqual(['soda'])
    expect(index.get('cola')).toBeUndefined()
  })

  it('that every site knows lead from each name to all others of its group', () => {
    for (const group of COMMON_SYNONYMS) {
      for (const name of group) {
        expect(toPhrase(name)).toBe(name)
        const others = group.filter((other) => other !== name)
        expect(COMMON_SYNONYM_INDEX.get(name)).toEqual(expect.arrayContaining(others))
        expect(COMMON_SYNONYM_INDEX.get(name)).not.toContain(name)
      }
    }
  })
})
