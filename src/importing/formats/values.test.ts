import { describe, expect, it } from 'vitest'
import {
  parseDifficulty,
  asList,
  parseUtcInstant,
  asNameList,
  asPositiveNumber,
  asRecord,
  splitSteps,
  getFirstTextOrEmpty,
  asText,
  getFirstText,
} from './values'

describe('values of somebody else’s data', () => {
  it('are an object, a list or words, or nothing of it', () => {
    expect(asRecord({ a: 1 })).toEqual({ a: 1 })
    for (const other of [null, [1], 'a', 1, undefined]) expect(asRecord(other)).toEqual({})
    expect(asList([1])).toEqual([1])
    for (const other of [null, { 0: 1 }, 'a']) expect(asList(other)).toEqual([])
    expect([asText(' a '), asText(1.5), asText(0)]).toEqual(['a', '1.5', '0'])
    for (const other of ['  ', Number.NaN, Infinity, null, {}, true]) {
      expect(asText(other)).toBeNull()
    }
  })

  it('are the first of some fields that says something', () => {
    const source = { a: ' ', b: null, c: 'x', d: 'y' }
    expect(getFirstText(source, 'a', 'b', 'c', 'd')).toBe('x')
    expect(getFirstText(source, 'a', 'e')).toBeNull()
    expect([getFirstTextOrEmpty(source, 'c'), getFirstTextOrEmpty(source, 'e')]).toEqual(['x', ''])
  })

  it('are numbers above 0, with a comma too', () => {
    expect([asPositiveNumber(2), asPositiveNumber('1,5'), asPositiveNumber('0.25')]).toEqual([
      2, 1.5, 0.25,
    ])
    for (const other of [0, -1, '0', 'two', '', Infinity, null, [1]]) {
      expect(asPositiveNumber(other)).toBeNull()
    }
  })

  it('are names in a list, in a text with commas, or in a Python list written as text', () => {
    expect(asNameList('Soup, Winter;\nStew ,, ')).toEqual(['Soup', 'Winter', 'Stew'])
    expect(asNameList(['Soup', { name: 'Winter' }, { title: 'x' }, ' ', 3])).toEqual([
      'Soup',
      'Winter',
      '3',
    ])
    expect(asNameList(`['Soup, hot', "Gran's", '']`)).toEqual(['Soup, hot', "Gran's"])
    expect(asNameList('Soup [hot], x')).toEqual(['Soup [hot]', 'x'])
    expect(asNameList(null)).toEqual([])
  })

  it('are moments, of which those that tell no zone are in UTC', () => {
    expect(parseUtcInstant('2019-04-01 12:30')).toBe('2019-04-01T12:30:00.000Z')
    expect(parseUtcInstant('2019-04-01T12:30:15.5')).toBe('2019-04-01T12:30:15.500Z')
    expect(parseUtcInstant('2019-04-01')).toBe('2019-04-01T00:00:00.000Z')
    expect(parseUtcInstant('2019-04-01T12:30:00+02:00')).toBe('2019-04-01T10:30:00.000Z')
    expect([parseUtcInstant('soon'), parseUtcInstant(''), parseUtcInstant(null)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('are levels of difficulty in some languages', () => {
    expect(['Easy', 'leicht', 'FÁCIL', 'very simple'].map(parseDifficulty)).toEqual(
      Array(4).fill('easy'),
    )
    expect(['medium', 'Mittel', 'moyen', 'moderate'].map(parseDifficulty)).toEqual(
      Array(4).fill('medium'),
    )
    expect(['Hard', 'schwer', 'difficile', 'difficult'].map(parseDifficulty)).toEqual(
      Array(4).fill('hard'),
    )
    expect([parseDifficulty('3 of 5'), parseDifficulty(null)]).toEqual([null, null])
  })
})

describe('steps of one text', () => {
  const steps = (text: string) =>
    splitSteps(text).map(({ title, steps: own }) => [title, own.map((step) => step.text)])

  it('are a line each, or a paragraph each where blank lines part them', () => {
    expect(steps('Mix.\nBake.')).toEqual([[null, ['Mix.', 'Bake.']]])
    expect(steps('Mix\nwell.\r\n \r\nBake.')).toEqual([[null, ['Mix well.', 'Bake.']]])
    expect(steps('Mix.\n\n')).toEqual([[null, ['Mix.']]])
    expect(steps(' \n ')).toEqual([])
  })

  it('lose their numbers', () => {
    expect(steps('1. Mix.\n2. Bake.')).toEqual([[null, ['Mix.', 'Bake.']]])
    expect(steps('1. Mix. 2. Bake. 3. Eat.')).toEqual([[null, ['Mix.', 'Bake.', 'Eat.']]])
  })

  it('stand under short lines that end in a colon; one without steps is left out', () => {
    expect(steps('Soak.\nDough:\nKnead.\n**Empty:**\nGlaze:\nStir.')).toEqual([
      [null, ['Soak.']],
      ['Dough', ['Knead.']],
      ['Glaze', ['Stir.']],
    ])
    const long = `${'Stir and '.repeat(8)}serve with:`
    expect(steps(`${long}\nWait. Then:`)).toEqual([[null, [long, 'Wait. Then:']]])
  })
})
