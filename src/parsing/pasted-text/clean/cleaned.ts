/** A pasted text during cleaning: the remaining lines and the removed ones. */
export interface CleanedText {
  lines: string[]
  /** Lines outside the recipe: mail headers, messages of others in a chat. */
  left: string[]
  /** The subject of a mail without `Re:` and `Fwd:`, the title if there is no other. */
  subject: string | null
  /** Words without the `#`. */
  hashtags: string[]
  /** Names of chat participants, before the lines were cleaned. */
  speakers: string[]
  /** Lines of the recipe outside list and method. */
  notes: string[]
}

/** A rule of cleaning. */
export type CleaningRule = (paste: CleanedText) => CleanedText

/** Moves the lines that match to the removed ones. */
export function removeLines(
  paste: CleanedText,
  isOut: (line: string, at: number) => boolean,
): CleanedText {
  const kept = paste.lines.map((line, at) => ({ line, out: line.trim() !== '' && isOut(line, at) }))
  return {
    ...paste,
    lines: kept.filter(({ out }) => !out).map(({ line }) => line),
    left: [...paste.left, ...kept.filter(({ out }) => out).map(({ line }) => line.trim())],
  }
}

/** Removes empty lines. */
export const dropEmptyLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.trim() !== '')
