import { describe, expect, it } from 'vitest'
import { basicDocument, reducedDocument } from './basic'
import type { Inline, Table, WideDocument } from './document'
import { wideFromLexical } from './from-lexical'
import { plainText } from './plain-text'

const cell = (...children: Inline[]) => ({ type: 'table-cell', children }) as const
const row = (...texts: string[]) =>
  ({
    type: 'table-row',
    children: texts.map((text) => (text === '' ? cell() : cell({ text }))),
  }) as const

const table: Table = {
  type: 'table',
  headerRow: true,
  children: [row('Flour', 'Water'), row('rye', '80%')],
}
const story: WideDocument = [{ type: 'paragraph', children: [{ text: 'How much:' }] }, table]

const lexicalRow = (...cells: object[]) => ({ type: 'tablerow', children: cells })
const lexicalCell = (text: string, more: object = {}) => ({
  type: 'tablecell',
  headerState: 0,
  children: [{ type: 'paragraph', children: [{ type: 'text', text }] }],
  ...more,
})
const fromRows = (...children: object[]): WideDocument =>
  wideFromLexical({ root: { children: [{ type: 'table', children }] } })

// docs/product/rich-text.md#tables
describe('a table', () => {
  it('gives its words, a line a row', () => {
    expect(plainText(story)).toBe('How much:\nFlour · Water\nrye · 80%')
  })

  it('is read as a paragraph a row where a text has no tables, with the marks of its words', () => {
    const marked: Table = {
      type: 'table',
      children: [
        { type: 'table-row', children: [cell({ text: 'rye', bold: true }), cell({ text: '80%' })] },
      ],
    }
    const children = [{ text: 'rye', bold: true }, { text: ' · ' }, { text: '80%' }]
    expect(basicDocument([marked])).toEqual([{ type: 'paragraph', children }])
    expect(reducedDocument([marked], () => undefined)).toEqual([
      { type: 'paragraph', children, reduced: true },
    ])
  })

  it('of another editor has an empty cell for each place that a merged one covers', () => {
    const document = fromRows(
      lexicalRow(lexicalCell('a', { rowSpan: 2 }), lexicalCell('b', { colSpan: 2 })),
      lexicalRow(lexicalCell('c'), lexicalCell('d')),
    )
    expect(document).toEqual([{ type: 'table', children: [row('a', 'b', ''), row('', 'c', 'd')] }])
  })

  it('of another editor has the cells that a short row lacks', () => {
    const document = fromRows(lexicalRow(lexicalCell('a'), lexicalCell('b')), lexicalRow())
    expect(document).toEqual([{ type: 'table', children: [row('a', 'b'), row('', '')] }])
  })

  it('of another editor has the blocks of a cell as the lines of its text', () => {
    const list = {
      type: 'list',
      children: [{ type: 'listitem', children: [{ type: 'text', text: 'two' }] }],
    }
    const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'one' }] }
    const document = fromRows(lexicalRow(lexicalCell('', { children: [paragraph, list] })))
    expect(document).toEqual([{ type: 'table', children: [row('one\ntwo')] }])
  })

  it('without a cell is none', () => {
    expect(fromRows()).toEqual([])
    expect(fromRows(lexicalRow())).toEqual([])
  })
})
