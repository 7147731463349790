import { toNetwork } from '../rate-limits/rate-subject'

/** Columns of `site_days` and `recipe_days` that are counted in memory. */
export type CountedAction = 'views' | 'prints' | 'cook_starts'

/** The counts of a page: of a recipe, or of the other pages of a site. */
export type PageCounts = { siteId: string; recipeId: string | null } & Record<CountedAction, number>

/** The counts of a search text; null for texts that are not stored. */
export type SearchCounts = {
  siteId: string
  text: string | null
  searches: number
  emptySearches: number
}

/** A visitor in the last minute. The address is in the key of the visitor, and in no log. */
export type Visitor = {
  siteId: string
  address: string
  source: string
  pages: number
  /** The last search, as typed and as counted, with its time in milliseconds. */
  search: { typed: string; text: string | null; isEmpty: boolean; at: number } | null
}

/**
 * Distinct pages, searches and visitors that a process counts between two writes; further ones are not
 * counted, so that a flood of them cannot fill the memory.
 */
const MAX_KEYS = 100_000

/**
 * Visitors, and actions, of one network between two writes; further ones are not counted.
 * @see docs/product/counting.md#what-is-not-counted
 */
export const MAX_OF_NETWORK = 100

/** The counts of one day that are not written yet. */
export class DayCounts {
  readonly pages = new Map<string, PageCounts>()
  readonly searches = new Map<string, SearchCounts>()
  readonly visitors = new Map<string, Visitor>()
  /** Visitors by network: user agents are invented easily. */
  readonly #networks = new Map<string, number>()
  /** Actions by network. */
  readonly #actions = new Map<string, number>()

  constructor(private readonly maxKeys = MAX_KEYS) {}

  /** Adds to the count of a page. */
  addPage(siteId: string, recipeId: string | null, action: CountedAction, times = 1): void {
    const key = recipeId ?? siteId
    let counts = this.pages.get(key)
    if (!counts) {
      if (this.pages.size >= this.maxKeys) return
      counts = { siteId, recipeId, views: 0, prints: 0, cook_starts: 0 }
      this.pages.set(key, counts)
    }
    counts[action] += times
  }

  /** Adds an action of a reader; those of one network are limited. */
  addAction(
    network: string,
    counted: { siteId: string; recipeId: string; action: CountedAction },
  ): void {
    const times = this.#actions.get(network) ?? 0
    if (times >= MAX_OF_NETWORK || this.#actions.size >= this.maxKeys) return
    this.#actions.set(network, times + 1)
    this.addPage(counted.siteId, counted.recipeId, counted.action)
  }

  /** Adds to the counts of a search text. */
  addSearch(added: SearchCounts): void {
    const key = `${added.siteId}\n${added.text ?? ''}`
    const counts = this.searches.get(key)
    if (counts) {
      counts.searches += added.searches
      counts.emptySearches += added.emptySearches
    } else if (this.searches.size < this.maxKeys) this.searches.set(key, { ...added })
  }

  /** Finds the visitor with a key, or adds it; null when there are too many, in all or of its network. */
  visitor(key: string, create: () => Visitor): Visitor | null {
    const found = this.visitors.get(key)
    if (found) return found
    if (this.visitors.size >= this.maxKeys) return null
    const visitor = create()
    const network = toNetwork(visitor.address)
    const known = this.#networks.get(network) ?? 0
    if (known >= MAX_OF_NETWORK) return null
    this.#networks.set(network, known + 1)
    this.visitors.set(key, visitor)
    return visitor
  }

  /** Adds all counts of the same day that could not be written. */
  merge(other: DayCounts): void {
    for (const { siteId, recipeId, ...counts } of other.pages.values()) {
      for (const action of ACTIONS) this.addPage(siteId, recipeId, action, counts[action])
    }
    for (const counts of other.searches.values()) this.addSearch(counts)
    for (const [key, visitor] of other.visitors) {
      // The pages are those of a minute, and the source is that of the first page.
      const known = this.visitor(key, () => ({ ...visitor, pages: 1, search: null }))
      if (known) known.source = visitor.source
    }
  }
}

const ACTIONS = ['views', 'prints', 'cook_starts'] as const satisfies readonly CountedAction[]

/** Milliseconds of a day. */
const DAY = 86_400_000

/** The counts of a process that are not written yet, by day in UTC. */
export class PendingCounts {
  readonly #days = new Map<number, DayCounts>()

  /** @param now the clock, in milliseconds since 1970 */
  constructor(readonly now: () => number = Date.now) {}

  /** Returns the counts of the current day. */
  today(): DayCounts {
    return this.#ofDay(Math.floor(this.now() / DAY))
  }

  /** Takes all counts for writing them; counting starts again from zero. */
  take(): { day: string; counts: DayCounts }[] {
    const taken = [...this.#days].map(([day, counts]) => ({ day: formatDay(day), counts }))
    this.#days.clear()
    return taken
  }

  /** Adds counts again that could not be written; without visitors who opened too many pages. */
  putBack(day: string, counts: DayCounts): void {
    this.#ofDay(Date.parse(day) / DAY).merge(counts)
  }

  #ofDay(day: number): DayCounts {
    let counts = this.#days.get(day)
    if (!counts) {
      counts = new DayCounts()
      this.#days.set(day, counts)
    }
    return counts
  }
}

const formatDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

declare global {
  /** One for the server and all bundles of Next: each has its own copy of this module. */
  var pendingCounts: PendingCounts | undefined
}

/** Returns the counts of this process, which its server writes once a minute. */
export const pendingCounts = (): PendingCounts => (globalThis.pendingCounts ??= new PendingCounts())
