import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { PlainOrRichText } from '@/src/contract/recipe/rich-text'
import { basicPart } from './basic-part'
import { cleanClipboard } from './clean-clipboard'
import { cleanHtml } from './clean-html'
import { appleNotes, googleDocs, webPage, word } from './testing/clipboards'
import { leftOutText } from './left-out'

const said = (html: string): string | null => leftOutText(cleanHtml(html).leftOut)

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
    expect(leftOutText(leftOut)).toBe('Left out: 1 picture, underlining.')
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
    const { document, leftOut } = cleanHtml(webPage)
    const text = plainText(document)
    expect(text).toContain('Gas mark 4')
    expect(text).not.toContain('alert')
    expect(text).not.toContain('hidden words')
    expect(leftOutText(leftOut)).toBe(
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
    expect(leftOutText(cleaned.leftOut)).toBeNull()
    const basic = basicPart(cleaned)
    expect(basic.document.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
    expect(leftOutText(basic.leftOut)).toBe('Left out: 1 line.')
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
      expect(PlainOrRichText.parse(document)).toEqual(document)
    },
  )
})
