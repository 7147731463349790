import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/**
 * Headers that Next's router in a browser sends with a request for a part of a page, with the format of each.
 */
const OF_ROUTER: Readonly<Record<string, (value: string) => boolean>> = {
  rsc: (value) => value === '1',
  'next-router-state-tree': isStateTree,
  'next-router-prefetch': (value) => /^[12]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[\w/$!@.%~-]{0,1000}$/.test(value),
  'next-url': (value) => /^\/[^\s\\]{0,2000}$/.test(value),
}

/**
 * Everything else by which Next, the platforms it runs on and its own parts talk to each other, and
 * the policy by which pages learn their nonce: from outside, none of it is true.
 */
const INTERNAL =
  /^(?:next-|x-(?:middleware|next|nextjs|invoke|invocation|matched|now|vercel|prerender|action|edge|segment|rsc|deployment|forwarded)(?:-|$)|content-security-policy|forwarded$)/

const LONGEST_TREE = 8_000

/** Server functions of the admin: the only ones there are. */
const ACTION = 'next-action'
const ACTION_ID = /^[\da-f]{40,64}$/
/** Headers that the HTTP server sets from those of trusted proxies. */
const OWN = new Set(['x-forwarded-for', 'x-forwarded-proto'])

/** Removes headers that only the server may send to Next; called before anything reads headers. */
export function dropInternalHeaders(headers: IncomingHttpHeaders, isAdmin: boolean): void {
  for (const name of Object.keys(headers)) {
    if (isAllowed(name, headers[name], isAdmin)) continue
    Reflect.deleteProperty(headers, name)
  }
  if (headers['rsc'] !== undefined) return
  for (const name of Object.keys(OF_ROUTER)) Reflect.deleteProperty(headers, name)
}

function isAllowed(name: string, value: string | string[] | undefined, isAdmin: boolean): boolean {
  const isRight = OF_ROUTER[name]
  if (isRight) return typeof value === 'string' && isRight(value)
  if (name === ACTION) return isAdmin && typeof value === 'string' && ACTION_ID.test(value)
  return OWN.has(name) || !INTERNAL.test(name)
}

/** Next answers one that it cannot read with an error: asked of the same function. */
function isStateTree(value: string): boolean {
  if (value.length > LONGEST_TREE) return false
  try {
    parseAndValidateFlightRouterState(value)
    return true
  } catch {
    return false
  }
}

/** Whether a request calls a server function; asked once the headers are in order. */
export const namesAction = (headers: IncomingHttpHeaders): boolean => headers[ACTION] !== undefined
