import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
} from 'lexical'
import type { LexicalNode, NodeKey } from 'lexical'
import { $createPicture } from '../fields-node'

/** A place in a text at which pictures arrive, before its block, in the order in which they were sent. */
export type PictureSlot = { before: NodeKey; arrived: Map<number, NodeKey> }

/** The slot at the caret: its block where that is empty, else the block behind. */
export function $createSlot(): PictureSlot {
  const block = $blockAtCaret()
  if (block && $isElementNode(block) && block.isEmpty())
    return { before: block.getKey(), arrived: new Map() }
  const next = block?.getNextSibling() ?? $createParagraphNode()
  if (!next.isAttached()) {
    if (block) block.insertAfter(next)
    else $getRoot().append(next)
  }
  if ($isElementNode(next)) next.selectStart()
  return { before: next.getKey(), arrived: new Map() }
}

function $blockAtCaret(): LexicalNode | null {
  const selection = $getSelection()
  const node = $isRangeSelection(selection)
    ? selection.anchor.getNode()
    : selection?.getNodes().at(-1)
  return node?.getTopLevelElement() ?? $getRoot().getLastChild()
}

/** Puts a picture into its slot: before those that were sent later; at the end if the slot is gone. */
export function $putPicture(slot: PictureSlot, imageId: string, place: number): void {
  const picture = $createPicture(imageId)
  const later = [...slot.arrived].filter(([other]) => other > place).toSorted(([a], [b]) => a - b)
  const next = [...later.map(([, key]) => key), slot.before]
    .map((key) => $getNodeByKey(key))
    .find((node) => node?.isAttached() === true)
  if (next) next.insertBefore(picture)
  else $getRoot().append(picture)
  slot.arrived.set(place, picture.getKey())
}
