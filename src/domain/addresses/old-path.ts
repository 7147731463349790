import { isOldPath } from './redirect-target'

/** Paths that each site has, without a slash at the end. @see docs/product/site-pages.md#routes */
const PAGES = new Set([
  '',
  ...[
    '/recipes',
    '/collections',
    '/letters',
    '/about',
    '/events',
    '/links',
    '/terms',
    '/privacy',
    '/press',
    '/profile',
  ],
  ...['/cookbook', '/link-in-bio', '/subscribe', '/sign-in', '/sign-up', '/redirecting'],
  ...['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ...['/share.jpg', '/favicon.ico', '/healthz', '/readyz', '/offline-worker.js'],
])
/** Folders of the platform. */
const FOLDERS =
  /^\/(?:api|_next|media|fonts|sounds|icons|sitemap|\.well-known|subscribe|sign-in|unsubscribe|site)\//

/** Whether every site has a page, a file or a part of the platform at a path. */
export const isOwnPath = (path: string): boolean => PAGES.has(path) || FOLDERS.test(`${path}/`)

/** A page at a path that only some sites have. */
export type NamedPage = { kind: 'recipe' | 'collection' | 'letter'; slug: string }

const KINDS = new Map<string, NamedPage['kind']>([
  ['recipes', 'recipe'],
  ['collections', 'collection'],
  ['letters', 'letter'],
])

/** The recipe, collection or letter whose page would be at a path; null for any other path. */
export function namedPage(path: string): NamedPage | null {
  const [, folder = '', slug = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  const kind = KINDS.get(folder)
  return kind === undefined ? null : { kind, slug }
}

/**
 * A path without its query, percent-encoding and the slash at its end, as redirects are found; of an
 * address by number (`/?p=10`) the number stays.
 */
export function plainPath(typed: string): string {
  const numbered = numberedPath(typed)
  if (numbered !== null) return numbered
  const [path = ''] = typed.split(/[?#]/)
  return decoded(path).replace(/\/+$/, '')
}

/** Parameters by which WordPress finds posts and pages, whatever other address they have. */
export const NUMBER_PARAMETERS = ['p', 'page_id'] as const

/**
 * The address by number of a post or page of WordPress, without other parameters: `/?p=10`. Null for
 * any other address.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export function numberedPath(address: string): string | null {
  const [, query] = /^\/?\?([^#]*)/.exec(address) ?? []
  if (query === undefined) return null
  const parameters = new URLSearchParams(query)
  const name = NUMBER_PARAMETERS.find((each) => /^\d{1,15}$/.test(parameters.get(each) ?? ''))
  return name === undefined ? null : `/?${name}=${Number(parameters.get(name))}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Parses an old path: a path, or an address of the site itself. `hosts` are the hosts of the site, with
 * their ports.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export function oldPathOf(
  typed: string,
  hosts: ReadonlySet<string>,
): { path: string } | { problem: 'other-host' | 'no-path' } {
  const text = typed.trim()
  if (/^https?:\/\//i.test(text) || /^\/[/\\]/.test(text)) {
    if (!URL.canParse(text, 'https://here.invalid')) return { problem: 'no-path' }
    const address = new URL(text, 'https://here.invalid')
    if (!hosts.has(address.host.toLowerCase())) return { problem: 'other-host' }
    return pathOrProblem(plainPath(`${address.pathname}${address.search}`))
  }
  return pathOrProblem(plainPath(text))
}

const pathOrProblem = (path: string): { path: string } | { problem: 'no-path' } =>
  path === '' || (isOldPath(path) && !isRelative(path)) ? { path } : { problem: 'no-path' }

/** Browsers resolve `.` and `..` in addresses: such a path is never requested. */
const isRelative = (path: string): boolean => /\/\.{1,2}(?:\/|$)/.test(path)

/** The target of a redirect, with an address of the site itself as its path. */
export function targetOf(typed: string, hosts: ReadonlySet<string>): string {
  const text = typed.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const { host, pathname, search, hash } = new URL(text)
  return hosts.has(host.toLowerCase()) ? `${pathname}${search}${hash}` : text
}
