/** The six kinds of taxonomy terms. */
export const TERM_KINDS = ['meal', 'category', 'cuisine', 'method', 'diet', 'tag'] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** Maximum length of the title of a term, in characters. */
export const MAX_TERM_TITLE = 200
