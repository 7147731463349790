import type { DraftReferences } from '@/src/contract/recipe/draft'
import type { DraftDocument } from '../recipe-kind'

/** A picture in drafts. */
export type DraftPicture = DraftReferences['images'][number]

/** A picture in a recipe's document. */
export type DocumentPicture = NonNullable<DraftDocument['images']>[number]

/** Pictures of a recipe at most. @see docs/product/recipes.md#fields */
const MAX_PICTURES = 50

/**
 * Adds pictures to those of a recipe, each once: uploaded ones before those that were chosen after them,
 * by their places, whichever arrives first; others at the end.
 * @see docs/product/kitchen.md#pictures
 */
export function addPictures(
  written: readonly DocumentPicture[] = [],
  images: readonly Pick<DraftPicture, 'id'>[],
  places: ReadonlyMap<string, number> = new Map(),
): DocumentPicture[] {
  let all = [...written]
  for (const { id } of images) {
    if (all.some((picture) => picture.id === id)) continue
    const place = places.get(id) ?? Infinity
    const next = all.findIndex((picture) => (places.get(picture.id) ?? 0) > place)
    all = all.toSpliced(next < 0 ? all.length : next, 0, { id, crop: null })
  }
  return all.slice(0, MAX_PICTURES)
}

/** Puts a removed picture back at its place, unless the recipe already has it. */
export const restorePictureAt = (
  written: readonly DocumentPicture[] = [],
  removed: DocumentPicture,
  at: number,
): DocumentPicture[] =>
  written.some(({ id }) => id === removed.id)
    ? [...written]
    : written.toSpliced(Math.min(at, written.length), 0, removed).slice(0, MAX_PICTURES)
