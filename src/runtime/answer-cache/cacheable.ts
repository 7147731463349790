import type { IncomingMessage } from 'node:http'
import { formatFor } from '@/media/transform'
import { hostTarget } from '@/src/domain/deployment'
import type { Deployment } from '@/src/domain/deployment'

/** A request whose answer is the same for everyone who sends it. */
export type Cacheable = {
  /** Equal for requests that get the same answer, but for its compression. */
  key: string
  /** What its answer is made of: one site's content, all sites', or a file that never changes. */
  of: { kind: 'site'; key: string } | { kind: 'all' } | { kind: 'file' }
}

/** Next asks for parts of pages with these; its answers depend on them. */
const PART_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]
/** Who is signed in, asks for a part of a file, or asks from a page elsewhere gets an own answer. */
const OWN_ANSWER = ['authorization', 'range', 'origin'] as const
/** Readers' own pages, maps that are sent while they are read, and what must never lie in memory: links that sign in or show drafts. */
const PRIVATE =
  /[?&](?:mgk|preview)=|^\/(?:sign-in|sign-up|healthz|readyz|_next(?!\/static\/)|sitemap)(?:[/?.]|$)/
const OF_ALL = /^\/api\/v1\/site\/(?:globals|site-slugs|site-collections|site-recipes)$/
const OF_SITE = /^\/api\/v1\/site\/([^/]+)\/(?!(?:current-user|checkout-sessions)(?:\/|$))/
const PICTURE = /^\/media\/[\w.-]+$/
/** Named by what is in them: they never change. */
const FILE = /^\/(?:_next\/static|fonts)\//

/** What a request asks for when its answer can be kept for others; null when it cannot. */
export function cacheable(request: IncomingMessage, deployment: Deployment): Cacheable | null {
  const { headers, url = '/' } = request
  if (!isForEveryone(request)) return null
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (PICTURE.test(path)) {
    return { key: `${formatFor(headers.accept ?? null)} ${url}`, of: { kind: 'file' } }
  }
  if (FILE.test(path)) return { key: url, of: { kind: 'file' } }
  if (path.startsWith('/api/')) return apiCall(url, path)
  if (path.startsWith('/media/')) return null
  return page(request, url, deployment)
}

function isForEveryone({ method, headers, url = '/' }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !PRIVATE.test(url) && OWN_ANSWER.every((name) => headers[name] === undefined)
}

function apiCall(url: string, path: string): Cacheable | null {
  if (OF_ALL.test(path)) return { key: url, of: { kind: 'all' } }
  const site = OF_SITE.exec(path)?.[1]
  return site === undefined ? null : { key: url, of: { kind: 'site', key: site.toLowerCase() } }
}

function page({ headers }: IncomingMessage, url: string, deployment: Deployment): Cacheable | null {
  const host = headers.host?.toLowerCase() ?? ''
  const target = hostTarget(deployment, host)
  if (target.kind === 'account') return null
  const parts = headers['rsc'] === undefined ? '' : PART_HEADERS.map((name) => headers[name]).join()
  const site = target.kind === 'site' ? target.slug : target.domain
  return { key: `${host}${url} ${parts}`, of: { kind: 'site', key: site } }
}
