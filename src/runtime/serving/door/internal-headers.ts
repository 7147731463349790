import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/** Headers that Next's router in a browser sends to request a part of a page, with their formats. */
const OF_ROUTER: Readonly<Record<string, (value: string) => boolean>> = {
  rsc: (value) => value === '1',
  'next-router-state-tree': isStateTree,
  'next-router-prefetch': (value) => /^[12]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[\w/$!@.%~-]{0,1000}$/.test(value),
  'next-url': (value) => /^\/[^\s\\]{0,2000}$/.test(value),
}

/**
 * Other internal headers of Next and its hosting platforms, and the policy from which pages read their
 * nonce: untrusted when a client sends them.
 */
const INTERNAL =
  /^(?:next-|x-(?:middleware|next|nextjs|invoke|invocation|matched|now|vercel|prerender|action|edge|segment|rsc|deployment|forwarded)(?:-|$)|content-security-policy|forwarded$)/

const LONGEST_TREE = 8_000

/** Header of calls to server functions, which only the admin has. */
const ACTION = 'next-action'
const ACTION_ID = /^[\da-f]{40,64}$/
/** Headers that the HTTP server sets from those of trusted proxies. */
const OWN = new Set(['x-forwarded-for', 'x-forwarded-proto'])

/** Removes headers that only the server may send to Next; called before any header is read. */
export function dropInternalHeaders(headers: IncomingHttpHeaders, isAdmin: boolean): void {
  for (const name of Object.keys(headers)) {
    if (isAllowed(name, headers[name], isAdmin)) continue
    Reflect.deleteProperty(headers, name)
  }
  if (headers['rsc'] === undefined) dropRouterHeaders(headers)
}

/** Removes the headers by which Next's router requests a part of a page. */
export function dropRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(OF_ROUTER)) Reflect.deleteProperty(headers, name)
}

function isAllowed(name: string, value: string | string[] | undefined, isAdmin: boolean): boolean {
  const isRight = OF_ROUTER[name]
  if (isRight) return typeof value === 'string' && isRight(value)
  if (name === ACTION) return isAdmin && typeof value === 'string' && ACTION_ID.test(value)
  return OWN.has(name) || !INTERNAL.test(name)
}

/** Validates the state tree with the parser of Next, which answers an unreadable one with an error. */
function isStateTree(value: string): boolean {
  if (value.length > LONGEST_TREE) return false
  try {
    parseAndValidateFlightRouterState(value)
    return true
  } catch {
    return false
  }
}

/** Returns whether a request calls a server function; valid after `dropInternalHeaders`. */
export const isServerAction = (headers: IncomingHttpHeaders): boolean =>
  headers[ACTION] !== undefined
