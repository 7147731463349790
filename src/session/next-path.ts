/** Where `next` in the address leads: a path of this host, `/` otherwise. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const target = URL.canParse(next, window.location.origin)
    ? new URL(next, window.location.origin)
    : null
  if (target?.origin !== window.location.origin) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}

/** The callback page of this host, which goes on to `path`: where a mailed link leads. */
export const callbackTo = (path: string): string =>
  path === '/' ? '/sign-in/callback' : `/sign-in/callback?next=${encodeURIComponent(path)}`
