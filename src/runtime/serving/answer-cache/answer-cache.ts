import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { PrimaryPosition } from '@/src/server/database/primary-position'
import type { AnswerNotes } from '@/src/server/web/answer-notes'
import type { ViewCounter } from '../counting/view-counter'
import { sendRefusal } from '../door/door'
import type { FirstPaint } from '../first-paint/first-paint'
import { addressClass, createClassCounts } from './address-class'
import type { AddressClass, ClassCounts } from './address-class'
import { isCacheable, keyOf, siteOfTurn, stripToKey } from './cacheable'
import type { CacheKeyRequest } from './cacheable'
import { capture } from './capture'
import { ContentChanges } from './content-changes'
import type { Moment } from './content-changes'
import { FairTurns } from './fair-turns'
import { holdUntil } from './hold'
import { isShareable, buildCacheEntry, buildSmallestEntry, encodingFor } from './kept-answer'
import type { CachedResponse, PlainAnswer } from './kept-answer'
import { ResponseStore } from './kept-answers'
import { FILE, placementOf } from './placement'
import type { Placement } from './placement'
import { PopularAddresses } from './popular-addresses'
import { send, sendOnce } from './send'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Lifetime of a cached file in milliseconds, in case the file is removed. */
const FILE_MILLISECONDS = 3_600_000

/** The response to a request of a site for which too many others wait. */
const TOO_MANY = {
  status: 503,
  words: 'This site gets more requests than it can answer. Please try again in a few seconds.',
  headers: { 'retry-after': '5' },
  code: 'unavailable',
} as const

/** The parts of a cache that are not always there. */
export type AnswerCacheOptions = {
  /** Orders what a browser loads first. */
  firstPaint?: Pick<FirstPaint, 'ordered'>
  /** Counts views. */
  counter?: Pick<ViewCounter, 'count'>
  /** Maximum size of all responses, in bytes. */
  maxBytes?: number
}

/**
 * In-memory cache of whole compressed responses in front of everything else: pages of sites, anonymous
 * reads of the API, pictures. Caches only what a handler has marked as the same for everyone
 * (`server/web/answer-notes`). A write clears its site's entries in all processes before its own response
 * ends, so that the next request sees the change (docs/decisions/006).
 */
