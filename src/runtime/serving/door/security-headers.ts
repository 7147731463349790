import { randomBytes } from 'node:crypto'
import { accountOrigin, hostTarget } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { AnswerNotes } from '@/src/server/web/answer-notes'

/** Settings that the security headers depend on. */
export type SecurityContext = {
  deployment: Deployment
  /** Other origins to which browsers upload files. */
  uploadOrigins: readonly string[]
  isDev: boolean
}

type Sources = Record<string, readonly string[]>

/** Paths without a page of ours: nothing there may run scripts or be framed. */
const NO_PAGE =
  /^\/(?:api|media|_next|fonts|sounds|preview|healthz|readyz|host-check)(?:\/|$)|^\/offline-worker\.js$/
const KITCHEN = /^\/kitchen(?:\/|$)/
const BUILT = /^\/(?:_next|fonts)\//
/** Policy of API responses, which are data: a browser that displays one runs nothing in it. */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Policy of files: they may be displayed, and the service worker may fetch what it caches. */
const FILE_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Headers of a plain text response. */
export const TEXT_HEADERS = {
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ')
const A_YEAR = 31_536_000
const YOUTUBE = 'https://www.youtube-nocookie.com'
/** Hosts whose frames the HTML of stored posts may embed. */
const EMBEDS = ['https://www.youtube.com', YOUTUBE, 'https://player.vimeo.com']
const ANALYTICS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/** Returns whether a path may be a page: only there scripts run and a nonce is made. */
export const mayBePage = (path: string): boolean => !NO_PAGE.test(path)

/** Generates the nonce of a page's own scripts: 128 bits (docs/decisions/010). */
export const newNonce = (): string => randomBytes(16).toString('base64')

/** Builds the request header from which Next reads the nonce of a page. */
export const nonceForNext = (nonce: string): string => `script-src 'nonce-${nonce}'`

/** Builds the security headers of a response. */
export function securityHeaders(
  surroundings: SecurityContext,
  { host, path }: { host: string; path: string },
  notes: AnswerNotes,
): Record<string, string> {
  // Scripts get as few headers as possible (docs/product/figures.md#page-in-a-browser): opened directly
  // they do nothing. Some run as workers, which take the policy of their own response; all other sources of
  // a worker have a policy that runs nothing.
  if (BUILT.test(path)) return { 'x-content-type-options': 'nosniff' }
  const { deployment } = surroundings
  const isSecure = deployment.protocol === 'https'
  return {
    ...TEXT_HEADERS,
    'content-security-policy': policy(surroundings, { host, path }, notes),
    ...(notes.nonce === null ? {} : { 'permissions-policy': PERMISSIONS }),
    ...(isSecure ? { 'strict-transport-security': `max-age=${A_YEAR}` } : {}),
  }
}

function policy(
  surroundings: SecurityContext,
  { host, path }: { host: string; path: string },
  notes: AnswerNotes,
): string {
  if (notes.nonce === null) return /^\/api(?:\/|$)/.test(path) ? DATA_POLICY : FILE_POLICY
  const isSite = hostTarget(surroundings.deployment, host).kind !== 'account'
  const all = [pageSources(surroundings, notes.nonce)]
  if (isSite) all.push({ 'frame-src': [YOUTUBE], 'media-src': ["'self'"] })
  if (!isSite && KITCHEN.test(path)) {
    // Stored posts and imported recipes show pictures of other hosts.
    all.push({ 'frame-src': [siteHosts(surroundings)], 'img-src': ['https:', 'http:'] })
  }
  if (notes.needs.has('analytics')) all.push({ 'connect-src': ANALYTICS, 'img-src': ANALYTICS })
  if (notes.needs.has('post-videos')) all.push({ 'frame-src': EMBEDS })
  all.push({ 'img-src': [...notes.pictureOrigins] })
  if (notes.frameOrigins.size > 0) all.push({ 'frame-src': [...notes.frameOrigins] })
  const sources = merged(all)
  if (notes.needs.has('kitchen-frame')) {
    sources.set('frame-ancestors', new Set([accountOrigin(surroundings.deployment)]))
  }
  return written(sources)
}

/** Host names of all sites: the kitchen shows previews from there. */
const siteHosts = ({ deployment }: SecurityContext): string =>
  `${deployment.protocol}://*.${deployment.rootDomain}`

/**
 * Builds the policy of a page. Allows styles in the page itself and in attributes: colours, fonts, the
 * author's own.
 */
function pageSources(
  { deployment, uploadOrigins, isDev }: SecurityContext,
  nonce: string,
): Sources {
  const account = accountOrigin(deployment)
  return {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(isDev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", account, 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", account, ...uploadOrigins, ...(isDev ? ['ws:'] : [])],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // In development, the page that compares templates shows sites in frames.
    ...(isDev ? { 'frame-src': ['http:'] } : { 'frame-ancestors': ["'none'"] }),
  }
}

function merged(all: readonly Sources[]): Map<string, Set<string>> {
  const together = new Map<string, Set<string>>()
  for (const [name, sources] of all.flatMap((each) => Object.entries(each))) {
    together.set(name, new Set([...(together.get(name) ?? []), ...sources]))
  }
  return together
}

const written = (directives: Map<string, Set<string>>): string =>
  [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
