/** What an address carries as `next`; the first when there are several. */
export type NextParameter = string | string[] | undefined

/**
 * Where the mailed link leads: the callback page, which goes on to `next`. Only paths of this host
 * are taken along; a wrong one is left out, and whoever signs in arrives at the home page.
 */
export function callbackPath(next: NextParameter): string {
  const target = Array.isArray(next) ? next[0] : next
  if (target === undefined || !isPath(target)) return '/sign-in/callback'
  return `/sign-in/callback?next=${encodeURIComponent(target)}`
}

/** `//host` and `/\host` would lead elsewhere. */
const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target) && target.length <= 1000
