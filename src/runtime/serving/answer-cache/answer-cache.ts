import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Deployment } from '@/src/domain/addresses/deployment'
import type { AnswerNotes, AnswerContent } from '@/src/server/web/answer-notes'
import type { FirstPaint } from '../first-paint/first-paint'
import { keyOf, mayFill, reduceToKey } from './cacheable'
import type { Asked } from './cacheable'
import { capture } from './capture'
import { ContentChanges } from './content-changes'
import type { Moment } from './content-changes'
import { holdUntil } from './hold'
import { isShareable, keep, keepSmallest } from './kept-answer'
import type { KeptAnswer, PlainAnswer } from './kept-answer'
import { ALL_SITES, KeptAnswers } from './kept-answers'
import { send, sendOnce } from './send'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A file is asked for anew after an hour, in case it was taken away. */
const FILE_MILLISECONDS = 3_600_000

/**
 * Whole compressed answers in memory, in front of everything else: pages of sites, anonymous reads
 * of the API, pictures. Only what its handler has marked as made for everyone is kept
 * (`server/web/answer-notes`). A change clears its site's answers in all processes before the call
 * that made it has answered, so that the next request sees it (docs/decisions/006).
 */
export class AnswerCache {
  readonly #kept = new KeptAnswers()
  readonly #changes: ContentChanges
  readonly #underWay = new Map<string, Promise<KeptAnswer | null>>()
  #served = 0

  constructor(
    databaseUrl: string,
    private readonly deployment: Deployment,
    private readonly logger: Logger,
    private readonly firstPaint: Pick<FirstPaint, 'ordered'> | null = null,
  ) {
    this.#changes = new ContentChanges(databaseUrl, logger, (siteId) => {
      this.#kept.clear(siteId)
    })
  }

  /** Begins to hear of changes: before that nothing is kept. */
  async start(): Promise<this> {
    await this.#changes.start()
    return this
  }

  stop(): Promise<void> {
    return this.#changes.stop()
  }

  /** Whether the database cannot be reached, or could not at some time since then. */
  wasDatabaseAway(since: number): boolean {
    return this.#changes.wasSilent(since)
  }

  /** The answer for a request in memory; undefined without one. */
  findKept(request: Asked): KeptAnswer | undefined {
    const key = keyOf(request)
    const found = key === null ? undefined : this.#kept.find(key)
    if (found) this.#served += 1
    return found
  }

  /** Answers from memory at once; false when there is nothing to answer with. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const found = this.findKept(request)
    if (found) send(found, request, response)
    return found !== undefined
  }

  /** Number of answers served from memory since the start, number of kept ones, and their bytes. */
  figures(): { served: number; kept: number; bytes: number } {
    return { served: this.#served, ...this.#kept.size() }
  }

  /**
   * Answers as `answer` does, keeps what others may get as well, and clears before a write ends.
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
    if (key === null || !mayFill(request, this.deployment)) {
      if (isWrite(request)) holdUntil(response, () => this.#changes.settled())
      return answer(request, response)
    }
    const other = await this.#underWay.get(key)
    if (other) {
      completeHead()
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
  ): Promise<KeptAnswer | null> {
    const since = this.#changes.now()
    const plain = await make()
    if (!plain) return null
    const madeOf = isShareable(plain) && !notes.hasFailed ? notes.forEveryone : null
    const until = madeOf ? await this.#trueUntil(madeOf, since) : null
    if (!madeOf || until === null) {
      await sendOnce(plain, request, response)
      return null
    }
    const made = await keep(await this.#ordered(plain), until)
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
    // The head says what comes first: hints of the response would bring the style sheets before that.
    const { link, ...headers } = plain.headers
    return { ...plain, headers, body: Buffer.from(ordered) }
  }

  /** Files are sent again and again: worth a second of work behind everybody's back. */
  async #shrink(key: string, plain: PlainAnswer, until: number): Promise<void> {
    const smallest = await keepSmallest(plain, until)
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
    reduceToKey(request, this.deployment)
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

  /** The time until which an answer stays valid by itself; null when it cannot be kept. */
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
