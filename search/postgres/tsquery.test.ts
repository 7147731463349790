import { describe, expect, it } from 'vitest'
import { indexSynonyms, parseSynonyms } from '@/search/query/synonyms'
import { AS_TYPED, bothConditions, facetsCondition, rankingQuery, wordsCondition } from './tsquery'

const SITE = '00000000-0000-0000-0000-0000abcdef12'
const KEY = 'abcdef12'
const query = (words: string[], ingredients: string[][] = []) => ({
  words,
  ingredients,
  isUnreadable: false,
})
/** The alternatives of a clause, without what holds them together. */
const alternatives = (clause: string): string[] => clause.replace(/^\(|\)$/g, '').split(' | ')

describe('the condition of words', () => {
  it('is met by each as itself, as the beginning of another, as one of it, or as a name', () => {
    expect(wordsCondition(SITE, query(['kales']), AS_TYPED)).toBe(
      `('${KEY}:kales':* | '${KEY}:kale' | '${KEY}=kale')`,
    )
  })

  it('takes words of one and two letters for beginnings at the end only', () => {
    const clauses = wordsCondition(SITE, query(['ab', 'abc', 'x']), AS_TYPED)
    expect(clauses).toContain(`'${KEY}:ab' |`)
    expect(clauses).toContain(`'${KEY}:abc':*`)
    expect(clauses).toContain(`'${KEY}:x':*`)
    expect(clauses).not.toContain(`'${KEY}:ab':*`)
  })

  it('asks for every word, each of which another name of several may stand for', () => {
    const [green = '', onions = ''] = wordsCondition(SITE, query(['green', 'onions']), AS_TYPED)
      .slice(1, -1)
      .split(' & (')
      .slice(0, 2)
    expect(green).toContain(`'${KEY}:green':*`)
    expect(green).toContain(`'${KEY}:scallion':*`)
    expect(onions).not.toBe('')
    const whole = wordsCondition(SITE, query(['green', 'onions']), AS_TYPED)
    expect(whole).toContain(`'${KEY}=green onion'`)
    expect(whole).toContain(`('${KEY}:spring':* & '${KEY}:onion':*)`)
  })

  it('takes another name for the words it covers, and for none after them', () => {
    const clauses = wordsCondition(SITE, query(['eggplant', 'pie']), AS_TYPED).split(' & ')
    expect(clauses[0]).toContain(`'${KEY}:aubergine':*`)
    expect(clauses[1]).not.toContain('aubergine')
    const turned = wordsCondition(SITE, query(['pie', 'eggplant']), AS_TYPED).split(' & ')
    expect(turned[0]).not.toContain('aubergine')
    expect(turned[1]).toContain(`'${KEY}:aubergine':*`)
  })

  it('is met by a plural that begins otherwise, of the word and of another name', () => {
    expect(alternatives(wordsCondition(SITE, query(['leaf']), AS_TYPED))).toContain(
      `'${KEY}:leaves'`,
    )
    const synonyms = indexSynonyms(parseSynonyms('bramble, blackberry'))
    const named = wordsCondition(SITE, query(['bramble']), { corrections: new Map(), synonyms })
    expect(named).toContain(`('${KEY}:blackberry':* | '${KEY}:blackberries')`)
  })

  it('counts letters outside the first plane as one each', () => {
    const clauses = wordsCondition(SITE, query(['𠮷𠮷', 'x']), AS_TYPED)
    expect(clauses).not.toContain(`'${KEY}:𠮷𠮷':*`)
  })

  it('counts the words near one that is not there, and a site’s own names for it', () => {
    const readings = {
      corrections: new Map([['brocoli', ['broccoli', 'broccolini']]]),
      synonyms: indexSynonyms(parseSynonyms('brocoli, tree')),
    }
    expect(alternatives(wordsCondition(SITE, query(['brocoli']), readings))).toEqual([
      `'${KEY}:brocoli':*`,
      `'${KEY}:brocoli'`,
      `'${KEY}:broccoli'`,
      `'${KEY}:broccolini'`,
      `'${KEY}=brocoli'`,
      `'${KEY}:tree':*`,
    ])
  })

  it('asks for an ingredient by all of its words, by its name, or by another name of the whole', () => {
    const one = wordsCondition(SITE, query([], [['red', 'lentil']]), AS_TYPED)
    expect(one).toBe(`(('${KEY}~red' & '${KEY}~lentil') | '${KEY}=red lentil')`)
    const named = wordsCondition(SITE, query([], [['bell', 'pepper']]), AS_TYPED)
    expect(named).toContain(`'${KEY}~capsicum'`)
    expect(named).toContain(`('${KEY}~sweet' & '${KEY}~pepper')`)
    const part = wordsCondition(SITE, query([], [['smoked', 'tofu']]), AS_TYPED)
    expect(part).not.toContain('curd')
    expect(wordsCondition(SITE, query([], [['tofu', 'smoked']]), AS_TYPED)).not.toContain('curd')
  })

  it('is empty without words, and asks for words and ingredients together', () => {
    expect(wordsCondition(SITE, query([]), AS_TYPED)).toBe('')
    expect(wordsCondition(SITE, query(['x'], [['y']]), AS_TYPED)).toBe(
      `(('${KEY}:x':* | '${KEY}:x' | '${KEY}=x') & ('${KEY}~y' | '${KEY}=y'))`,
    )
  })

  it('holds whatever was typed as a word, never as a sign of the condition', () => {
    const [asIs] = alternatives(wordsCondition(SITE, query([`o'hara\\`]), AS_TYPED))
    expect(asIs).toBe(`'${KEY}:o''hara\\\\':*`)
  })
})

describe('the condition of chosen terms', () => {
  const facets = { meals: ['lunch', 'dinner'], diets: ['vegan'], tags: [] }

  it('is any within a facet and all across', () => {
    const meals = `('${KEY}/meals:lunch' | '${KEY}/meals:dinner')`
    expect(facetsCondition(SITE, facets)).toBe(`(${meals} & '${KEY}/diets:vegan')`)
    expect(facetsCondition(SITE, {})).toBe('')
  })

  it('reads no more of a slug than the index holds', () => {
    expect(facetsCondition(SITE, { tags: ['x'.repeat(300)] })).toBe(
      `'${KEY}/tags:${'x'.repeat(200)}'`,
    )
  })

  it('joins that of words, where there is one', () => {
    expect(bothConditions('a', 'b')).toBe('(a & b)')
    expect(bothConditions('a', '')).toBe('a')
    expect(bothConditions('', 'b')).toBe('b')
    expect(bothConditions('', '')).toBeNull()
  })
})

describe('the order by what fits best', () => {
  it('counts words whole, as beginnings, as one of it, corrected and by other names', () => {
    const readings = { corrections: new Map([['shrimps', ['shrimpy']]]), synonyms: null }
    expect(alternatives(rankingQuery(query(['shrimps']), readings))).toEqual([
      `'shrimps'`,
      `'shrimps':*`,
      `'shrimp'`,
      `'shrimpy'`,
      `'prawn':*`,
    ])
  })
})