export class AnswerCache {
  readonly #kept: ResponseStore
  readonly #popular = new PopularAddresses({
    has: (key) => this.#kept.has(key),
    isBusy: () => this.#underWay.size > 0,
    reportReads: () => this.#kept.reportReads(),
  })
  readonly #turns = new FairTurns()
  readonly #changes: ContentChanges
  readonly #underWay = new Map<string, Promise<CachedResponse | null>>()
  readonly #hits = createClassCounts()
  readonly #misses = createClassCounts()
  /** Keys of responses that are rendered without a request. */
  readonly #renderedAhead = new Set<string>()
  readonly #firstPaint: Pick<FirstPaint, 'ordered'> | null
  readonly #counter: Pick<ViewCounter, 'count'> | null

  constructor(
    databaseUrl: string,
    private readonly deployment: Deployment,
    private readonly logger: Logger,
    { firstPaint, counter, maxBytes }: AnswerCacheOptions = {},
  ) {
    this.#firstPaint = firstPaint ?? null
    this.#counter = counter ?? null
    this.#kept = new ResponseStore(maxBytes, (key, reads) => {
      this.#popular.addReads(key, reads)
    })
    this.#changes = new ContentChanges(databaseUrl, logger, (tags) => {
      this.#popular.renderAgain(this.#kept.clear(tags))
    })
  }

  /** The position that a replica must have reached before responses may be made from it. */
  get position(): PrimaryPosition {
    return this.#changes.position
  }

  /** Starts to listen for changes: before that nothing is cached, nor remembered while pages are made. */
  async start(): Promise<this> {
    globalThis.contentWatch = this.#changes
    await this.#changes.start()
    return this
  }

  async stop(): Promise<void> {
    if (globalThis.contentWatch === this.#changes) globalThis.contentWatch = undefined
    await this.#popular.stop()
    await this.#changes.stop()
  }

  /**
   * Renders the responses that are read most before they are requested.
   * @param file where the list of their addresses is stored
   * @param render makes the response of an address by `answer`, without a client
   */
  startRenderingAhead(
    file: string,
    render: (address: { host: string; url: string }) => Promise<void>,
  ): Promise<void> {
    const renderKey = (key: string): Promise<void> => {
      const [host = '', url = '/'] = key.split('\n')
      this.#renderedAhead.add(key)
      return render({ host, url }).finally(() => this.#renderedAhead.delete(key))
    }
    return this.#popular.start({ file, render: renderKey, logger: this.logger })
  }

  /** Returns whether the database is unreachable, or was at some time since then. */
  wasDatabaseAway(since: number): boolean {
    return this.#changes.wasSilent(since)
  }

  /** Finds the cached response for a request, in its encoding; undefined on a cache miss. */
  findCached(request: CacheKeyRequest): CachedResponse | undefined {
    const key = keyOf(request)
    const found = key === null ? undefined : this.#kept.find(key)
    if (!found?.bodies[encodingFor(request.headers['accept-encoding'])]) return undefined
    this.#hits[found.addressClass ?? 'file'] += 1
    return found
  }

  /** Answers from the cache; returns false on a cache miss. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const found = this.findCached(request)
    if (!found) return false
    send(found, request, response)
    if (request.method === 'GET') {
      this.#counter?.count(found.countsAs, request, request.socket.remoteAddress)
    }
    return true
  }

  /**
   * Returns the numbers of requests that were answered from memory since the start and of those that were
   * not, by class of address, the number of cached responses, and their bytes.
   */
  figures(): { hits: ClassCounts; misses: ClassCounts; kept: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, ...this.#kept.size() }
  }

  /**
   * Runs `answer`, caches its response when others may get it too, and clears entries before a write ends.
   * @param completeHead called when all headers are there, to add those of the server
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    notes: AnswerNotes,
    answer: Answer,
    completeHead: () => void,
  ): Promise<void> {
    const key = keyOf(request)
    const sendKept = async (kept: CachedResponse): Promise<void> => {
      const encoded = await kept.encoded(encodingFor(request.headers['accept-encoding']))
      completeHead()
      notes.countsAs = kept.countsAs
      send(encoded, request, response)
    }
    // It is there, but not in the encoding of this request.
    const kept = key === null ? undefined : this.#kept.get(key)
    if (kept) {
      this.#hits[kept.addressClass ?? 'file'] += 1
      return sendKept(kept)
    }
    if (key === null || !isCacheable(request, this.deployment)) {
      if (isWrite(request)) holdUntil(response, () => this.#changes.settled())
      return this.#inTurn(request, response, () => answer(request, response), undefined)
    }
    const other = await this.#underWay.get(key)
    if (other) return sendKept(other)
    notes.mayReadReplica = true
    const make = (): Promise<PlainAnswer | null> =>
      this.#inTurn(
        request,
        response,
        () => this.#answerPlainly(request, response, notes, answer, completeHead),
        null,
      )
    const filling = this.#fill(key, request, response, notes, make)
    this.#underWay.set(key, filling)
    await filling.finally(() => {
      if (this.#underWay.get(key) === filling) this.#underWay.delete(key)
    })
  }

  async #fill(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    notes: AnswerNotes,
    make: () => Promise<PlainAnswer | null>,
  ): Promise<CachedResponse | null> {
    const since = this.#changes.now()
    const requested = this.#countMiss(key, request)
    const plain = await make()
    if (!plain) return null
    const placement = isShareable(plain, notes) ? placementOf(notes) : null
    const until = placement ? await this.#validUntil(notes, since) : null
    if (!placement || until === null) {
      await sendOnce(plain, request, response)
      return null
    }
    const entry = buildCacheEntry(await this.#ordered(plain), until)
    // The other encodings are made when somebody asks for them.
    const encoding = encodingFor(request.headers['accept-encoding'])
    const encoded = await entry.encoded(encoding)
    if (encoding === 'identity') await entry.encoded('gzip')
    const countsAs = notes.isMissing ? null : notes.countsAs
    const made: CachedResponse = { ...entry, countsAs, addressClass: requested }
    send(encoded, request, response)
    if (!this.#isStillTrue(placement, since)) return null
    this.#kept.keep(key, made, placement)
    if (placement.tags.length === 0) void this.#shrink(key, plain, until)
    return made
  }

  #countMiss(key: string, { headers, url = '/' }: IncomingMessage): AddressClass {
    const requested = addressClass(this.deployment, headers.host ?? '', url)
    if (!this.#renderedAhead.has(key)) this.#misses[requested] += 1
    return requested
  }

  /** Makes a response at the turn of its site; one that is refused is answered, and gives `refused`. */
  #inTurn<Made>(
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<Made>,
    refused: Made,
  ): Promise<Made> {
    const site = siteOfTurn(request, this.deployment)
    if (site === null) return make()
    // Nothing is made for a client that has gone while it waited.
    const whenThere = () => (response.destroyed ? Promise.resolve(refused) : make())
    return this.#turns.take(site, whenThere, () => {
      sendRefusal(request, response, TOO_MANY)
      return refused
    })
  }

  async #ordered(plain: PlainAnswer): Promise<PlainAnswer> {
    const isPage = String(plain.headers['content-type'] ?? '').startsWith('text/html')
    if (!isPage || !this.#firstPaint) return plain
    const html = plain.body.toString()
    const ordered = await this.#firstPaint.ordered(html)
    if (ordered === html) return plain
    // The head says what loads first: early hints would load the style sheets before that.
    const { link, ...headers } = plain.headers
    return { ...plain, headers, body: Buffer.from(ordered) }
  }

  /**
   * Compresses a file as far as possible in the background: it is sent often enough to be worth a second.
   */
  async #shrink(key: string, plain: PlainAnswer, until: number): Promise<void> {
    const smallest = await buildSmallestEntry(plain, until)
    if (smallest) this.#kept.keep(key, smallest, FILE)
  }

  async #answerPlainly(
    request: IncomingMessage,
    response: ServerResponse,
    notes: AnswerNotes,
    answer: Answer,
    completeHead: () => void,
  ): Promise<PlainAnswer | null> {
    const { headers, url = '/' } = request
    stripToKey(request, this.deployment)
    const captured = capture(response, completeHead)
    answer(request, response).catch((error: unknown) => {
      notes.hasFailed = true
      this.logger.error({ err: error }, 'The request failed')
      if (!response.writableEnded) response.writeHead(500).end()
    })
    const plain = await captured
    Object.assign(request, { headers, url })
    return plain
  }

  /**
   * Returns the time until which a response stays valid without a change; null when it cannot be cached.
   */
  async #validUntil({ forEveryone, reads }: AnswerNotes, since: Moment): Promise<number | null> {
    const now = performance.now()
    if (forEveryone?.kind === 'file') return now + FILE_MILLISECONDS
    const siteId = forEveryone?.kind === 'site' ? forEveryone.id : null
    const next = await this.#changes.nextAfter(siteId, since).catch(() => null)
    return next !== null && next > performance.now()
      ? Math.min(next, now + reads.maxSeconds * 1_000)
      : null
  }

  #isStillTrue({ tags }: Placement, since: Moment): boolean {
    if (tags.length === 0) return true
    return this.#changes.isListening() && this.#changes.isUntouched(tags, since)
  }
}

const isWrite = ({ method = 'GET' }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
