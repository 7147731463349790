import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS, SCALINGS } from './document'
import type {
  Block,
  Gallery,
  Inline,
  LinkNode,
  List,
  Picture,
  RichTextDocument,
  Table,
  TableRow,
  TextLeaf,
  WideBlock,
  WideDocument,
} from './document'
import { basicDocument, reducedDocument } from './basic'
import { documentFromLexical, wideFromLexical } from './from-lexical'
import { imageIdsIn, keepPictures } from './pictures'
import { documentFromPlainText, plainText } from './plain-text'
import { lexicalFromDocument } from './to-lexical'

const leaf: fc.Arbitrary<TextLeaf> = fc
  .record({ text: fc.string(), bold: fc.boolean(), italic: fc.boolean() })
  .map(({ text, bold, italic }) => ({
    text,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
  }))
const multiline: fc.Arbitrary<TextLeaf> = fc
  .array(fc.string(), { minLength: 2, maxLength: 3 })
  .map((lines) => ({ text: lines.join('\n') }))
const link: fc.Arbitrary<LinkNode> = fc.record({
  type: fc.constant('link' as const),
  href: fc.webUrl(),
  children: fc.array(leaf, { maxLength: 3 }),
})
/** Words of a reference or a measurement. */
const words = fc.string({ minLength: 1, maxLength: 200 })
const inline: fc.Arbitrary<Inline> = fc.oneof(
  leaf,
  multiline,
  link,
  fc.record(
    {
      type: fc.constant('ingredient-usage-reference' as const),
      ingredientUsageId: fc.uuid(),
      text: words,
    },
    { requiredKeys: ['type', 'ingredientUsageId'] },
  ),
  fc.record(
    {
      type: fc.constant('measurement' as const),
      quantity: fc.double({ min: 0, max: 5000, noNaN: true }),
      unitId: fc.uuid(),
      text: words,
      scaling: fc.constantFrom(...SCALINGS),
    },
    { requiredKeys: ['type', 'quantity', 'unitId'] },
  ),
)
const { list } = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
    children: fc.array(
      fc.record({
        type: fc.constant('list-item' as const),
        children: fc.array(fc.oneof({ maxDepth: 2 }, inline, tie('list')), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
  }),
}))
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), children: fc.array(inline) }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    children: fc.array(inline),
  }),
  list,
)
const cells = (count: number): fc.Arbitrary<TableRow> =>
  fc.record({
    type: fc.constant('table-row' as const),
    children: fc.array(
      fc.record({ type: fc.constant('table-cell' as const), children: fc.array(inline) }),
      { minLength: count, maxLength: count },
    ),
  })
const table: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc.record(
    {
      type: fc.constant('table' as const),
      headerRow: fc.constant(true as const),
      headerColumn: fc.constant(true as const),
      children: fc.array(cells(columns), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['type', 'children'] },
  ),
)
const wideBlock: fc.Arbitrary<WideBlock> = fc.oneof(
  block,
  fc.record({ type: fc.constant('quote' as const), children: fc.array(inline) }),
  fc.record({ type: fc.constant('divider' as const) }),
  fc.record(
    {
      type: fc.constant('picture' as const),
      imageId: fc.uuid(),
      caption: fc.string({ minLength: 1, maxLength: 500 }),
      width: fc.constantFrom(...PICTURE_WIDTHS),
    },
    { requiredKeys: ['type', 'imageId'] },
  ),
  fc.record(
    {
      type: fc.constant('gallery' as const),
      pictures: fc.array(
        fc.record(
          {
            imageId: fc.uuid(),
            caption: fc.string({ minLength: 1, maxLength: 500 }),
          },
          { requiredKeys: ['imageId'] },
        ),
        { minLength: 2, maxLength: 4 },
      ),
      caption: fc.string({ minLength: 1, maxLength: 500 }),
    },
    { requiredKeys: ['type', 'pictures'] },
  ),
  table,
  fc.record(
    {
      type: fc.constant('embed' as const),
      url: fc.webUrl({ validSchemes: ['https'] }),
      title: fc.string({ minLength: 1, maxLength: 200 }),
    },
    { requiredKeys: ['type', 'url'] },
  ),
)
const document: fc.Arbitrary<RichTextDocument> = fc.array(block, { maxLength: 6 })
const wideDocument: fc.Arbitrary<WideDocument> = fc.array(wideBlock, { maxLength: 6 })

