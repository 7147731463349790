import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isRangeSelection } from 'lexical'
import type { ElementNode } from 'lexical'
import { $insertList } from '@lexical/list'
import { $createDivider } from '../wide/divider-node'
import { OPEN_EMBED } from '../wide/embed/embed-commands'
import { $putLetterBlock } from '../wide/fields-node'
import { $insertBlock } from '../wide/insert-block'
import { OPEN_BUTTON, OPEN_RECIPE_CARD } from '../wide/letter/letter-commands'
import { ADD_PICTURES } from '../wide/pictures/picture-commands'
import { $insertTable } from '../wide/table/insert-table'
import type { Suggester, Suggestion } from './suggestion'
import { isFound, queryAfter } from './suggestion'

/** A kind of block that the caret's block can become. */
export type BlockKind = 'paragraph' | 'h1' | 'h2' | 'h3' | 'bullet' | 'number' | 'quote'

/** A kind of block with its name, its symbol in the bar, and its Markdown shortcut. */
export type KindOfBlock = { kind: BlockKind; label: string; sign: string; typed: string }

/** The kinds of blocks of every text. */
export const BLOCK_KINDS: readonly KindOfBlock[] = [
  { kind: 'paragraph', label: 'Text', sign: 'Text', typed: '' },
  { kind: 'h1', label: 'Heading 1', sign: 'H1', typed: '#' },
  { kind: 'h2', label: 'Heading 2', sign: 'H2', typed: '##' },
  { kind: 'h3', label: 'Heading 3', sign: 'H3', typed: '###' },
  { kind: 'bullet', label: 'Bulleted list', sign: '•', typed: '-' },
  { kind: 'number', label: 'Numbered list', sign: '1.', typed: '1.' },
]

/** The kinds of blocks of a wider text. */
export const WIDE_BLOCK_KINDS: readonly KindOfBlock[] = [
  ...BLOCK_KINDS,
  { kind: 'quote', label: 'Quote', sign: '“ ”', typed: '>' },
]

/** The standalone blocks of a wider text: no block of text can be converted to one. */
export const WIDE_BLOCKS: readonly Suggestion[] = [
  { id: 'divider', label: 'Divider', detail: '---', $apply: () => $insertBlock($createDivider()) },
  {
    id: 'picture',
    label: 'Picture',
    detail: 'from this device',
    $apply: (editor) => editor.dispatchCommand(ADD_PICTURES, { from: 'files', as: 'pictures' }),
  },
  {
    id: 'library-picture',
    label: 'Picture from the library',
    $apply: (editor) => editor.dispatchCommand(ADD_PICTURES, { from: 'library', as: 'pictures' }),
  },
  {
    id: 'gallery',
    label: 'Gallery',
    detail: 'Several pictures',
    $apply: (editor) => editor.dispatchCommand(ADD_PICTURES, { from: 'files', as: 'gallery' }),
  },
  {
    id: 'embed',
    label: 'Embed',
    detail: 'Video or link',
    $apply: (editor) => editor.dispatchCommand(OPEN_EMBED, null),
  },
  { id: 'table', label: 'Table', sign: 'Table', $apply: $insertTable },
]

/** The standalone blocks of a letter. @see docs/product/letters.md#blocks */
export const LETTER_BLOCKS: readonly Suggestion[] = [
  ...WIDE_BLOCKS,
  {
    id: 'recipe-card',
    label: 'Recipe card',
    $apply: (editor) => editor.dispatchCommand(OPEN_RECIPE_CARD, null),
  },
  {
    id: 'button',
    label: 'Button',
    detail: 'with a link',
    $apply: (editor) => editor.dispatchCommand(OPEN_BUTTON, null),
  },
  {
    id: 'paywall',
    label: 'Paywall',
    detail: 'Only paid readers read on',
    $apply: () => {
      const paywall = $putLetterBlock(null, { blockType: 'paywall' })
      if (paywall) $insertBlock(paywall)
    },
  },
]

/** Makes the selected blocks of a kind. */
export function $setBlocks(kind: BlockKind): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (kind === 'bullet' || kind === 'number') $insertList(kind)
  else $setBlocksType(selection, () => $createBlock(kind))
}

function $createBlock(kind: Exclude<BlockKind, 'bullet' | 'number'>): ElementNode {
  if (kind === 'paragraph') return $createParagraphNode()
  return kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind)
}

/** The slash menu: kinds of text blocks, and standalone blocks. */
export function slashMenu(
  kinds: readonly KindOfBlock[],
  blocks: readonly Suggestion[] = [],
): Suggester {
  const all: readonly Suggestion[] = [
    ...kinds.map(({ kind, label, typed }) => ({
      id: kind,
      label,
      ...(typed === '' ? {} : { detail: typed }),
      $apply: () => $setBlocks(kind),
    })),
    ...blocks,
  ]
  return (before, isInTable) => {
    // A cell is one line of text.
    if (isInTable) return null
    const asked = queryAfter('/', before, 2)
    if (!asked) return null
    const suggestions = all.filter(({ label }) => isFound(asked.query, label))
    return { start: asked.start, suggestions, kind: 'menu' }
  }
}
