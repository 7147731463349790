import { readItem, writeItem } from '@/src/api/browser-storage'

/** The place of a comment: its writer, its recipe, and the comment that it answers. */
export type WritingPlace = { readerId: string | null; recipeId: string; parentId: string | null }

const keyOf = ({ readerId, recipeId, parentId }: WritingPlace): string =>
  `comment-words:${readerId}:${recipeId}:${parentId ?? ''}`

/** Stores the text of a comment that could not be sent in this browser, for its writer's return. */
export function storeUnsentComment(place: WritingPlace, words: string): void {
  // Without storage the text stays on the page only.
  writeItem('localStorage', keyOf(place), words)
}

/** The stored text of a comment that could not be sent; empty if there is none. */
export const readUnsentComment = (place: WritingPlace): string =>
  readItem('localStorage', keyOf(place)) ?? ''

/** Deletes the stored text of a comment that was sent or discarded. */
export function deleteUnsentComment(place: WritingPlace): void {
  writeItem('localStorage', keyOf(place), null)
}
