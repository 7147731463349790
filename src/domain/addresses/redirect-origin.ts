/** Why a redirect is there: a page was renamed, an import brought it, or somebody wrote it by hand. */
export const REDIRECT_ORIGINS = ['renamed', 'import', 'hand'] as const
export type RedirectOrigin = (typeof REDIRECT_ORIGINS)[number]

/** Redirects that are added at once at most. */
export const MOST_REDIRECTS_AT_ONCE = 5_000
