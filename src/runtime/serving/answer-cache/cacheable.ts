import type { IncomingMessage } from 'node:http'
import { formatForAccept, SERVED_TYPES } from '@/media/transform'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { ACCESS_PARAMETERS } from '@/src/domain/addresses/page-parameters'
import { pageAddress } from './page-address'

/**
 * Headers of requests with a private response: signed in, for a part of a file, or from a page of another
 * origin.
 */
const OWN_ANSWER = ['authorization', 'range', 'origin'] as const
/** Responses to requests with these headers are not shared. */
const NOT_SHARED = [...OWN_ANSWER, 'content-length', 'transfer-encoding'] as const
/** Maximum length of a cacheable URL; longer ones are attempts to fill the memory. */
const LONGEST = 2_000
/** Paths that no handler marks as cacheable, and that are streamed. */
const NEVER_CACHED =
  /^\/(?:sign-in|sign-up|healthz|readyz|host-check|_next|sitemap|admin|preview)(?:[/?.]|$)/
const API_OF_SITES = '/api/v1/site/'
/** Pictures of the account host that every mail of a site shows. */
const LOGOS = '/logos/'

/** The parts of a request from which its cache key is built. */
export type CacheKeyRequest = Pick<IncomingMessage, 'method' | 'headers' | 'url'>

/**
 * Builds the cache key of a request: everything that its handler can read, except for the compression. Null
 * when the response is private.
 */
export function keyOf({ method, headers, url = '/' }: CacheKeyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (OWN_ANSWER.some((name) => headers[name] !== undefined)) return null
  if (isOnEveryHost(url)) return url
  if (url.startsWith('/media/')) return `${formatForAccept(headers.accept ?? null)}\n${url}`
  return `${headers.host ?? ''}\n${pageAddress(url)}`
}

const isOnEveryHost = (url: string): boolean =>
  url.startsWith('/_next/static/') || url.startsWith('/fonts/')

/**
 * Returns whether the response to a request may be cached if its handler marks it: the request is anonymous
 * and its handler can read nothing but what is in the key. Checked when a request arrives (`runtime/door`).
 * The URL only decides whether to wait for the response: the handler says whether it is for everyone.
 */
export function isCacheable(request: IncomingMessage, deployment: Deployment): boolean {
  const { method, headers, url = '/' } = request
  if (method !== 'GET' || url.length > LONGEST) return false
  if (NOT_SHARED.some((name) => headers[name] !== undefined)) return false
  const [path = '', ...query] = url.split('?')
  // Calls read the user's session from it; pages do not, and most readers send those of an analytics
  // service.
  if (headers.cookie !== undefined && path.startsWith('/api/')) return false
  const parameters = new URLSearchParams(query.join('?'))
  if (ACCESS_PARAMETERS.some((name) => parameters.has(name))) return false
  return isWorthKeeping(path, headers.host ?? '', deployment)
}

function isWorthKeeping(path: string, host: string, deployment: Deployment): boolean {
  if (path.startsWith('/media/')) return path.lastIndexOf('/') === '/media'.length
  if (path.startsWith('/api/')) return path.startsWith(API_OF_SITES)
  if (isOnEveryHost(path) || path.startsWith(LOGOS)) return true
  return !NEVER_CACHED.test(path) && hostTarget(deployment, host).kind !== 'account'
}

/**
 * Returns the site whose turn it is to have a response made (`fair-turns.ts`); null for requests that need no
 * turn: those of people who work in the kitchen, writes, and files.
 */
export function siteOfTurn(
  { method, headers, url = '/' }: CacheKeyRequest,
  deployment: Deployment,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = ''] = url.split('?', 1)
  if (path.startsWith(API_OF_SITES)) return path.split('/')[4] ?? null
  if (/^\/(?:api|media|fonts|logos)\//.test(path) || NEVER_CACHED.test(path)) return null
  return siteKeyOf(hostTarget(deployment, headers.host ?? ''))
}

/** Headers that the server itself needs, and those in the key. */
const PASSED_ON = ['host', 'x-request-id']

/**
 * Removes everything from a request that is not in its key, so that the response cannot depend on it.
 * Compression is ours: a cached response is compressed once.
 */
export function stripToKey(request: IncomingMessage, deployment: Deployment): void {
  const { headers, url = '/' } = request
  const left = Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const isPicture = url.startsWith('/media/')
  request.url = pageAddress(url)
  if (isPicture || isOnEveryHost(url)) left['host'] = deployment.rootDomain
  if (isPicture) left['accept'] = SERVED_TYPES[formatForAccept(headers.accept ?? null)]
  request.headers = {
    ...left,
    'accept-encoding': 'identity',
    'x-forwarded-for': '',
    'user-agent': 'any',
  }
}
