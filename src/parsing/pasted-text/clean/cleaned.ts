/** A pasted text on its way to being read: what stays of it, and what was taken out. */
export interface CleanedText {
  lines: string[]
  /** Whole lines that are no part of a recipe: headers of mails, words of others in a chat. */
  left: string[]
  /** The subject of a mail without `Re:` and `Fwd:`: the title where nothing else is. */
  subject: string | null
  /** Words without the `#`. */
  hashtags: string[]
  /** Names from a chat, as they stood with times before the lines were cleaned. */
  speakers: string[]
  /** Lines that belong to the recipe and to neither list nor method. */
  notes: string[]
}

/** One rule of cleaning. */
export type CleaningRule = (paste: CleanedText) => CleanedText

/** Splits lines into those that stay and those that are left out. */
export function removeLines(paste: CleanedText, isOut: (line: string, at: number) => boolean): CleanedText {
  const kept = paste.lines.map((line, at) => ({ line, out: line.trim() !== '' && isOut(line, at) }))
  return {
    ...paste,
    lines: kept.filter(({ out }) => !out).map(({ line }) => line),
    left: [...paste.left, ...kept.filter(({ out }) => out).map(({ line }) => line.trim())],
  }
}

/** Lines that are not empty. */
export const dropEmptyLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.trim() !== '')
