import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Deployment } from '@/src/domain/deployment'
import { cacheable } from './cacheable'
import type { Cacheable } from './cacheable'
import { capture } from './capture'
import { ContentChanges } from './content-changes'
import { holdUntil } from './hold'
import { isShareable, keep, keepSmallest } from './kept-answer'
import type { KeptAnswer, PlainAnswer } from './kept-answer'
import { ALL_SITES, KeptAnswers } from './kept-answers'
import { send } from './send'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What an answer is made of, looked at before it is made. */
type Source = { siteId: string | null; tag: string | null; stamp: string; until: number }

/** A file is asked for anew after an hour, in case it was taken away. */
const FILE_MILLISECONDS = 3_600_000

/**
 * Whole compressed answers in memory, in front of everything else: pages of sites, anonymous reads
 * of the API, pictures. A change clears its site's answers in all processes before the call that
 * made it has answered, so that the next request sees it (docs/decisions/006).
 */
export class AnswerCache {
  readonly #kept = new KeptAnswers()
  readonly #changes: ContentChanges
  readonly #underWay = new Map<string, Promise<KeptAnswer | null>>()

  constructor(
    databaseUrl: string,
    private readonly deployment: Deployment,
    private readonly logger: Logger,
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

  /** Answers from memory at once; false when there is nothing to answer with. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = cacheable(request, this.deployment)
    const found = asked && this.#kept.find(asked.key)
    if (!found) return false
    send(found, request, response)
    return true
  }

  /** Answers as `answer` does, keeps what others may get as well, and clears before a write ends. */
  async answer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
    const asked = cacheable(request, this.deployment)
    // A head alone says too little to keep.
    if (!asked || request.method === 'HEAD') {
      if (isWrite(request)) holdUntil(response, () => this.#changes.settled())
      return answer(request, response)
    }
    const other = await this.#underWay.get(asked.key)
    if (other) {
      send(other, request, response)
      return
    }
    const filling = this.#fill(asked, request, response, answer)
    this.#underWay.set(asked.key, filling)
    await filling.finally(() => this.#underWay.delete(asked.key))
  }

  async #fill(
    { key, of }: Cacheable,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<KeptAnswer | null> {
    const source = await this.#sourceOf(of)
    const plain = await this.#answerPlainly(request, response, answer)
    if (!plain) return null
    if (!source || !isShareable(plain)) {
      response.end(plain.body)
      return null
    }
    const made = await keep(plain, source.until)
    send(made, request, response)
    const isFresh =
      this.#changes.isListening() && this.#changes.stamp(source.siteId) === source.stamp
    if (!isFresh) return null
    this.#kept.keep(key, made, source.tag)
    if (source.tag === null) void this.#shrink(key, plain, source.until)
    return made
  }

  /** Files are sent again and again: worth a second of work behind everybody's back. */
  async #shrink(key: string, plain: PlainAnswer, until: number): Promise<void> {
    const smallest = await keepSmallest(plain, until)
    if (smallest) this.#kept.keep(key, smallest, null)
  }

  /** Compression is ours: what is kept is compressed once. */
  async #answerPlainly(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<PlainAnswer | null> {
    const accepted = request.headers['accept-encoding']
    request.headers['accept-encoding'] = 'identity'
    const captured = capture(response)
    answer(request, response).catch((error: unknown) => {
      this.logger.error({ err: error }, 'The request failed')
      if (!response.writableEnded) response.writeHead(500).end()
    })
    const plain = await captured
    request.headers['accept-encoding'] = accepted
    return plain
  }

  /** What an answer is made of; null when it cannot be kept. */
  async #sourceOf(of: Cacheable['of']): Promise<Source | null> {
    if (of.kind !== 'site') {
      const isFile = of.kind === 'file'
      const until = isFile ? Date.now() + FILE_MILLISECONDS : Infinity
      const tag = isFile ? null : ALL_SITES
      return { siteId: null, tag, stamp: this.#changes.stamp(null), until }
    }
    const site = await this.#changes.siteOf(of.key)
    if (!site) return null
    const until = site.nextAt?.getTime() ?? Infinity
    return { siteId: site.id, tag: site.id, stamp: this.#changes.stamp(site.id), until }
  }
}

const isWrite = ({ method = 'GET' }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
