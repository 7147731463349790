import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody, ErrorCode } from '@/src/contract/error'
import { hostTarget } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { bodyProblem, dropOverrides } from './body-bounds'
import type { BodyProblem } from './body-bounds'
import { dropInternalHeaders, dropRouterHeaders, isServerAction } from './internal-headers'
import { normalAddress } from './normal-address'
import { normalHost } from './normal-host'
import { TEXT_HEADERS } from './security-headers'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Here something is taken on every host, not only read. */
const TAKES = /^\/(?:api|media\/uploads)\/./
const CALL = /^\/api\/v1\//
const ADMIN = /^\/admin(?:\/|$)/
/** The last slash of a path that is not the root. */
const END_SLASH = /(?<=^\/[^?]+)\/(?=\?|$)/

/** A response to a request that is refused or redirected at the door. */
type Turned = {
  status: number
  words: string
  headers?: Record<string, string>
  /** The error code of the API, for its calls. */
  code?: ErrorCode
}

/**
 * Validates every request before anything else reads it: method, URL and host in normal form, no internal
 * headers. Returns false when it has answered the request.
 */
export function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  deployment: Deployment,
  isDev = false,
): boolean {
  const turned = turn(request, deployment, isDev)
  if (turned === null) return true
  sendRefusal(request, response, turned)
  return false
}

/** Answers a request that is not let in: plain text, or an error body for calls of the API. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  turned: Turned,
): void {
  const { type, body } = answerOf(turned, request.url ?? '')
  response.writeHead(turned.status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...TEXT_HEADERS,
    ...turned.headers,
  })
  // An unread body would be parsed as the next request.
  if (!request.complete) response.shouldKeepAlive = false
  response.end(request.method === 'HEAD' ? undefined : body)
}

function answerOf({ words, code }: Turned, url: string): { type: string; body: string } {
  if (code === undefined || !CALL.test(url)) {
    return { type: 'text/plain; charset=utf-8', body: `${words}\n` }
  }
  const error: ErrorBody = { error: { code, message: words } }
  return { type: 'application/json', body: JSON.stringify(error) }
}

function turn(request: IncomingMessage, deployment: Deployment, isDev: boolean): Turned | null {
  const { method = 'GET', url = '' } = request
  if (!METHODS.includes(method)) return notAllowed(METHODS)
  if (method === 'OPTIONS' && url === '*') return { ...notAllowed(METHODS), status: 200, words: '' }
  const place = placeOf(request, url, deployment)
  if (place === null) return BAD
  if (place.isOther) return isRead(method) ? redirectToUsualAddress(place, deployment) : BAD
  return isDev ? takeIn(request, place) : takeInOrNot(request, method, place, deployment)
}

/** Host and path of a request in one spelling; null when they are ambiguous. */
function placeOf(request: IncomingMessage, target: string, deployment: Deployment): Place | null {
  const address = normalAddress(target)
  const host = normalHost(deployment, hostsOf(request))
  if (address.kind === 'refused' || host.kind === 'refused') return null
  const full = address.kind === 'normal' ? address.url : address.normal
  // Old links often end in a slash. Next would redirect, too, but to its own route.
  const url = isRead(request.method ?? 'GET') ? full.replace(END_SLASH, '') : full
  return {
    host: host.kind === 'normal' ? host.host : host.normal,
    url,
    isOther: address.kind === 'other' || url !== full || host.kind === 'other',
    isOtherHost: host.kind === 'other',
  }
}

type Place = {
  host: string
  url: string
  /** Whether it was sent in another spelling, and whether that of its host was. */
  isOther: boolean
  isOtherHost: boolean
}

/** Accepts a request and sets its normalized host and path; in development, the tools of Next are exempt. */
function takeIn(request: IncomingMessage, { host, url }: Place): null {
  request.url = url
  request.headers.host = host
  return null
}

function takeInOrNot(
  request: IncomingMessage,
  method: string,
  place: Place,
  deployment: Deployment,
): Turned | null {
  const [path = ''] = place.url.split('?', 1)
  const isAccountHost = hostTarget(deployment, place.host).kind === 'account'
  const isAdmin = isAccountHost && ADMIN.test(path)
  const isTaken = isRead(method) || method === 'OPTIONS' || isAdmin || TAKES.test(path)
  if (!isTaken) return notAllowed(['GET', 'HEAD'])
  const problem = bodyProblem(path, request.headers)
  if (problem !== null) return UNREAD[problem]
  dropOverrides(path, request.headers)
  dropUntrusted(request.headers, { isAccountHost, isAdmin })
  return isAdmin && isForm(request) ? notAllowed(['GET', 'HEAD']) : takeIn(request, place)
}

function dropUntrusted(
  headers: IncomingMessage['headers'],
  { isAccountHost, isAdmin }: { isAccountHost: boolean; isAdmin: boolean },
): void {
  dropInternalHeaders(headers, isAdmin)
  // Next's router navigates no page of a site, and would redirect to a path of its own.
  if (!isAccountHost) dropRouterHeaders(headers)
}

/** The admin takes calls of its server functions, but no form submissions. */
const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && !isServerAction(headers)

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

const BAD: Turned = {
  status: 400,
  words: 'The address of this request cannot be read.',
  code: 'invalid_address',
}

const UNREAD: Readonly<Record<BodyProblem, Turned>> = {
  'unknown-length': { status: 411, words: 'The length of this body has to be told.' },
  'too-large': { status: 413, words: 'This body is too large.' },
  'no-question': { status: 415, words: 'A question is sent as a form.' },
}

const notAllowed = (methods: readonly string[]): Turned => ({
  status: 405,
  code: 'method_not_allowed',
  words: 'This path does not support this method.',
  headers: { allow: methods.join(', ') },
})

const redirectToUsualAddress = (
  { host, url, isOtherHost }: Place,
  { protocol }: Deployment,
): Turned => ({
  status: 308,
  words: 'This address has another spelling.',
  headers: { location: isOtherHost ? `${protocol}://${host}${url}` : url },
})

/** All `Host` headers: Node itself shows the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
