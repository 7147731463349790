import { $createHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, $isRangeSelection } from 'lexical'
import type { ElementNode } from 'lexical'
import { $insertList } from '@lexical/list'
import type { Suggester, Suggestion } from './suggestion'
import { isFound, queryAfter } from './suggestion'

/** A kind of block that the caret's block can become. */
export type BlockKind = 'paragraph' | 'h1' | 'h2' | 'h3' | 'bullet' | 'number'

/** The kinds with their names, their signs in the bar, and the Markdown that makes them. */
export const BLOCK_KINDS: readonly {
  kind: BlockKind
  label: string
  sign: string
  typed: string
}[] = [
  { kind: 'paragraph', label: 'Text', sign: 'Text', typed: '' },
  { kind: 'h1', label: 'Heading 1', sign: 'H1', typed: '#' },
  { kind: 'h2', label: 'Heading 2', sign: 'H2', typed: '##' },
  { kind: 'h3', label: 'Heading 3', sign: 'H3', typed: '###' },
  { kind: 'bullet', label: 'Bulleted list', sign: '•', typed: '-' },
  { kind: 'number', label: 'Numbered list', sign: '1.', typed: '1.' },
]

/** Makes the selected blocks of a kind. */
export function $setBlocks(kind: BlockKind): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (kind === 'bullet' || kind === 'number') $insertList(kind)
  else
    $setBlocksType(selection, (): ElementNode =>
      kind === 'paragraph' ? $createParagraphNode() : $createHeadingNode(kind),
    )
}

const SUGGESTIONS: readonly Suggestion[] = BLOCK_KINDS.map(({ kind, label, typed }) => ({
  id: kind,
  label,
  ...(typed === '' ? {} : { detail: typed }),
  $apply: () => $setBlocks(kind),
}))

/** The menu behind a slash: the kinds of blocks. */
export const slashMenu: Suggester = (before) => {
  const asked = queryAfter('/', before, 2)
  if (!asked) return null
  const suggestions = SUGGESTIONS.filter(({ label }) => isFound(asked.query, label))
  return { start: asked.start, suggestions, kind: 'menu' }
}
