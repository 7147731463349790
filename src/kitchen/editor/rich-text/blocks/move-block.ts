import { $getSelection, $isRangeSelection } from 'lexical'

/** Moves the block with the caret before the block above (-1) or behind the block below (1). */
export function $moveBlock(step: -1 | 1): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const block = selection.anchor.getNode().getTopLevelElement()
  const other = step < 0 ? block?.getPreviousSibling() : block?.getNextSibling()
  if (!block || !other) return
  const kept = selection.clone()
  if (step < 0) other.insertBefore(block)
  else other.insertAfter(block)
  selection.anchor.set(kept.anchor.key, kept.anchor.offset, kept.anchor.type)
  selection.focus.set(kept.focus.key, kept.focus.offset, kept.focus.type)
}
