/** The six kinds of taxonomy terms. */
export const TERM_KINDS = ['meal', 'category', 'cuisine', 'method', 'diet', 'tag'] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** The kinds of terms that a site may define besides the shared ones. */
export const SITE_TERM_KINDS = [...TERM_KINDS, 'equipment'] as const
export type SiteTermKind = (typeof SITE_TERM_KINDS)[number]

/** Maximum length of the title of a term, in characters. */
export const MAX_TERM_TITLE = 200
