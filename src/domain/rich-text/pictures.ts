import type { WideBlock, WideDocument } from './document'

/** The ids of the pictures in a text, in order; one that is shown twice is there twice. */
export const imageIdsIn = (document: WideDocument | null | undefined): string[] =>
  (document ?? []).flatMap((block) => (block.type === 'picture' ? [block.imageId] : []))

/**
 * A text without the pictures that cannot be shown; their captions stay as paragraphs.
 * @see docs/product/rich-text.md#pictures
 */
export const keepPictures = (
  document: WideDocument,
  isShown: (imageId: string) => boolean,
): WideDocument =>
  imageIdsIn(document).every(isShown)
    ? document
    : document.flatMap((block) => keptBlocks(block, isShown))

function keptBlocks(block: WideBlock, isShown: (imageId: string) => boolean): WideBlock[] {
  if (block.type !== 'picture' || isShown(block.imageId)) return [block]
  return block.caption ? [{ type: 'paragraph', children: [{ text: block.caption }] }] : []
}
