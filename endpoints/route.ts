import { CALLS } from '@/src/contract/calls'
import type { CallName } from '@/src/contract/calls'
import { isStorable } from '@/src/contract/well-formed'

/** A call found by method and path. */
export type RouteMatch = { name: CallName; params: Record<string, string> }

type Route = { name: CallName; method: string; segments: readonly string[] }

const ROUTES: readonly Route[] = (Object.keys(CALLS) as CallName[])
  .map((name) => {
    const [method = '', path = ''] = CALLS[name].split(' ')
    return { name, method, segments: path.slice(1).split('/') }
  })
  // A literal segment takes precedence over a parameter: `/manage/sites` over `/manage/{site}`.
  .sort((a, b) => parameters(a) - parameters(b))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Ids are UUIDs: anything else in their place is no address at all.
 * @see docs/product/api.md#ids
 */
const isId = (segment: string): boolean =>
  /^\{(?:id|recipeId|versionId|linkId|deliveryId)\}$/.test(segment)

function parameters({ segments }: Route): number {
  return segments.filter(isParameter).length
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

/** The call a path and method name; `'method'` when the path is known, but not with this method. */
export function matchRoute(method: string, path: string): RouteMatch | 'method' | null {
  const segments = withoutEmptyEnds(path.split('/'))
  let isKnown = false
  for (const route of ROUTES) {
    const params = paramsOf(route, segments)
    if (!params) continue
    if (route.method === method) return { name: route.name, params }
    isKnown = true
  }
  return isKnown ? 'method' : null
}

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> | null {
  if (route.segments.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of route.segments.entries()) {
    const given = segments[index] ?? ''
    if (!isParameter(expected)) {
      if (expected !== given) return null
      continue
    }
    const value = decode(given)
    if (value === '' || (isId(expected) && !UUID.test(value))) return null
    params[expected.slice(1, -1)] = value
  }
  return params
}

function decode(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return isStorable(text) ? text : ''
  } catch {
    return ''
  }
}

/** Trims slashes at both ends. Not by a regular expression, which takes quadratic time. */
function withoutEmptyEnds(segments: readonly string[]): string[] {
  const isNamed = (segment: string): boolean => segment !== ''
  return segments.slice(segments.findIndex(isNamed), segments.findLastIndex(isNamed) + 1)
}
