import { readItem, writeItem } from '@/src/api/browser-storage'

/** The place of a comment: its writer, its recipe, and the comment that it answers. */
export type WritingPlace = { readerId: string | null; recipeId: string; parentId: string | null }

const keyOf = ({ readerId, recipeId, parentId }: WritingPlace): string =>
  `comment-words:${readerId}:${recipeId}:${parentId ?? ''}`

/** Keeps words in this browser that could not be sent, for when their writer is back. */
export function keepWords(place: WritingPlace, words: string): void {
  // A browser without storage keeps them on the page alone.
  writeItem('localStorage', keyOf(place), words)
}

/** The words that were kept of a comment that could not be sent; nothing where there are none. */
export const keptWords = (place: WritingPlace): string =>
  readItem('localStorage', keyOf(place)) ?? ''

/** Forgets kept words: they were sent, or given up. */
export function forgetWords(place: WritingPlace): void {
  writeItem('localStorage', keyOf(place), null)
}
