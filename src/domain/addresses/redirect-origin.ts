/** The origin of a redirect: a renamed page, an import, or a person. */
export const REDIRECT_ORIGINS = ['renamed', 'import', 'hand'] as const
export type RedirectOrigin = (typeof REDIRECT_ORIGINS)[number]

/** Redirects that are added at once at most. */
export const MOST_REDIRECTS_AT_ONCE = 5_000
