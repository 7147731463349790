import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
} from 'lexical'
import type { LexicalNode, NodeKey } from 'lexical'
import { MAX_GALLERY } from '@/src/domain/rich-text/document'
import {
  $createPicture,
  $isFieldsNode,
  $picturesOf,
  $setPictures,
  galleryPicture,
} from '../fields-node'

/**
 * A place in a text at which pictures arrive, before its block, in the order in which they were sent; or
 * a gallery that they become a part of.
 */
export type PictureSlot = {
  before: NodeKey
  arrived: Map<number, NodeKey>
  /** Pictures that are sent together become one gallery. */
  isGallery: boolean
  /** The ids of the pictures of a gallery, by their places. */
  placed: Map<number, string>
}

/** The slot at the caret: its block where that is empty, else the block behind. */
export function $createSlot(isGallery: boolean): PictureSlot {
  const block = $blockAtCaret()
  if (block && $isElementNode(block) && block.isEmpty())
    return { before: block.getKey(), arrived: new Map(), isGallery, placed: new Map() }
  const next = block?.getNextSibling() ?? $createParagraphNode()
  if (!next.isAttached()) {
    if (block) block.insertAfter(next)
    else $getRoot().append(next)
  }
  if ($isElementNode(next)) next.selectStart()
  return { before: next.getKey(), arrived: new Map(), isGallery, placed: new Map() }
}

function $blockAtCaret(): LexicalNode | null {
  const selection = $getSelection()
  const node = $isRangeSelection(selection)
    ? selection.anchor.getNode()
    : selection?.getNodes().at(-1)
  return node?.getTopLevelElement() ?? $getRoot().getLastChild()
}

/** The slot of a gallery: pictures are added at its end. */
export const $slotOfGallery = (block: NodeKey): PictureSlot => ({
  before: $getNodeByKey(block)?.getNextSibling()?.getKey() ?? '',
  // Before every picture that is sent.
  arrived: new Map([[0, block]]),
  isGallery: true,
  placed: new Map(),
})

/**
 * Puts a picture into its slot: before later uploads; at the end if the slot was removed. A full gallery is
 * followed by another one.
 */
export function $putPicture(slot: PictureSlot, imageId: string, place: number): void {
  if (slot.isGallery && $joinGallery(slot, imageId, place)) return
  const picture = $createPicture(imageId)
  const later = [...slot.arrived].filter(([other]) => other > place).toSorted(([a], [b]) => a - b)
  const next = [...later.map(([, key]) => key), slot.before]
    .map((key) => $getNodeByKey(key))
    .find((node) => node?.isAttached() === true)
  if (next) next.insertBefore(picture)
  else $getRoot().append(picture)
  slot.arrived.set(place, picture.getKey())
}

/** Adds a picture to the gallery of its slot in its order; false where there is none with room. */
function $joinGallery({ arrived, placed }: PictureSlot, imageId: string, place: number): boolean {
  placed.set(place, imageId)
  const blocks = [...arrived.values()].map((key) => $getNodeByKey(key)).filter($isFieldsNode)
  if (blocks.some((node) => $picturesOf(node).some((picture) => picture.imageId === imageId)))
    return true
  const block = blocks.find((node) => node.isAttached() && $picturesOf(node).length < MAX_GALLERY)
  if (!block) return false
  const pictures = $picturesOf(block)
  const later = new Set([...placed].filter(([other]) => other > place).map(([, id]) => id))
  const at = pictures.findIndex((picture) => later.has(picture.imageId))
  const index = at === -1 ? pictures.length : at
  $setPictures(block, pictures.toSpliced(index, 0, galleryPicture(imageId)))
  return true
}
