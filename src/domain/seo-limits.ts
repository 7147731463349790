/** Maximum length of a search or social title, and of a search or social description, in characters. */
export const MAX_SEO_TITLE = 500
export const MAX_SEO_DESCRIPTION = 2_000
