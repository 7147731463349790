/**
 * Maximum length of the title of a letter, in characters: mail programs show fewer of a subject.
 * @see docs/product/limits.md#letters
 */
export const MAX_LETTER_TITLE = 255
/** Maximum length of the summary of a letter, in characters. */
export const MAX_LETTER_SUMMARY = 500

/**
 * Readers of a letter: everyone, every subscriber, or paid subscribers.
 * @see docs/product/letters.md#audiences
 */
export const LETTER_AUDIENCES = ['everyone', 'free', 'paid'] as const
export type LetterAudience = (typeof LETTER_AUDIENCES)[number]

/** The title of a letter before its author names it. */
export const UNTITLED_LETTER = 'Untitled letter'
