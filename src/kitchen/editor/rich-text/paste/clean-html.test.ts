import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { PlainOrWideRichText } from '@/src/contract/recipe/rich-text'
import { basicPart } from './basic-part'
import { cleanClipboard } from './clean-clipboard'
import { cleanHtml } from './clean-html'
import { appleNotes, googleDocs, webPage, word } from './testing/clipboards'
import { omittedText } from './left-out'

const said = (html: string): string | null => omittedText(cleanHtml(html).leftOut)

// docs/product/rich-text.md#pasting
describe('what is pasted', () => {
  it('from Word keeps headings, paragraphs, lists and marks', () => {
    const { document, leftOut } = cleanHtml(word)
    expect(document).toEqual([
      { type: 'heading', level: 1, children: [{ text: 'Rye bread' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Bakes in ' },
          { text: 'one hour', bold: true },
          { text: ', keeps for ' },
          { text: 'a week', italic: true },
          { text: '.' },
        ],
      },
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { text: 'Rye flour' },
              {
                type: 'bulleted-list',
                children: [{ type: 'list-item', children: [{ text: 'whole grain' }] }],
              },
            ],
          },
          { type: 'list-item', children: [{ text: 'Water' }] },
        ],
      },
      {
        type: 'numbered-list',
        children: [
          { type: 'list-item', children: [{ text: 'Mix' }] },
          { type: 'list-item', children: [{ text: 'Bake' }] },
        ],
      },
    ])
    expect(omittedText(leftOut)).toBe('Left out: 1 picture, underlining.')
  })

  it('from Google Docs is not bold as a whole, and lists inside lists stay', () => {
    expect(cleanHtml(googleDocs).document).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'The dough' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Use ' },
          { text: 'cold', bold: true },
          { text: ' butter, ' },
          {
            type: 'link',
            href: 'https://example.com/butter',
            children: [{ text: 'from here' }],
          },
          { text: '.' },
        ],
      },
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { text: 'Flour' },
              {
                type: 'bulleted-list',
                children: [{ type: 'list-item', children: [{ text: 'wheat' }] }],
              },
            ],
          },
          { type: 'list-item', children: [{ text: 'Salt' }] },
        ],
      },
    ])
  })

  it('from Apple Notes makes a paragraph of each line', () => {
    expect(cleanHtml(appleNotes).document).toEqual([
      { type: 'heading', level: 1, children: [{ text: 'Jam' }] },
      { type: 'paragraph', children: [{ text: 'Two kilos of plums.' }] },
      { type: 'paragraph', children: [{ text: 'Boil', bold: true }, { text: ' them.' }] },
      {
        type: 'bulleted-list',
        children: [
          { type: 'list-item', children: [{ text: 'sugar' }] },
          { type: 'list-item', children: [{ text: 'lemon' }] },
        ],
      },
    ])
  })

  it('from a web page leaves pictures, videos and scripts out, says so, and keeps the text of tables', () => {
    const { document, leftOut } = basicPart(cleanHtml(webPage))
    const text = plainText(document)
    expect(text).toContain('Gas mark 4')
    expect(text).not.toContain('alert')
    expect(text).not.toContain('hidden words')
    expect(omittedText(leftOut)).toBe(
      'Left out: 2 pictures, 1 video, 1 table (its text is kept), 1 link without a web address.',
    )
  })

  // docs/product/rich-text.md#wider-texts
  it('keeps quotations and dividers for a wider text, and says what another leaves out', () => {
    const html =
      '<p>She said:</p><blockquote><p>Salt it.</p><p>Twice.</p></blockquote><hr><p>We did.</p>'
    const cleaned = cleanHtml(html)
    expect(cleaned.document).toEqual([
      { type: 'paragraph', children: [{ text: 'She said:' }] },
      { type: 'quote', children: [{ text: 'Salt it.' }, { text: '\n' }, { text: 'Twice.' }] },
      { type: 'divider' },
      { type: 'paragraph', children: [{ text: 'We did.' }] },
    ])
    expect(omittedText(cleaned.leftOut)).toBeNull()
    const basic = basicPart(cleaned)
    expect(basic.document.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
    expect(omittedText(basic.leftOut)).toBe('Left out: 1 line.')
  })

  it('in Markdown becomes what it says', () => {
    const text = '## Sauce\n\nStir **well**, see [here](https://example.com).\n\n1. Boil\n2. Serve'
    expect(cleanClipboard({ html: '', text }).document).toEqual([
      { type: 'heading', level: 2, children: [{ text: 'Sauce' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Stir ' },
          { text: 'well', bold: true },
          { text: ', see ' },
          { type: 'link', href: 'https://example.com', children: [{ text: 'here' }] },
          { text: '.' },
        ],
      },
      {
        type: 'numbered-list',
        children: [
          { type: 'list-item', children: [{ text: 'Boil' }] },
          { type: 'list-item', children: [{ text: 'Serve' }] },
        ],
      },
    ])
  })

  it('as plain text is a paragraph a line, whatever signs are in it', () => {
    const text = 'Use 2 * 3 eggs\n\n<b>not bold</b> & more'
    expect(cleanClipboard({ html: '', text }).document).toEqual([
      { type: 'paragraph', children: [{ text: 'Use 2 * 3 eggs' }] },
      { type: 'paragraph', children: [{ text: '<b>not bold</b> & more' }] },
    ])
  })

  it('keeps line breaks, entities, emoji and right-to-left text', () => {
    expect(cleanHtml('<p>שלום&nbsp;עולם<br>caf&eacute; 🍞</p>').document).toEqual([
      { type: 'paragraph', children: [{ text: 'שלום עולם\ncafé 🍞' }] },
    ])
  })

  it('never keeps an address that could run', () => {
    const { document } = cleanHtml('<p><a href="javascript:alert(1)">press</a></p>')
    expect(document).toEqual([{ type: 'paragraph', children: [{ text: 'press' }] }])
  })

  it('of 2 MB is read up to the longest text, and what is beyond is told', () => {
    const html = `<p>${'word '.repeat(400_000)}</p>`
    const { document } = cleanHtml(html)
    expect(plainText(document).length).toBeLessThanOrEqual(100_000)
    expect(said(html)).toMatch(/^Left out: the end, 1,9\d\d,\d{3} characters\.$/)
  })

  it('of deeply nested elements is read as far as people nest, and what is beyond is told', () => {
    const html = `<p>top</p>${'<b>'.repeat(100_000)}deep${'</b>'.repeat(100_000)}`
    expect(plainText(cleanHtml(html).document)).toBe('top')
    expect(said(html)).toMatch(/^Left out: the end, \d{3},\d{3} characters\.$/)
  })

  it.each(Object.entries({ word, googleDocs, appleNotes, webPage }))(
    'from %s is a text the contract takes',
    (_name, html) => {
      const { document } = cleanHtml(html)
      expect(PlainOrWideRichText.parse(document)).toEqual(document)
    },
  )
})

