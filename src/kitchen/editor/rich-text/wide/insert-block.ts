import { $createParagraphNode, $getSelection, $isElementNode, $isRangeSelection } from 'lexical'
import type { LexicalNode } from 'lexical'
import { $rootBlock } from './root-block'

/** Puts a block behind that of the caret, in place of an empty one, and the caret into the text behind. */
export function $insertBlock(node: LexicalNode): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const block = $rootBlock(selection.anchor.getNode())
  if (!block) return
  block.insertAfter(node)
  if ($isElementNode(block) && block.isEmpty()) block.remove()
  $selectBehind(node)
}

/** Puts the caret into the text behind a block, into a new paragraph where there is none. */
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
