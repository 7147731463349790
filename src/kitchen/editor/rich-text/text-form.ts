import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import type { Transformer } from '@lexical/markdown'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import type { Klass, LexicalNode } from 'lexical'
import { basicDocument, isWide } from '@/src/domain/rich-text/basic'
import type {
  LetterDocument,
  RichTextDocument,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { ChipNode } from './chip-node'
import { MARKDOWN_SHORTCUTS, WIDE_SHORTCUTS } from './markdown-shortcuts'
import {
  BLOCK_KINDS,
  LETTER_BLOCKS,
  slashMenu,
  WIDE_BLOCK_KINDS,
  WIDE_BLOCKS,
} from './suggest/slash-menu'
import type { KindOfBlock } from './suggest/slash-menu'
import type { Suggester, Suggestion } from './suggest/suggestion'
import { DividerNode } from './wide/divider-node'
import { FieldsNode } from './wide/fields-node'

/** The blocks that a text of the kitchen may contain, with the ways to insert them. */
export type TextForm<Document extends LetterDocument> = {
  nodes: readonly Klass<LexicalNode>[]
  shortcuts: Transformer[]
  menu: Suggester
  /** The kinds of blocks in the bar above a selection. */
  kinds: readonly KindOfBlock[]
  /** The standalone blocks. */
  blocks: readonly Suggestion[]
  /** Reduces a document to the blocks of this text; a conforming one is unchanged. */
  fit: (document: LetterDocument) => Document
  isWide: boolean
  /** Whether it may contain the blocks of letters. */
  isLetter: boolean
}

const NODES = [HeadingNode, ListNode, ListItemNode, LinkNode, ChipNode]

/** Steps, preparations and notes: the eight types of blocks and nothing else. */
export const BASIC_TEXT: TextForm<RichTextDocument> = {
  nodes: NODES,
  shortcuts: MARKDOWN_SHORTCUTS,
  menu: slashMenu(BLOCK_KINDS),
  kinds: BLOCK_KINDS,
  blocks: [],
  fit: basicDocument,
  isWide: false,
  isLetter: false,
}

/**
 * Stories and about pages: all types of blocks.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WIDE_TEXT: TextForm<WideDocument> = {
  nodes: [
    ...NODES,
    QuoteNode,
    DividerNode,
    FieldsNode,
    ...[TableNode, TableRowNode, TableCellNode],
  ],
  shortcuts: [...MARKDOWN_SHORTCUTS, ...WIDE_SHORTCUTS],
  menu: slashMenu(WIDE_BLOCK_KINDS, WIDE_BLOCKS),
  kinds: WIDE_BLOCK_KINDS,
  blocks: WIDE_BLOCKS,
  fit: (document) => (document.every(isWide) ? document : document.filter(isWide)),
  isWide: true,
  isLetter: false,
}

/**
 * Letters: the blocks of stories, recipe cards, buttons and a paywall.
 * @see docs/product/letters.md#blocks
 */
export const LETTER_TEXT: TextForm<LetterDocument> = {
  ...WIDE_TEXT,
  menu: slashMenu(WIDE_BLOCK_KINDS, LETTER_BLOCKS),
  blocks: LETTER_BLOCKS,
  fit: (document) => document,
  isLetter: true,
}
