import { $createParagraphNode, $getSelection, $isElementNode, $isRangeSelection } from 'lexical'
import type { LexicalNode } from 'lexical'

/** Puts a block behind that of the caret, in place of an empty one, and the caret into the text behind. */
export function $insertBlock(node: LexicalNode): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const block = selection.anchor.getNode().getTopLevelElement()
  if (!block) return
  block.insertAfter(node)
  if ($isElementNode(block) && block.isEmpty()) block.remove()
  const next = node.getNextSibling()
  if ($isElementNode(next)) {
    next.selectStart()
    return
  }
  const paragraph = $createParagraphNode()
  node.insertAfter(paragraph)
  paragraph.select()
}