// docs/product/rich-text.md#pasting
describe('a pasted table', () => {
  const cells = (...texts: string[]) => ({
    type: 'table-row',
    children: texts.map((text) => ({
      type: 'table-cell',
      children: text === '' ? [] : [{ text }],
    })),
  })
  const pasted = (clipboard: { html?: string; text?: string }) =>
    cleanClipboard({ html: '', text: '', ...clipboard })
  const table = [
    { type: 'table', headerRow: true, children: [cells('Flour', 'Water'), cells('rye', '80%')] },
  ]

  it('of a web page keeps its headers, and its words where a text has no tables', () => {
    const cleaned = pasted({
      html: '<table><caption>How much</caption><tr><th>Flour<th>Water<tr><td><p>rye</p><td>80%</table>',
    })
    expect(cleaned.document).toEqual([
      { type: 'paragraph', children: [{ text: 'How much' }] },
      ...table,
    ])
    expect(omittedText(cleaned.leftOut)).toBeNull()
    const basic = basicPart(cleaned)
    expect(plainText(basic.document)).toBe('How much\nFlour Water\nrye 80%')
    expect(omittedText(basic.leftOut)).toBe('Left out: 1 table (its text is kept).')
  })

  it('in Markdown is the same', () => {
    expect(pasted({ text: '| Flour | Water |\n| --- | --- |\n| rye | 80% |' }).document).toEqual(
      table,
    )
  })

  it('of a spreadsheet is one with equally many tabs in each line', () => {
    expect(pasted({ text: 'rye\t80%\r\nwheat\t\r\n' }).document).toEqual([
      { type: 'table', children: [cells('rye', '80%'), cells('wheat', '')] },
    ])
    for (const text of ['one\tline', 'two\tlines\nwithout', 'a\tb\nc\td\te']) {
      expect(pasted({ text }).document.map(({ type }) => type)).not.toContain('table')
    }
  })

  it('has an empty cell for each place that a merged one covers', () => {
    const html =
      '<table><tr><td rowspan=2>a<td colspan=2>b</tr><tr><td>c<td>d</tr><tr><td colspan=9e9>e</table>'
    const { document } = pasted({ html })
    expect(document).toMatchObject([{ type: 'table', children: [{}, {}, {}] }])
    expect(plainText(document).split('\n')[0]).toMatch(/^a · b/)
  })

  it('that only lays out a page, or has one cell, is the text in it', () => {
    const types = (html: string) => pasted({ html }).document.map(({ type }) => type)
    expect(types('<table><tr><td>one</td></tr></table>')).toEqual(['paragraph'])
    expect(types('<table><tr><td><h2>a</h2></td><td><p>b</p><p>c</p></td></tr></table>')).toEqual([
      'heading',
      'paragraph',
      'paragraph',
    ])
    expect(
      types(
        '<table><tr><td>before</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      ),
    ).toEqual(['paragraph', 'table'])
  })

  it('that is larger than a text may hold is a line a row', () => {
    const html = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(201)}</table>`
    const { document } = pasted({ html })
    expect(document).toHaveLength(201)
    expect(plainText(document.slice(0, 1))).toBe('a b')
  })

  it('that is hidden is left out, and what comes after it is none of its cells', () => {
    const html =
      '<table style="display:none"><tr><td>a</td><td>b</td></tr></table><p>Text</p><table><tr><td>c</td><td>d</td></tr></table>'
    expect(pasted({ html }).document).toMatchObject([
      { type: 'paragraph' },
      { type: 'table', children: [cells('c', 'd')] },
    ])
  })
})
