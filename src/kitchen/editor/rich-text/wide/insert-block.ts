import { $createParagraphNode, $getSelection, $isElementNode, $isRangeSelection } from 'lexical'
import type { LexicalNode } from 'lexical'
import { $rootBlock } from './root-block'

/**
 * Inserts a block after that of the caret, replacing an empty one, and puts the caret into the following
 * text.
 */
export function $insertBlock(node: LexicalNode): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const block = $rootBlock(selection.anchor.getNode())
  if (!block) return
  block.insertAfter(node)
  if ($isElementNode(block) && block.isEmpty()) block.remove()
  $selectBehind(node)
}

/** Puts the caret into the text after a block, into a new paragraph if there is none. */
export function $selectBehind(node: LexicalNode): void {
  const next = node.getNextSibling()
  if ($isElementNode(next)) {
    next.selectStart()
    return
  }
  const paragraph = $createParagraphNode()
  node.insertAfter(paragraph)
  paragraph.select()
}
