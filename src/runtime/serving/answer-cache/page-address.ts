import { NUMBER_PARAMETERS } from '@/src/domain/addresses/old-path'
import {
  ACCESS_PARAMETERS,
  LIST_PARAMETERS,
  LIST_PATH,
} from '@/src/domain/addresses/page-parameters'

/** Parameters that pages read, by their path; the home page finds old addresses by number. */
const READ_BY_PAGE = new Map<string, ReadonlySet<string>>([
  [LIST_PATH, new Set(LIST_PARAMETERS)],
  ['/', new Set(NUMBER_PARAMETERS)],
])
const GRANTS_ACCESS = new Set<string>(ACCESS_PARAMETERS)

/** Files, calls and pictures: what reads other parameters than pages of sites do. */
const NO_PAGE = /^\/(?:api|media|_next|fonts|admin)(?:\/|$)|\.[^/]*$/
/** A name in its only spelling. */
const PLAIN_NAME = /^[^%+]*$/

/**
 * The address of a page of a site without the parameters that no page reads, such as those by which links in mails and
 * on social networks are told apart: each would be a page of its own that has to be made. Other addresses, and
 * those with a name that could be read as another, stay as they are.
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
