import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Deployment } from '@/src/domain/deployment'
import { cacheable } from './cacheable'
import type { Cacheable } from './cacheable'
import { capture } from './capture'
import { listenToChanges } from './content-changes'
import type { ContentChanges } from './content-changes'
import { encodingFor, isShareable, keep } from './kept-answer'
import type { KeptAnswer } from './kept-answer'

/** All answers together take at most so many bytes of memory; one alone at most a mebibyte. */
const MAX_BYTES = 96 * 1_048_576
const MAX_ENTRY_BYTES = 1_048_576
/** A file is asked for anew after an hour, in case it was taken away. */
const FILE_MILLISECONDS = 3_600_000
/** Answers made of all sites' content, among the tags. */
const ALL_SITES = '*'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Whole answers kept in memory, in front of everything else. */
export type AnswerCache = {
  /** Answers from memory at once; false when there is nothing to answer with. */
  answerKept: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers as `answer` does, keeps what others may get as well, and clears before a write ends. */
  answer: (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps whole compressed answers to what everyone may read: pages of sites, anonymous reads of the
 * API, pictures. A change clears its site's answers in all processes before the call that made it
 * has answered, so that the next request sees it.
 */
export async function startAnswerCache(
  databaseUrl: string,
  deployment: Deployment,
  logger: Logger,
): Promise<AnswerCache> {
  const tags = new Map<string, Set<string>>()
  const kept = new LRUCache<string, { answer: KeptAnswer; tag: string | null }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ answer }) => answer.size,
    dispose: ({ tag }, key) => {
      if (tag !== null) tags.get(tag)?.delete(key)
    },
  })
  const changes = await listenToChanges(databaseUrl, logger, clear)
  const underWay = new Map<string, Promise<KeptAnswer | null>>()

  function clear(siteId: string | null): void {
    const cleared = siteId === null ? [...tags.keys()] : [siteId, ALL_SITES]
    for (const tag of cleared) {
      for (const key of tags.get(tag) ?? []) kept.delete(key)
      tags.delete(tag)
    }
  }

  function find(key: string): KeptAnswer | undefined {
    const found = kept.get(key)?.answer
    if (!found || found.until > Date.now()) return found
    kept.delete(key)
    return undefined
  }

  async function fill(
    { key, of }: Cacheable,
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<KeptAnswer | null> {
    const source = await sourceOf(changes, of)
    // Compression is ours: what is kept is compressed once.
    const accepted = request.headers['accept-encoding']
    request.headers['accept-encoding'] = 'identity'
    const captured = capture(response)
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'The request failed')
      if (!response.writableEnded) response.writeHead(500).end()
    })
    const plain = await captured
    if (!plain) return null
    request.headers['accept-encoding'] = accepted
    const made = await keep(plain, source?.until ?? 0)
    const isFresh = source && changes.isListening() && changes.stamp(source.siteId) === source.stamp
    if (isShareable(plain) && isFresh) {
      kept.set(key, { answer: made, tag: source.tag })
      if (source.tag !== null) tagSet(tags, source.tag).add(key)
      send(made, request, response)
      return made
    }
    response.end(plain.body)
    return null
  }

  return {
    answerKept: (request, response) => {
      const asked = cacheable(request, deployment)
      const found = asked && find(asked.key)
      if (!found) return false
      send(found, request, response)
      return true
    },
    answer: async (request, response, answer) => {
      const asked = cacheable(request, deployment)
      if (!asked) {
        if (isWrite(request)) holdUntil(response, changes.settled)
        return answer(request, response)
      }
      const other = await underWay.get(asked.key)
      if (other && !response.destroyed) return send(other, request, response)
      const filling = fill(asked, request, response, answer)
      underWay.set(asked.key, filling)
      await filling.finally(() => underWay.delete(asked.key))
    },
    stop: () => changes.stop(),
  }
}

type Source = { siteId: string | null; tag: string | null; stamp: string; until: number }

/** What an answer is made of, before it is made; null when it cannot be kept. */
async function sourceOf(changes: ContentChanges, of: Cacheable['of']): Promise<Source | null> {
  if (of.kind !== 'site') {
    const isFile = of.kind === 'file'
    const until = isFile ? Date.now() + FILE_MILLISECONDS : Infinity
    return { siteId: null, tag: isFile ? null : ALL_SITES, stamp: changes.stamp(null), until }
  }
  const site = await changes.siteOf(of.key)
  if (!site) return null
  const until = site.nextAt?.getTime() ?? Infinity
  return { siteId: site.id, tag: site.id, stamp: changes.stamp(site.id), until }
}

function tagSet(tags: Map<string, Set<string>>, tag: string): Set<string> {
  const known = tags.get(tag) ?? new Set<string>()
  tags.set(tag, known)
  return known
}

const isWrite = ({ method = 'GET' }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

function send({ bodies }: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { bytes, etag, headers } = bodies[encodingFor(request.headers['accept-encoding'])]
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  const id = ['x-request-id', requestId(request)]
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, ['etag', etag, 'cache-control', 'no-cache', ...id]).end()
    return
  }
  response.writeHead(200, [...headers, ...id])
  response.end(bytes)
}

function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

const isUnchanged = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.includes(etag)

/** Sends nothing of an answer before every process has heard of what the call changed. */
function holdUntil(response: ServerResponse, settled: () => Promise<void>): void {
  const { write, end } = response
  let waiting: Promise<void> | null = null
  const later = (action: () => void): void => {
    waiting = (waiting ?? settled()).then(action)
  }
  Object.assign(response, {
    write: (...args: unknown[]) => {
      later(() => Reflect.apply(write, response, args))
      return true
    },
    end: (...args: unknown[]) => {
      later(() => Reflect.apply(end, response, args))
      return response
    },
  })
}
