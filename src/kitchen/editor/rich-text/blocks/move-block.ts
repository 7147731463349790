import { $getSelection, $isNodeSelection, $isRangeSelection } from 'lexical'
import type { LexicalNode } from 'lexical'
import { $rootBlock } from '../wide/root-block'

/** Moves the block with the caret, or a selected one, before the block above (-1) or behind the block below (1). */
export function $moveBlock(step: -1 | 1): void {
  const selection = $getSelection()
  const selected = $selectedNode()
  const block = selected ? $rootBlock(selected) : null
  const other = $neighbour(block, step)
  if (!block || !other) return
  const kept = selection?.clone()
  if (step < 0) other.insertBefore(block)
  else other.insertAfter(block)
  if (!$isRangeSelection(selection) || !$isRangeSelection(kept)) return
  selection.anchor.set(kept.anchor.key, kept.anchor.offset, kept.anchor.type)
  selection.focus.set(kept.focus.key, kept.focus.offset, kept.focus.type)
}

const $neighbour = (block: LexicalNode | null | undefined, step: -1 | 1): LexicalNode | null =>
  (step < 0 ? block?.getPreviousSibling() : block?.getNextSibling()) ?? null

function $selectedNode(): LexicalNode | undefined {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) return selection.anchor.getNode()
  return $isNodeSelection(selection) ? selection.getNodes()[0] : undefined
}
