import { randomBytes } from 'node:crypto'
import { accountOrigin, hostTarget } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { AnswerNotes } from '@/src/server/web/answer-notes'

/** The context that security headers depend on. */
export type Surroundings = {
  deployment: Deployment
  /** Origins to which browsers upload files, other than the server's. */
  uploadOrigins: readonly string[]
  isDev: boolean
}

type Sources = Record<string, readonly string[]>

/** Addresses at which there is no page of ours: nothing there runs or frames anything. */
const NO_PAGE =
  /^\/(?:api|media|_next|fonts|sounds|preview|healthz|readyz|host-check)(?:\/|$)|^\/offline-worker\.js$/
const KITCHEN = /^\/kitchen(?:\/|$)/
const BUILT = /^\/(?:_next|fonts)\//
/**
 * The answers of the API are data: whatever they hold, a browser that shows one does nothing with
 * it.
 */
const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A file may be shown by itself, and the worker may ask for what it keeps. */
const FILE_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Headers of a plain text response. */
export const WORDS_HEADERS = {
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

/** Whether there may be a page at a path: only there scripts run, and a nonce is made. */
export const mayBePage = (path: string): boolean => !NO_PAGE.test(path)

/** 128 bits that a page's own scripts carry (docs/decisions/010). */
export const newNonce = (): string => randomBytes(16).toString('base64')

/** The request header from which Next reads the nonce of a page. */
export const nonceForNext = (nonce: string): string => `script-src 'nonce-${nonce}'`

/** The headers that keep an answer from being used otherwise than it was meant. */
export function securityHeaders(
  surroundings: Surroundings,
  { host, path }: { host: string; path: string },
  notes: AnswerNotes,
): Record<string, string> {
  // Scripts come with as little as possible (docs/product/figures.md#page-in-a-browser); shown by
  // themselves they do nothing. Some run as workers, which take the policy of their own answer;
  // whatever else a worker could be made of has a policy in which nothing runs.
  if (BUILT.test(path)) return { 'x-content-type-options': 'nosniff' }
  const { deployment } = surroundings
  const isSecure = deployment.protocol === 'https'
  return {
    ...WORDS_HEADERS,
    'content-security-policy': policy(surroundings, { host, path }, notes),
    ...(notes.nonce === null ? {} : { 'permissions-policy': PERMISSIONS }),
    ...(isSecure ? { 'strict-transport-security': `max-age=${A_YEAR}` } : {}),
  }
}

function policy(
  surroundings: Surroundings,
  { host, path }: { host: string; path: string },
  notes: AnswerNotes,
): string {
  if (notes.nonce === null) return /^\/api(?:\/|$)/.test(path) ? DATA_POLICY : FILE_POLICY
  const isSite = hostTarget(surroundings.deployment, host).kind !== 'account'
  const all = [pageSources(surroundings, notes.nonce)]
  if (isSite) all.push({ 'frame-src': [YOUTUBE], 'media-src': ["'self'"] })
  if (!isSite && KITCHEN.test(path)) {
    // Stored pages and recipes that are brought in show pictures of other hosts.
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

/** The host names of all sites: the kitchen shows previews from there. */
const siteHosts = ({ deployment }: Surroundings): string =>
  `${deployment.protocol}://*.${deployment.rootDomain}`

/**
 * The policy of every page. Styles stand in the page itself and in attributes: colours, fonts, an author's
 * own.
 */
function pageSources({ deployment, uploadOrigins, isDev }: Surroundings, nonce: string): Sources {
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
    // The page that compares templates, while the product is worked on, shows sites in frames.
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
