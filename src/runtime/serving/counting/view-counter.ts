import type { IncomingHttpHeaders } from 'node:http'
import type {
  DayCounts,
  PendingCounts,
  SearchCounts,
  Visitor,
} from '@/src/server/counting/pending-counts'
import { objectsToCounting } from '@/src/server/counting/objection'
import { Robots } from '@/src/server/counting/robots'
import { normaliseSearch } from '@/src/server/counting/search-text'
import { visitSource } from '@/src/server/counting/visit-source'
import type { CountedAnswer } from '@/src/server/web/answer-notes'
import { clientAddress } from '../client-address'

/**
 * Pages of one visitor in a minute from which it is a robot.
 * @see docs/product/counting.md#what-is-not-counted
 */
export const MAX_PAGES_PER_MINUTE = 60

/**
 * Time in which a search text that continues the one before replaces it, in milliseconds.
 * @see docs/product/counting.md#searches
 */
const TYPING_MS = 10_000

/** A request of which a response was sent. */
export type AnsweredRequest = { url?: string | undefined; headers: IncomingHttpHeaders }

/** Counts responses in memory as they are sent, from whichever layer of the server. */
export class ViewCounter {
  readonly #robots = new Robots()

  constructor(
    private readonly pending: PendingCounts,
    private readonly trustProxy: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Counts a response with status 200 or 304 to a `GET`.
   * @param counted what its handler noted
   * @param remoteAddress the other end of the connection
   */
  count(
    counted: CountedAnswer | null,
    request: AnsweredRequest,
    remoteAddress: string | undefined,
  ): void {
    if (!counted || !isOpenedByReader(request.headers, counted.page !== null)) return
    const { siteId, page, search } = counted
    const day = this.pending.today()
    const visitor = this.#visitor(day, siteId, request, remoteAddress)
    if (!visitor) return
    if (page) visitor.pages += 1
    if (visitor.pages > MAX_PAGES_PER_MINUTE) return
    if (page) day.addPage(siteId, page.recipeId, 'views')
    if (search) this.#search(day, siteId, visitor, search)
  }

  #visitor(
    day: DayCounts,
    siteId: string,
    request: AnsweredRequest,
    remoteAddress = '',
  ): Visitor | null {
    const { 'user-agent': userAgent = '', 'x-forwarded-for': forwardedFor } = request.headers
    const address = clientAddress(forwardedFor, remoteAddress, this.trustProxy)
    const key = `${siteId}\n${address}\n${userAgent}`
    // The usual case first: a page from memory must cost next to nothing.
    const known = day.visitors.get(key)
    if (known) return known
    if (this.#robots.has(userAgent)) return null
    return day.visitor(key, () => createVisitor(siteId, address, request))
  }

  #search(
    day: DayCounts,
    siteId: string,
    visitor: Visitor,
    search: { text: string; isEmpty: boolean },
  ): void {
    const typed = search.text.trim().toLowerCase()
    const at = this.now()
    const last = { typed, text: normaliseSearch(typed), isEmpty: search.isEmpty, at }
    const before = visitor.search
    if (before && at - before.at <= TYPING_MS && isContinued(before.typed, typed)) {
      day.addSearch(toCounts(siteId, before, -1))
    }
    visitor.search = last
    day.addSearch(toCounts(siteId, last, 1))
  }
}

const toCounts = (
  siteId: string,
  { text, isEmpty }: NonNullable<Visitor['search']>,
  times: 1 | -1,
): SearchCounts => ({ siteId, text, searches: times, emptySearches: isEmpty ? times : 0 })

const isContinued = (before: string, typed: string): boolean =>
  before.startsWith(typed) || typed.startsWith(before)

const createVisitor = (siteId: string, address: string, request: AnsweredRequest): Visitor => {
  const { url = '', headers } = request
  const source = visitSource(url, headers.referer, headers.host)
  return { siteId, address, source, pages: 0, search: null }
}

/**
 * Returns whether a browser opened a page because its reader wanted to, and the reader does not object to
 * being counted. Browsers describe a request with `Sec-Fetch-Dest` on secure hosts only.
 */
function isOpenedByReader(headers: IncomingHttpHeaders, isPage: boolean): boolean {
  if (objectsToCounting(headers.dnt, headers['sec-gpc'])) return false
  if (headers['accept-language'] === undefined) return false
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']
  if (purpose?.includes('prefetch')) return false
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === (isPage ? 'document' : 'empty')
}
