/** The place of a comment: its writer, its recipe, and the comment that it answers. */
export type WritingPlace = { readerId: string | null; recipeId: string; parentId: string | null }

const keyOf = ({ readerId, recipeId, parentId }: WritingPlace): string =>
  `comment-words:${readerId}:${recipeId}:${parentId ?? ''}`

/** Keeps words in this browser that could not be sent, for when their writer is back. */
export function keepWords(place: WritingPlace, words: string): void {
  try {
    localStorage.setItem(keyOf(place), words)
  } catch {
    // A browser without storage keeps them on the page alone.
  }
}

/** The words that were kept of a comment that could not be sent; nothing where there are none. */
export function keptWords(place: WritingPlace): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? ''
  } catch {
    return ''
  }
}

/** Forgets kept words: they were sent, or given up. */
export function forgetWords(place: WritingPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // There are none.
  }
}
