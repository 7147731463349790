import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { AnswerCache } from '@/src/runtime/serving/answer-cache/answer-cache'
import type { Metrics } from '@/src/runtime/serving/metrics/metrics'
import { restoreLength } from '@/src/server/web/answer-length'
import type { ViewCounter } from '@/src/runtime/serving/counting/view-counter'
import { clientAddress } from '@/src/runtime/serving/client-address'
import { deploymentFrom } from '@/src/runtime/startup/settings/deployment'
import { completeHead } from '@/src/runtime/serving/door/complete-head'
import { admitRequest } from '@/src/runtime/serving/door/door'
import {
  mayBePage,
  newNonce,
  nonceForNext,
  securityHeaders,
} from '@/src/runtime/serving/door/security-headers'
import type { SecurityContext } from '@/src/runtime/serving/door/security-headers'
import { createExchange } from '@/src/runtime/serving/internal-exchange'
import { pageRoute } from '@/src/runtime/serving/page-route'
import { answerTraced } from '@/src/runtime/serving/traced-request'
import { requestIdOf } from '@/src/runtime/serving/request-id'
import { requestLogger } from '@/src/runtime/startup/settings/logging'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { answerStaticRange } from '@/src/runtime/serving/static-ranges'
import { createNotes, withNotes } from '@/src/server/web/answer-notes'
import type { AnswerNotes } from '@/src/server/web/answer-notes'

/** Returns the origin of the bucket to which browsers upload at presigned URLs; empty for media on disk. */
function uploadOrigins({ s3 }: Pick<Settings, 's3'>): string[] {
  return s3 ? [new URL(s3.endpoint).origin] : []
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The dependencies of the request handler. */
type Parts = {
  settings: Settings
  logger: Logger
  /** Null where responses are not cached. */
  cache: AnswerCache | null
  /** Addresses of files that never change. */
  files: ReadonlySet<string>
  /** Sizes of the files that Next serves itself, by address. */
  fileSizes: ReadonlyMap<string, number>
  /** Next. */
  render: Answer
  counter: Pick<ViewCounter, 'count'>
  /** Null where nobody may read any. */
  metrics: Metrics | null
  isDev: boolean
}

const METRICS_PATH = '/metrics'

/** Creates the handler of requests that are not answered from the cache. */
export function answerRequests(
  parts: Parts,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { settings, logger, cache, metrics, isDev } = parts
  const { trustProxy } = settings
  const deployment = deploymentFrom(settings)
  const surroundings = { deployment, uploadOrigins: uploadOrigins(settings), isDev }
  return (request, response) => {
    const requestId = nameRequest(request, response)
    restoreLength(response)
    trustOnly(trustProxy, request)
    const log = requestLogger(logger, requestId)
    logWhenDone(log, request, response, metrics)
    if (!admitRequest(request, response, deployment, isDev)) return
    // Under its normal spelling there may be one.
    if (cache?.answerFromCache(request, response)) return
    const answered =
      metrics && pathOf(request) === METRICS_PATH
        ? metrics.answer(request, response)
        : answerTraced(request, response, { requestId, trustProxy }, () =>
            answerNew(parts, surroundings, request, response),
          )
    answered.catch((error: unknown) => {
      log.error({ err: error }, 'The request failed')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('Something went wrong.\n')
    })
  }
}

/**
 * Creates the function that makes the response of an address for the cache alone: nothing is sent, counted
 * or logged.
 */
export function renderAddresses(
  parts: Parts,
): (address: { host: string; url: string }) => Promise<void> {
  const { settings, isDev } = parts
  const deployment = deploymentFrom(settings)
  const surroundings = { deployment, uploadOrigins: uploadOrigins(settings), isDev }
  return ({ host, url }) => {
    const { request, response } = createExchange(host, url)
    nameRequest(request, response)
    return answerNew({ ...parts, counter: NOT_COUNTED }, surroundings, request, response)
  }
}

const NOT_COUNTED = { count: () => undefined }

function answerNew(
  { cache, files, fileSizes, render, counter }: Parts,
  surroundings: SecurityContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/', headers } = request
  const path = pathOf(request)
  const host = headers.host ?? ''
  const notes = createNotes(mayBePage(path) ? newNonce() : null)
  countWhenSent(counter, request, response, notes)
  if (files.has(url)) notes.forEveryone = { kind: 'file' }
  const startedAt = performance.now()
  const complete = completeHead(response, {
    headers: () => securityHeaders(surroundings, { host, path }, notes),
    isAway: () => notes.isDatabaseAway || (cache?.wasDatabaseAway(startedAt) ?? false),
    isMissing: () => notes.isMissing,
    isSuspended: () => notes.isSuspended,
  })
  const size = headers.range === undefined ? undefined : fileSizes.get(path)
  if (size !== undefined && answerStaticRange(request, response, size)) return Promise.resolve()
  const make: Answer = async (reduced, made) => {
    if (notes.nonce !== null) reduced.headers['content-security-policy'] = nonceForNext(notes.nonce)
    const { url: asked = '/' } = reduced
    reduced.url = pageRoute(asked, host, surroundings.deployment)
    await withNotes(notes, () => render(reduced, made)).finally(() => (reduced.url = asked))
  }
  return cache ? cache.answer(request, response, notes, make, complete) : make(request, response)
}

function countWhenSent(
  counter: Pick<ViewCounter, 'count'>,
  request: IncomingMessage,
  response: ServerResponse,
  notes: AnswerNotes,
): void {
  if (request.method !== 'GET') return
  const { url, headers } = request
  response.once('finish', () => {
    const { statusCode: status } = response
    if (notes.hasFailed || (status !== 200 && status !== 304)) return
    counter.count(notes.countsAs, { url, headers }, request.socket.remoteAddress)
  })
}

function logWhenDone(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics | null,
): void {
  const startedAt = performance.now()
  const path = pathOf(request)
  response.once('finish', () => {
    const { statusCode: status } = response
    const level = status >= 500 ? 'warn' : 'debug'
    const took = performance.now() - startedAt
    log[level]({ method: request.method, path, status, milliseconds: Math.round(took) })
    metrics?.observe(path, status, took / 1000)
  })
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

/** Every answer carries an id that the log carries too; a caller may bring its own. */
function nameRequest(request: IncomingMessage, response: ServerResponse): string {
  const requestId = requestIdOf(request.headers)
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  return requestId
}

/** The client address: `X-Forwarded-For` is trusted for the operator's own proxies only. */
function trustOnly(trustProxy: number, { headers, socket }: IncomingMessage): void {
  const { remoteAddress = '' } = socket
  headers['x-forwarded-for'] = clientAddress(headers['x-forwarded-for'], remoteAddress, trustProxy)
  const protocol = headers['x-forwarded-proto']
  const isKnown = trustProxy > 0 && (protocol === 'http' || protocol === 'https')
  if (!isKnown) delete headers['x-forwarded-proto']
}
