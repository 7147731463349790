import { NUMBER_PARAMETERS } from '@/src/domain/addresses/old-path'
import {
  ACCESS_PARAMETERS,
  LIST_PARAMETERS,
  LIST_PATH,
} from '@/src/domain/addresses/page-parameters'

/** Query parameters that pages read, by path; the home page finds old addresses by number. */
const READ_BY_PAGE = new Map<string, ReadonlySet<string>>([
  [LIST_PATH, new Set(LIST_PARAMETERS)],
  ['/letters', new Set(['page'])],
  ['/', new Set(NUMBER_PARAMETERS)],
])
const GRANTS_ACCESS = new Set<string>(ACCESS_PARAMETERS)

/** Files, calls and pictures: paths whose parameters pages of sites do not read. */
const NO_PAGE = /^\/(?:api|media|_next|fonts|admin)(?:\/|$)|\.[^/]*$/
/** A parameter name without percent-encoding. */
const PLAIN_NAME = /^[^%+]*$/

/**
 * Removes from the URL of a site's page the query parameters that no page reads, such as tracking
 * parameters of mails and social networks: each would otherwise be a separate cache entry. Returns other
 * URLs, and those with an ambiguous name, unchanged.
 * @see docs/product/figures.md#pages-from-memory
 */
export function pageAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  if (NO_PAGE.test(path)) return url
  const parts = url.slice(mark + 1).split('&')
  const names = parts.map((part) => part.split('=', 1)[0] ?? '')
  if (names.some((name) => GRANTS_ACCESS.has(name) || !PLAIN_NAME.test(name))) return url
  const known = READ_BY_PAGE.get(path)
  const read = known ? parts.filter((_, index) => known.has(names[index] ?? '')) : []
  return read.length === 0 ? path : `${path}?${read.join('&')}`
}
