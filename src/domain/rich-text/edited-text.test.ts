import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basicPlainText } from './basic-plain-text'
import type { Inline, RichTextDocument, TextLeaf } from './document'
import { applyEditedText } from './edited-text'

const paragraph = (...children: Inline[]): RichTextDocument[number] => ({
  ...{ type: 'paragraph', children },
})
const HREF = 'https://a.example/rye'
const link = (...children: TextLeaf[]): Inline => ({ type: 'link', href: HREF, children })
const document = [
  paragraph(
    { text: 'I used ' },
    link({ text: 'this ' }, { text: 'flour', bold: true }),
    { text: ', and it rose ' },
    { text: 'wel', italic: true },
    { text: '.' },
  ),
  paragraph({ text: 'Thank you!' }),
]
const edit = (from: string, to: string): RichTextDocument =>
  applyEditedText(document, basicPlainText(document).replace(from, to))

// docs/product/comments.md#editing
describe('an edited text', () => {
  it('keeps links and formatting of what stays', () => {
    expect(edit('I used', 'We took')).toEqual([
      paragraph({ text: 'We took ' }, ...(document[0]?.children.slice(1) as Inline[])),
      document[1],
    ])
    const both = applyEditedText(document, 'Well: I used this flour, and it rose wel. Thanks!')
    expect(both).toEqual([
      paragraph(
        { text: 'Well: I used ' },
        link({ text: 'this ' }, { text: 'flour', bold: true }),
        { text: ', and it rose ' },
        { text: 'wel', italic: true },
        { text: '. Thanks!' },
      ),
    ])
  })

  it('gives a word the formatting of the one that it replaces', () => {
    expect(edit('wel', 'well')[0]).toMatchObject({
      children: { 3: { text: 'well', italic: true } },
    })
    expect(edit('flour', 'rye')[0]).toMatchObject({
      children: { 1: { href: HREF, children: [{ text: 'this ' }, { text: 'rye', bold: true }] } },
    })
  })

  it('gives what is written between two words theirs only where it is the same', () => {
    expect(edit('this', 'just this')[0]).toMatchObject({
      children: [{ text: 'I used just ' }, {}, {}, {}, {}],
    })
    const inside = applyEditedText([paragraph(link({ text: 'rye flour' }))], 'rye bread flour')
    expect(inside).toEqual([paragraph(link({ text: 'rye bread flour' }))])
  })

  it('is plain where all of it is new, and has a paragraph a line', () => {
    expect(applyEditedText([], 'One\r\n\n two \n')).toEqual([
      paragraph({ text: 'One' }),
      paragraph({ text: ' two ' }),
    ])
    expect(edit('Thank you!', 'Thank\nyou!')).toHaveLength(3)
  })

  it('that was not changed is the same document', () => {
    const text = fc.stringMatching(/^[a-z1-9,.]([a-z \n]{0,8}[a-z1-9!])?$/)
    const mark = fc.record({ text, bold: fc.constant(true) }, { requiredKeys: ['text'] })
    const leaf = fc.oneof(
      mark,
      fc.record({ text, italic: fc.constant(true) }),
    ) as fc.Arbitrary<TextLeaf>
    const inline = fc.oneof(
      leaf,
      leaf.map((child) => ({ type: 'link', href: HREF, children: [child] })),
    ) as fc.Arbitrary<Inline>
    const paragraphs = fc.array(fc.array(inline, { minLength: 1, maxLength: 5 }), { maxLength: 4 })
    fc.assert(
      fc.property(paragraphs, (all) => {
        const written = applyEditedText(
          all.map((each) => paragraph(...each)),
          textOf(all),
        )
        expect(applyEditedText(written, basicPlainText(written))).toEqual(written)
        expect(basicPlainText(written)).toBe(textOf(all))
        const formatted = all.map((each) => paragraph(...each))
        expect(flat(applyEditedText(formatted, textOf(all)))).toEqual(flat(formatted))
      }),
    )
  })
})

const textOf = (all: Inline[][]): string => basicPlainText(all.map((each) => paragraph(...each)))

/** The characters of a document with their formatting. */
const flat = (all: RichTextDocument): string[] =>
  all.flatMap((block) =>
    (block.children as Inline[]).flatMap((node) => {
      if (!('type' in node)) return marked(node, '')
      return node.type === 'link' ? node.children.flatMap((leaf) => marked(leaf, node.href)) : []
    }),
  )
const marked = ({ text, bold, italic }: TextLeaf, href: string): string[] =>
  text.split('').map((unit) => `${unit}${bold ? ' b' : ''}${italic ? ' i' : ''} ${href}`)