describe('rich text', () => {
  // docs/product/rich-text.md#storage
  it('comes back from Lexical as the very document that went in', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(documentFromLexical(lexicalFromDocument(value))).toEqual(value)
      }),
    )
  })

  it('comes back from a document as the very Lexical state that went in', () => {
    fc.assert(
      fc.property(document, (value) => {
        const stored = lexicalFromDocument(value, () => 'id')
        expect(lexicalFromDocument(documentFromLexical(stored), () => 'id')).toEqual(stored)
      }),
    )
  })

  it('survives the way through JSON, as the database stores it', () => {
    fc.assert(
      fc.property(document, (value) => {
        const stored: unknown = JSON.parse(JSON.stringify(lexicalFromDocument(value)))
        expect(documentFromLexical(stored)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('reads an empty or foreign state as an empty document', () => {
    for (const state of [null, undefined, 1, {}, { root: {} }, { root: { children: [null] } }]) {
      expect(documentFromLexical(state)).toEqual([])
    }
  })

  it('gives the words alone, a line a block', () => {
    const value: RichTextDocument = [
      {
        type: 'heading',
        level: 2,
        children: [{ text: 'Before you ' }, { text: 'start', bold: true }],
      },
      {
        type: 'bulleted-list',
        children: [
          { type: 'list-item', children: [{ text: 'one' }] },
          {
            type: 'list-item',
            children: [{ type: 'link', href: 'https://example.com', children: [{ text: 'two' }] }],
          },
        ],
      },
    ]
    expect(plainText(value)).toBe('Before you start\none\ntwo')
  })

  it('makes a paragraph of every line of plain text', () => {
    expect(documentFromPlainText('Soak.\n\n  Rinse. \n')).toEqual([
      { type: 'paragraph', children: [{ text: 'Soak.' }] },
      { type: 'paragraph', children: [{ text: 'Rinse.' }] },
    ])
  })
})

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] }) as const

const story: WideDocument = [
  { type: 'paragraph', children: [{ text: 'She said:' }] },
  { type: 'quote', children: [{ text: 'Salt it twice.', italic: true }] },
  { type: 'divider' },
  { type: 'paragraph', children: [{ text: 'So we did.' }] },
]

// docs/product/rich-text.md#wider-texts
describe('a wider text', () => {
  it('comes back from Lexical as the very document that went in', () => {
    fc.assert(
      fc.property(wideDocument, (value) => {
        const stored: unknown = JSON.parse(JSON.stringify(lexicalFromDocument(value)))
        expect(wideFromLexical(stored)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('gives its words a line a block, none for dividers', () => {
    expect(plainText(story)).toBe('She said:\nSalt it twice.\nSo we did.')
  })

  it('is read as basic blocks where a text has no others, with all its words', () => {
    const basic = documentFromLexical(lexicalFromDocument(story))
    expect(basic.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph'])
    expect(plainText(basic)).toBe(plainText(story))
  })
})

// docs/product/rich-text.md#reduced-texts
describe('a text reduced to the basic blocks', () => {
  it('marks each block that replaces another, and leaves the others as they are', () => {
    expect(reducedDocument(story, () => undefined)).toEqual([
      { type: 'paragraph', children: [{ text: 'She said:' }] },
      { type: 'paragraph', children: [{ text: 'Salt it twice.', italic: true }], reduced: true },
      { type: 'paragraph', children: [{ text: '* * *' }], reduced: true },
      { type: 'paragraph', children: [{ text: 'So we did.' }] },
    ])
  })

  it('is the same text where all blocks are basic', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(reducedDocument(value, () => undefined)).toEqual(value)
        expect(basicDocument(value)).toEqual(value)
      }),
    )
  })
})

// docs/product/rich-text.md#pictures
describe('a text with pictures', () => {
  const imageId = '0b9b1c5e-6c36-4c60-8f3e-3d3a1e1f8a01'
  const picture: Picture = { type: 'picture', imageId, caption: 'The crumb.', width: 'wide' }
  const bare: Picture = { type: 'picture', imageId }
  const before = paragraph('Look:')

  it('is stored and read back as it was written', () => {
    const text = [before, picture, bare]
    expect(wideFromLexical(lexicalFromDocument(text))).toEqual(text)
  })

  it('is its captions in plain text and as basic blocks', () => {
    expect(plainText([before, bare, picture])).toBe('Look:\nThe crumb.')
    expect(basicDocument([before, bare, picture])).toEqual([before, paragraph('The crumb.')])
  })

  it('has the alternative text of each picture in its place when it is reduced, or its caption', () => {
    const reduced = (text: string) => ({ ...paragraph(text), reduced: true })
    expect(reducedDocument([before, picture], () => 'A loaf')).toEqual([before, reduced('A loaf')])
    expect(reducedDocument([picture], () => undefined)).toEqual([reduced('The crumb.')])
    expect(reducedDocument([bare], () => undefined)).toEqual([
      { type: 'paragraph', children: [], reduced: true },
    ])
  })

  it('keeps the captions of pictures that cannot be shown', () => {
    expect(keepPictures([before, picture, bare], () => false)).toEqual([
      before,
      paragraph('The crumb.'),
    ])
    const text = [before, picture]
    expect(keepPictures(text, () => true)).toBe(text)
  })
})

// docs/product/rich-text.md#galleries
describe('a text with a gallery', () => {
  const crumb = { imageId: 'a', caption: 'The crumb.' } as const
  const crust = { imageId: 'b' } as const
  const oven = { imageId: 'c', caption: 'The oven.' } as const
  const gallery = (...pictures: Gallery['pictures']): Gallery => ({
    type: 'gallery',
    pictures,
    caption: 'Our bakery.',
  })
  const all = gallery(crumb, crust, oven)

  it('names each of its pictures, in order', () => {
    expect(imageIdsIn([{ type: 'picture', ...crust }, all])).toEqual(['b', 'a', 'b', 'c'])
  })

  it('is its captions in plain text', () => {
    expect(plainText([all])).toBe('The crumb.\nThe oven.\nOur bakery.')
  })

  it('has a paragraph for each picture when it is reduced, and its caption behind them', () => {
    const reduced = (text: string) => ({ ...paragraph(text), reduced: true })
    expect(reducedDocument([all], (id) => (id === 'b' ? 'A crust' : undefined))).toEqual([
      reduced('The crumb.'),
      reduced('A crust'),
      reduced('The oven.'),
      reduced('Our bakery.'),
    ])
  })

  it('keeps the pictures that can be shown, and the captions of the others behind them', () => {
    expect(keepPictures([all], (id) => id !== 'a')).toEqual([
      gallery(crust, oven),
      paragraph('The crumb.'),
    ])
  })

  it('is a picture where one can be shown, and its captions where none can', () => {
    expect(keepPictures([all], (id) => id === 'c')).toEqual([
      { type: 'picture', ...oven },
      paragraph('Our bakery.'),
      paragraph('The crumb.'),
    ])
    expect(keepPictures([all], () => false)).toEqual([
      paragraph('Our bakery.'),
      paragraph('The crumb.'),
      paragraph('The oven.'),
    ])
  })

  it('is read as a picture where another editor stored a single one', () => {
    expect(wideFromLexical(lexicalFromDocument([gallery(crumb)]))).toEqual([
      { type: 'picture', ...crumb },
      paragraph('Our bakery.'),
    ])
  })
})
