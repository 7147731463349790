import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame, merge } from './merge'
import type { Json } from './merge'

const line = (id: string, words: string) => ({ id, words })
const block = (text: string) => ({ type: 'paragraph', children: [{ text }] })

describe('merging two copies of a document', () => {
  test('takes fields that one side changed', () => {
    const base = { title: 'Loaf', note: 'Old', time: 30 }
    const { value, conflicts } = merge(base, { ...base, title: 'Rye' }, { ...base, time: 45 })
    expect(value).toEqual({ title: 'Rye', note: 'Old', time: 45 })
    expect(conflicts).toEqual([])
  })

  test('names the field that both changed, and keeps mine there', () => {
    const { value, conflicts } = merge({ title: 'A' }, { title: 'B' }, { title: 'C' })
    expect(value).toEqual({ title: 'B' })
    expect(conflicts).toEqual([{ path: ['title'], base: 'A', mine: 'B', theirs: 'C' }])
  })

  test('merges rows by their ids, whatever became of their order', () => {
    const base = [line('1', 'flour'), line('2', 'salt'), line('3', 'water')]
    const mine = [line('3', 'water'), line('1', 'rye flour'), line('2', 'salt')]
    const theirs = [line('1', 'flour'), line('2', 'sea salt'), line('3', 'water'), line('4', 'oil')]
    const { value, conflicts } = merge(base, mine, theirs)
    expect(value).toEqual([
      line('3', 'water'),
      line('4', 'oil'),
      line('1', 'rye flour'),
      line('2', 'sea salt'),
    ])
    expect(conflicts).toEqual([])
  })

  test('merges lists of words by the words', () => {
    const merged = merge(['a', 'b'], ['a', 'b', 'mine'], ['b', 'theirs'])
    expect(merged).toEqual({ value: ['b', 'mine', 'theirs'], conflicts: [] })
  })

  test('keeps a row that one side deleted and the other changed', () => {
    const base = [line('1', 'flour'), line('2', 'salt')]
    expect(merge(base, [line('1', 'flour')], [line('1', 'flour'), line('2', 'sea salt')])).toEqual({
      value: [line('1', 'flour'), line('2', 'sea salt')],
      conflicts: [],
    })
    expect(merge(base, [line('2', 'salt')], [line('1', 'flour')]).value).toEqual([])
  })

  test('merges texts by block', () => {
    const base = [block('One'), block('Two'), block('Three')]
    const mine = [block('One, changed'), block('Two'), block('Three')]
    const theirs = [block('One'), block('Two'), block('Three'), block('Four')]
    expect(merge(base, mine, theirs)).toEqual({
      value: [block('One, changed'), block('Two'), block('Three'), block('Four')],
      conflicts: [],
    })
    const same = merge(base, mine, [block('One, otherwise'), block('Two'), block('Three')])
    expect(same.conflicts).toHaveLength(1)
  })

  test('takes a missing field and one without a value as the same', () => {
    expect(merge({}, { note: null }, { title: 'A' })).toEqual({
      value: { title: 'A' },
      conflicts: [],
    })
  })
})

// docs/product/ingredient-lines.md#two-people-at-one-line
describe('merging ingredient lines', () => {
  const usage = (text: string, fields: Record<string, Json> = {}) => ({
    id: '1',
    text,
    spans: [{ kind: 'name', start: 0, end: text.length }],
    quantityMin: null,
    link: null,
    ...fields,
  })
  const base = [usage('2 eggs', { quantityMin: 2 }), { ...usage('salt'), id: '2' }]
  const [egg, salt] = base

  test('keeps the lines that different people changed', () => {
    const mine = [usage('3 eggs', { quantityMin: 3 }), salt]
    const theirs = [egg, { ...usage('sea salt'), id: '2' }]
    expect(merge(base, mine, theirs)).toEqual({ value: [mine[0], theirs[1]], conflicts: [] })
  })

  test('leaves a choice of the whole line where both changed its text', () => {
    const mine = usage('3 eggs', { quantityMin: 3 })
    const theirs = usage('2 eggs, beaten', { quantityMin: 2 })
    const { value, conflicts } = merge(base, [mine, salt], [theirs, salt])
    expect(value).toEqual([mine, salt])
    expect(conflicts).toEqual([{ path: ['1'], base: egg, mine, theirs }])
  })

  test('takes the text of one and the link of the other', () => {
    const mine = usage('3 eggs', { quantityMin: 3 })
    const theirs = usage('2 eggs', { quantityMin: 2, link: 'https://example.com/' })
    expect(merge(base, [mine, salt], [theirs, salt])).toEqual({
      value: [{ ...mine, link: 'https://example.com/' }, salt],
      conflicts: [],
    })
  })

  test('never joins the text of one with the spans or fields of the other', () => {
    const word = fc.constantFrom('2 eggs', '3 eggs', 'salt', '1 cup flour')
    const line = fc
      .tuple(word, fc.constantFrom(null, 'https://example.com/'))
      .map(([text, link]) => usage(text, { quantityMin: text.length, link }))
    fc.assert(
      fc.property(line, line, line, (before, mine, theirs) => {
        const { link: _link, ...value } = merge(before, mine, theirs).value as typeof mine
        const states = [before, mine, theirs].map(({ link: _other, ...state }) => state)
        expect(states).toContainEqual(value)
      }),
    )
  })
})

const leaf = fc.constantFrom<Json>('a', 'b', 'c', 1, null)
const row = fc.record({ id: fc.constantFrom('1', '2', '3', '4'), words: leaf })
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 4 })
const document = fc.record({ title: leaf, rows, blocks: fc.array(fc.record({ text: leaf })) })

describe('merging, whatever the documents', () => {
  test('changes nothing where one side did not', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        expect(isSame(merge(base, changed, base).value, changed)).toBe(true)
        expect(isSame(merge(base, base, changed).value, changed)).toBe(true)
        expect(merge(base, changed, base).conflicts).toEqual([])
      }),
    )
  })

  test('loses nothing that either side has written', () => {
    const marked = (side: string) => document.map((each) => addRow(each, side))
    const addRow = <Doc extends { rows: { id: string; words: Json }[] }>(
      doc: Doc,
      side: string,
    ) => ({
      ...doc,
      rows: [...doc.rows, { id: `new-${side}`, words: side }],
    })
    fc.assert(
      fc.property(document, marked('mine'), marked('theirs'), (base, mine, theirs) => {
        const merged = merge(base, mine, theirs)
        const text = JSON.stringify([merged.value, merged.conflicts])
        expect(text).toContain('new-mine')
        expect(text).toContain('new-theirs')
      }),
    )
  })

  test('merges again to the same', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const once = merge(base, mine, theirs).value
        expect(isSame(merge(theirs, once, theirs).value, once)).toBe(true)
      }),
    )
  })
})
