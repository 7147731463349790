import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance'
import { ingredientsInQuestion } from './question'
import { otherNames, parseQuery } from './read-query'
import { indexSynonyms, parseSynonyms } from './synonyms'

describe('what was typed', () => {
  it('goes without words that say nothing, unless there are no others', () => {
    expect(parseQuery('the soup of my aunt', []).words).toEqual(['soup', 'aunt'])
    expect(parseQuery('of the', []).words).toEqual(['the'])
  })

  it('can match nothing when it holds no word', () => {
    expect(parseQuery('%%', []).isUnreadable).toBe(true)
    expect(parseQuery('  ', []).isUnreadable).toBe(false)
    expect(parseQuery('soup', ['~']).isUnreadable).toBe(true)
  })

  it('stays within twelve words', () => {
    expect(parseQuery('soup '.repeat(40), []).words).toHaveLength(12)
  })

  it.each([
    ['What can I make with chickpeas and spinach?', ['chickpeas', 'spinach']],
    ['what to cook with leftover rice, some eggs & peas', ['rice', 'eggs', 'peas']],
    ['recipes with red lentils', ['red lentils']],
    ['something from potatoes', ['potatoes']],
    ['what should we bake with a lemon', ['lemon']],
  ])('is a question for ingredients: %s', (text, ingredients) => {
    expect(ingredientsInQuestion(text)).toEqual(ingredients)
  })

  it.each(['lentil soup with spinach', 'what', 'recipes', 'recipes with', ''])(
    'is no question: %s',
    (text) => {
      expect(ingredientsInQuestion(text)).toBeNull()
    },
  )

  it('knows other names, those of one word and of several, and a site’s own', () => {
    expect(otherNames(['cilantro', 'soup'])).toEqual([
      { from: 0, to: 1, names: [['coriander'], ['coriander', 'leaf']] },
    ])
    expect(otherNames(['green', 'onions'])[0]).toMatchObject({ from: 0, to: 2 })
    const own = indexSynonyms(parseSynonyms('Flapjacks, oat bar\n lonely\n, ,'))
    expect(otherNames(['flapjack'], own)).toEqual([{ from: 0, to: 1, names: [['oat', 'bar']] }])
  })
})

describe('letters apart', () => {
  it.each([
    ['chikpea', 'chickpeas', 1],
    ['brocoli', 'broccoli', 1],
    ['spniach', 'spinach', 1],
    ['pottatoes', 'potatoes', 1],
    ['soup', 'soup', 0],
    ['sou', 'soup', 0],
    ['rye', 'rice', 2],
    ['', 'soup', 0],
    ['soup', '', 4],
  ])('%s and %s: %i', (typed, word, apart) => {
    expect(editDistance(typed, word)).toBe(apart)
  })
})
