import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { AnswerNotes, AnswerContent } from '@/src/server/web/answer-notes'
import type { ViewCounter } from '../counting/view-counter'
import type { FirstPaint } from '../first-paint/first-paint'
import { keyOf, isCacheable, stripToKey } from './cacheable'
import type { CacheKeyRequest } from './cacheable'
import { capture } from './capture'
import { ContentChanges } from './content-changes'
import type { Moment } from './content-changes'
import { holdUntil } from './hold'
import { isShareable, buildCacheEntry, buildSmallestEntry, encodingFor } from './kept-answer'
import type { CachedResponse, PlainAnswer } from './kept-answer'
import { ALL_SITES, ResponseStore } from './kept-answers'
import { send, sendOnce } from './send'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Lifetime of a cached file in milliseconds, in case the file is removed. */
const FILE_MILLISECONDS = 3_600_000

/**
 * In-memory cache of whole compressed responses in front of everything else: pages of sites, anonymous
 * reads of the API, pictures. Caches only what a handler has marked as the same for everyone
 * (`server/web/answer-notes`). A write clears its site's entries in all processes before its own response
 * ends, so that the next request sees the change (docs/decisions/006).
 */
export class AnswerCache {
  readonly #kept = new ResponseStore()
  readonly #changes: ContentChanges
  readonly #underWay = new Map<string, Promise<CachedResponse | null>>()
  #served = 0

  constructor(
    databaseUrl: string,
    private readonly deployment: Deployment,
    private readonly logger: Logger,
    private readonly firstPaint: Pick<FirstPaint, 'ordered'> | null = null,
    private readonly counter: Pick<ViewCounter, 'count'> | null = null,
  ) {
    this.#changes = new ContentChanges(databaseUrl, logger, (siteId) => {
      this.#kept.clear(siteId)
    })
  }

  /** Starts to listen for changes: before that nothing is cached, nor remembered while pages are made. */
  async start(): Promise<this> {
    globalThis.contentWatch = this.#changes
    await this.#changes.start()
    return this
  }

  stop(): Promise<void> {
    if (globalThis.contentWatch === this.#changes) globalThis.contentWatch = undefined
    return this.#changes.stop()
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
    this.#served += 1
    return found
  }

  /** Answers from the cache; returns false on a cache miss. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const found = this.findCached(request)
    if (!found) return false
    send(found, request, response)
    if (request.method === 'GET') {
      this.counter?.count(found.countsAs, request, request.socket.remoteAddress)
    }
    return true
  }

  /**
   * Returns the number of responses served from memory since the start, the number of cached ones, and
   * their bytes.
   */
  figures(): { served: number; kept: number; bytes: number } {
    return { served: this.#served, ...this.#kept.size() }
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
    if (key === null || !isCacheable(request, this.deployment)) {
      if (isWrite(request)) holdUntil(response, () => this.#changes.settled())
      return answer(request, response)
    }
    const other = this.#kept.find(key) ?? (await this.#underWay.get(key))
    if (other) {
      await other.encode(encodingFor(request.headers['accept-encoding']))
      completeHead()
      notes.countsAs = other.countsAs
      send(other, request, response)
      return
    }
    const make = (): Promise<PlainAnswer | null> =>
      this.#answerPlainly(request, response, notes, answer, completeHead)
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
    const plain = await make()
    if (!plain) return null
    const madeOf = isShareable(plain) && !notes.hasFailed ? notes.forEveryone : null
    const until = madeOf ? await this.#trueUntil(madeOf, since) : null
    if (!madeOf || until === null) {
      await sendOnce(plain, request, response)
      return null
    }
    const entry = buildCacheEntry(await this.#ordered(plain), until)
    // The other encodings are made when somebody asks for them.
    await entry.encode(encodingFor(request.headers['accept-encoding']))
    const made = { ...entry, countsAs: notes.countsAs }
    send(made, request, response)
    if (!this.#isStillTrue(madeOf, since)) return null
    this.#kept.keep(key, made, tagOf(madeOf))
    if (madeOf.kind === 'file') void this.#shrink(key, plain, until)
    return made
  }

  async #ordered(plain: PlainAnswer): Promise<PlainAnswer> {
    const isPage = String(plain.headers['content-type'] ?? '').startsWith('text/html')
    if (!isPage || !this.firstPaint) return plain
    const html = plain.body.toString()
    const ordered = await this.firstPaint.ordered(html)
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
    if (smallest) this.#kept.keep(key, smallest, null)
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
  async #trueUntil(madeOf: AnswerContent, since: Moment): Promise<number | null> {
    if (madeOf.kind === 'file') return performance.now() + FILE_MILLISECONDS
    const next = await this.#changes.nextAfter(siteOf(madeOf), since).catch(() => null)
    return next !== null && next > performance.now() ? next : null
  }

  #isStillTrue(madeOf: AnswerContent, since: Moment): boolean {
    if (madeOf.kind === 'file') return true
    return this.#changes.isListening() && this.#changes.isUntouched(siteOf(madeOf), since)
  }
}

const siteOf = (madeOf: AnswerContent): string | null => (madeOf.kind === 'site' ? madeOf.id : null)

function tagOf(madeOf: AnswerContent): string | null {
  if (madeOf.kind === 'file') return null
  return madeOf.kind === 'site' ? madeOf.id : ALL_SITES
}

const isWrite = ({ method = 'GET' }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
