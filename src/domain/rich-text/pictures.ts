import { MIN_GALLERY } from './document'
import type {
  Gallery,
  GalleryPicture,
  LetterBlock,
  LetterDocument,
  Paragraph,
  Picture,
  WideBlock,
} from './document'

/** The ids of the pictures in a text, in order, with duplicates. */
export const imageIdsIn = (document: LetterDocument | null | undefined): string[] =>
  (document ?? []).flatMap((block) => picturesOf(block).map(({ imageId }) => imageId))

/**
 * Removes pictures that cannot be shown from a text; their captions stay as paragraphs.
 * @see docs/product/rich-text.md#pictures
 */
export const keepPictures = <Kind extends LetterBlock>(
  document: readonly Kind[],
  isShown: (imageId: string) => boolean,
): readonly (Kind | WideBlock)[] =>
  imageIdsIn(document).every(isShown)
    ? document
    : document.flatMap((block) => keptBlocks(block, isShown))

/**
 * A gallery as blocks of a text: one with a single picture is that picture, one without any its caption.
 * @see docs/product/rich-text.md#galleries
 */
export function galleryBlocks(gallery: Gallery): WideBlock[] {
  const { pictures, caption } = gallery
  if (pictures.length >= MIN_GALLERY) return [gallery]
  const single = pictures.map((picture): Picture => ({ type: 'picture', ...picture }))
  return [...single, ...captionParagraph(caption)]
}

/**
 * A gallery with each picture once; the captions of those that were repeated stay as paragraphs.
 * @see docs/product/rich-text.md#galleries
 */
export function picturesOnce(gallery: Gallery): WideBlock[] {
  const ids = gallery.pictures.map(({ imageId }) => imageId)
  const isFirst = (id: string, at: number): boolean => ids.indexOf(id) === at
  if (ids.every(isFirst)) return [gallery]
  const pictures = gallery.pictures.filter(({ imageId }, at) => isFirst(imageId, at))
  const repeated = gallery.pictures.filter(({ imageId }, at) => !isFirst(imageId, at))
  const captions = repeated.flatMap(({ caption }) => captionParagraph(caption))
  return [...galleryBlocks({ ...gallery, pictures }), ...captions]
}

function keptBlocks<Kind extends LetterBlock>(
  block: Kind,
  isShown: (imageId: string) => boolean,
): (Kind | WideBlock)[] {
  const gone = picturesOf(block).filter(({ imageId }) => !isShown(imageId))
  if (gone.length === 0) return [block]
  const captions = gone.flatMap(({ caption }) => captionParagraph(caption))
  if (block.type !== 'gallery') return captions
  const pictures = block.pictures.filter(({ imageId }) => isShown(imageId))
  return [...galleryBlocks({ ...block, pictures }), ...captions]
}

function picturesOf(block: LetterBlock): readonly GalleryPicture[] {
  if (block.type === 'picture') return [block]
  return block.type === 'gallery' ? block.pictures : []
}

const captionParagraph = (caption: string | undefined): Paragraph[] =>
  caption ? [{ type: 'paragraph', children: [{ text: caption }] }] : []
