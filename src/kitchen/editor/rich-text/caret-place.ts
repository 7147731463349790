import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
} from 'lexical'
import type { ElementNode, LexicalNode } from 'lexical'
import { $rootBlock } from './wide/root-block'

/** The position of the caret in a form that outlives the nodes: the block, and the offset in it. */
export type CaretPlace = { block: number; offset: number; isLive: () => boolean }

/** The position of the caret in the editor that is being updated; null without one. */
export function $caretPlace(): CaretPlace | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node: LexicalNode = selection.anchor.getNode()
  const block = $rootBlock(node)
  if (!block) return null
  const before = $isElementNode(node) ? 0 : selection.anchor.offset
  return {
    block: block.getIndexWithinParent(),
    offset: $isElementNode(block) ? $lengthBefore(block, node) + before : 0,
    isLive: () => node.isAttached(),
  }
}

/** Restores the caret, or puts it as near as the text still reaches. */
export function $putCaret({ block, offset }: CaretPlace): void {
  const root = $getRoot()
  const element = root.getChildAtIndex(Math.min(block, root.getChildrenSize() - 1))
  if (!$isElementNode(element)) return
  let left = offset
  for (const leaf of leavesOf(element)) {
    const size = sizeOf(leaf)
    if (left <= size && $isTextNode(leaf)) {
      const selection = $createRangeSelection()
      selection.anchor.set(leaf.getKey(), left, 'text')
      selection.focus.set(leaf.getKey(), left, 'text')
      $setSelection(selection)
      return
    }
    left -= size
  }
  element.selectEnd()
}

function $lengthBefore(block: ElementNode, node: LexicalNode): number {
  let length = 0
  for (const leaf of leavesOf(block)) {
    if (leaf.is(node)) return length
    length += sizeOf(leaf)
  }
  return length
}

const leavesOf = (element: ElementNode): LexicalNode[] =>
  element.getChildren().flatMap((child) => ($isElementNode(child) ? leavesOf(child) : [child]))

const sizeOf = (leaf: LexicalNode): number => ($isTextNode(leaf) ? leaf.getTextContentSize() : 1)
