/** The origin of a redirect: a renamed page, an import, or a person. */
export const REDIRECT_ORIGINS = ['renamed', 'import', 'hand'] as const
export type RedirectOrigin = (typeof REDIRECT_ORIGINS)[number]

/** Maximum number of redirects in one request. */
export const MAX_REDIRECTS_PER_REQUEST = 5_000
