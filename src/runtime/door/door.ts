import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostTarget } from '@/src/domain/deployment'
import type { Deployment } from '@/src/domain/deployment'
import { dropInternalHeaders } from './internal-headers'
import { normalAddress } from './normal-address'
import { normalHost } from './normal-host'
import { WORDS_HEADERS } from './security-headers'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Here something is taken on every host, not only read. */
const TAKES = /^\/(?:api|media\/uploads)(?:\/|$)/
const ADMIN = /^\/admin(?:\/|$)/

/** A request that goes no further, and what it is told. */
type Turned = { status: number; words: string; headers?: Record<string, string> }

/**
 * What every request comes through before anything reads it: method, address and host in one
 * spelling, no header that only the server itself may set. False when it has been answered here.
 */
export function comesIn(
  request: IncomingMessage,
  response: ServerResponse,
  deployment: Deployment,
  isDev = false,
): boolean {
  const turned = turn(request, deployment, isDev)
  if (turned === null) return true
  const body = `${turned.words}\n`
  response.writeHead(turned.status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...WORDS_HEADERS,
    ...turned.headers,
  })
  // A body that nobody reads would be taken for the next request.
  if (!request.complete) response.shouldKeepAlive = false
  response.end(request.method === 'HEAD' ? undefined : body)
  return false
}

function turn(request: IncomingMessage, deployment: Deployment, isDev: boolean): Turned | null {
  const { method = 'GET', url = '', headers } = request
  if (!METHODS.includes(method)) return notAllowed(METHODS)
  const isRead = method === 'GET' || method === 'HEAD'
  if (method === 'OPTIONS' && url === '*') return { ...notAllowed(METHODS), status: 200, words: '' }
  const address = normalAddress(url)
  const host = normalHost(deployment, hostsOf(request))
  if (address.kind === 'refused' || host.kind === 'refused') return BAD
  if (address.kind === 'other' || host.kind === 'other') {
    if (!isRead) return BAD
    const to = address.kind === 'normal' ? address.url : address.normal
    return leadOn(host.kind === 'normal' ? to : `${deployment.protocol}://${host.normal}${to}`)
  }
  const [path = ''] = address.url.split('?', 1)
  const isAdmin = ADMIN.test(path) && hostTarget(deployment, host.host).kind === 'account'
  const isTaken = isRead || method === 'OPTIONS' || isAdmin || TAKES.test(path)
  // Next's own tools send what they like while the product is worked on.
  if (!isTaken && !isDev) return notAllowed(['GET', 'HEAD'])
  request.url = address.url
  headers.host = host.host
  if (!isDev) dropInternalHeaders(headers, isAdmin)
  return null
}

const BAD: Turned = { status: 400, words: 'The address of this request cannot be read.' }

const notAllowed = (methods: readonly string[]): Turned => ({
  status: 405,
  words: 'This address does not take this method.',
  headers: { allow: methods.join(', ') },
})

const leadOn = (location: string): Turned => ({
  status: 308,
  words: 'This address has another spelling.',
  headers: { location },
})

/** All `Host` headers: Node itself shows the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
