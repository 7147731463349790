/** Maximum length of `next`, in characters. */
const MAX_LENGTH = 1_000

/** Returns the target of `next` in a URL: a path of its own host, `/` otherwise. */
export function nextPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const target = URL.canParse(next, origin) ? new URL(next, origin) : null
  if (target?.origin !== origin || next.length > MAX_LENGTH) return '/'
  // `/.//example.org` is a path here, and would be an address of its own without the host before it.
  if (target.pathname.startsWith('//')) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}

const CALLBACK = '/sign-in/callback'

/** Returns whether a path is the callback page of mailed links. */
export const isCallback = (pathname: string): boolean => pathname === CALLBACK

/**
 * The target of a mailed link: the callback page of this host, which continues to the target in the form's
 * address.
 */
export function callbackPath(form: Pick<Location, 'search' | 'origin'>): string {
  const next = nextPath(form)
  return next === '/' ? CALLBACK : `${CALLBACK}?next=${encodeURIComponent(next)}`
}
