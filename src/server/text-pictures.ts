import type { Image } from '@/src/contract/media/image'
import type { LetterBlock, LetterDocument, WideBlock } from '@/src/domain/rich-text/document'
import { imageIdsIn, keepPictures } from '@/src/domain/rich-text/pictures'
import { reference } from './references'
import type { BodyReference } from './references'

/**
 * Returns a text for its readers with its pictures, each once in the order of the text. Removes pictures
 * that are not among `images`: they were deleted, or the site may not use them.
 * @see docs/product/rich-text.md#pictures
 */
export function withPictures<Kind extends LetterBlock, Picture extends Pick<Image, 'id'>>(
  document: readonly Kind[],
  images: readonly Picture[],
): { text: readonly (Kind | WideBlock)[]; images: Picture[] } {
  const known = new Map(images.map((image) => [image.id, image]))
  const ids = new Set(imageIdsIn(document))
  return {
    text: keepPictures(document, (id) => known.has(id)),
    images: [...ids].flatMap((id) => known.get(id) ?? []),
  }
}

type Node = { children?: readonly Node[]; pictures?: readonly Node[] } & Record<string, unknown>

/** Every id that a text points with outside its recipe: units, pictures and recipes, by their place in it. */
export const textReferences = (
  path: string,
  document: LetterDocument | null | undefined,
): BodyReference[] => within(path, document ?? [])

function within(path: string, nodes: readonly Node[]): BodyReference[] {
  return nodes.flatMap((node, index) => {
    const at = `${path}.${index}`
    return [
      ...ownReferences(at, node),
      ...within(`${at}.children`, node.children ?? []),
      ...within(`${at}.pictures`, node.pictures ?? []),
    ]
  })
}

function ownReferences(at: string, { type, unitId, imageId, recipeId }: Node): BodyReference[] {
  if (type === 'measurement' && typeof unitId === 'string')
    return reference(`${at}.unitId`, 'unit', unitId)
  if (typeof recipeId === 'string') return reference(`${at}.recipeId`, 'recipe', recipeId)
  return typeof imageId === 'string' ? reference(`${at}.imageId`, 'image', imageId) : []
}
