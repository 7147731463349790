import type { Block, Paragraph, RichTextDocument, WideBlock, WideDocument } from './document'
import { isList } from './document'
import { embedLink } from './embeds/embed-link'
import { tableLines } from './table'

/** The text that replaces a divider for clients that do not know it. */
const DIVIDER_TEXT = '* * *'

/** Whether a block is one of the types that every rich text may hold. */
export const isBasic = (block: WideBlock): block is Block =>
  isList(block) || block.type === 'paragraph' || block.type === 'heading'

/** A wider text as one of the basic types alone: quotes and rows of tables become paragraphs,
 * dividers are left out. */
export const basicDocument = (document: WideDocument): RichTextDocument =>
  document.filter(({ type }) => type !== 'divider').flatMap(basicBlocks)

/**
 * A wider text for a client that knows the basic types alone. Each paragraph that replaces another
 * type is marked, so that it is not written back in its place.
 * @see docs/product/rich-text.md#reduced-texts
 */
export const reducedDocument = (document: WideDocument): RichTextDocument =>
  document.flatMap((block): readonly Block[] =>
    isBasic(block) ? [block] : replacements(block).map((each) => ({ ...each, reduced: true })),
  )

const basicBlocks = (block: WideBlock): readonly Block[] =>
  isBasic(block) ? [block] : replacements(block)

function replacements(block: Exclude<WideBlock, Block>): Paragraph[] {
  switch (block.type) {
    case 'quote':
      return [{ type: 'paragraph', children: block.children }]
    case 'divider':
      return [{ type: 'paragraph', children: [{ text: DIVIDER_TEXT }] }]
    case 'embed':
      return [{ type: 'paragraph', children: [embedLink(block)] }]
    case 'table':
      return tableLines(block).map((children) => ({ type: 'paragraph', children }))
  }
}
