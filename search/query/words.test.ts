import { describe, expect, it } from 'vitest'
import { fold, irregularPlural, toPhrase, singular, wordsOf } from './words'

describe('words', () => {
  it('are compared without marks and capitals', () => {
    expect(fold('CRÈME Brûlée, Smørrebrød & Straße')).toBe('creme brulee, smorrebrod & strasse')
  })

  it('are divided by whatever is no letter and no digit', () => {
    expect(wordsOf("Chef's 50% rye-bread/loaf… ½")).toEqual([
      'chef',
      's',
      '50',
      'rye',
      'bread',
      'loaf',
      '1',
      '2',
    ])
    expect(wordsOf('🍅 soup')).toEqual(['🍅', 'soup'])
    expect(wordsOf(' %_\\"\' ')).toEqual([])
  })

  it.each([
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['leaves', 'leaf'],
    ['radishes', 'radish'],
    ['eggs', 'egg'],
    ['cookies', 'cookie'],
    ['hummus', 'hummus'],
    ['asparagus', 'asparagus'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['борщ', 'борщ'],
  ])('stand for one of %s', (word, one) => {
    expect(singular(word)).toBe(one)
  })

  it('make names with each as one of it', () => {
    expect(toPhrase('Spring  Onions')).toBe('spring onion')
  })
})

describe('a plural that begins otherwise', () => {
  it.each([
    ['leaf', 'leaves'],
    ['strawberry', 'strawberries'],
    ['soy', null],
    ['bean', null],
    ['cookie', null],
  ])('of %s is %s', (word, plural) => {
    expect(irregularPlural(word)).toBe(plural)
  })
})
