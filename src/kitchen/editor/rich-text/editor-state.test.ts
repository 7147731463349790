import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LetterDocument, RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromBlocks, editorBlocks } from './editor-state'
import { wideTextDocument } from './testing/arbitrary-document'

const roundTrip = (document: LetterDocument): LetterDocument =>
  documentFromBlocks(editorBlocks(document))

// docs/product/rich-text.md#storage
describe('a text in the editor', () => {
  it('comes out as the very document that went in', () => {
    fc.assert(
      fc.property(wideTextDocument, (document) => {
        expect(roundTrip(document)).toEqual(document)
      }),
    )
  })

  it('holds lists inside items as Lexical has them, and gives them back inside their item', () => {
    const document: RichTextDocument = [
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { text: 'Flour' },
              {
                type: 'numbered-list',
                children: [{ type: 'list-item', children: [{ text: 'rye' }] }],
              },
            ],
          },
        ],
      },
    ]
    const [list] = editorBlocks(document)
    expect(list?.children?.map((item) => item.children?.map(({ type }) => type))).toEqual([
      ['text'],
      ['list'],
    ])
    expect(roundTrip(document)).toEqual(document)
  })
})
