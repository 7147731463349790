import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Readiness } from '../health'
import { addCache } from './cache-metrics'
import type { CacheFigures } from './cache-metrics'
import { registerHealthMetrics } from './health-metrics'
import { addReplica } from './replica-metrics'
import { getPathKind } from './kind-of-path'
import { shareMetrics } from './shared-metrics'

/** The sources of the metrics. */
export type MetricSources = {
  /** Null where responses are not cached. */
  cacheFigures: (() => CacheFigures) | null
  readiness: () => Promise<Readiness>
}

/** Histogram buckets in seconds: from cached responses to abandoned ones. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const NOT_STORED = { 'cache-control': 'no-store' }

/**
 * The Prometheus metrics of the serving processes, with their access check.
 * @see docs/product/background-work.md#metrics
 */
export class Metrics {
  readonly #registry = new Registry()
  /** The metrics of `/readyz`, which are the same in every process and no sum. */
  readonly #health = new Registry()
  readonly #readAll: () => Promise<string>
  readonly #token: Buffer
  readonly #durations: Histogram<'kind' | 'status'>
  readonly #setHealth: (readiness: Readiness) => void

  /** @param token what a request for the figures carries as `Authorization: Bearer` */
  constructor(
    token: string,
    private readonly sources: MetricSources,
  ) {
    const registers = [this.#registry]
    this.#token = digest(token)
    collectDefaultMetrics({ register: this.#registry })
    this.#durations = new Histogram({
      name: 'recipes_http_request_duration_seconds',
      help: 'How long answers took that did not come from memory, by kind of address and status.',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    })
    addReplica(registers)
    if (sources.cacheFigures) addCache(registers, sources.cacheFigures)
    this.#setHealth = registerHealthMetrics([this.#health])
    this.#readAll = shareMetrics(this.#registry) ?? (() => this.#registry.metrics())
  }

  /** Counts a request that has been answered. */
  observe(url: string, status: number, seconds: number): void {
    this.#durations.observe({ kind: getPathKind(url), status }, seconds)
  }

  /** Answers with all figures, or with 401 where the token is missing or wrong. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#isAllowed(request.headers.authorization)) {
      response.writeHead(401, { ...NOT_STORED, 'www-authenticate': 'Bearer' }).end()
      return
    }
    this.#setHealth(await this.sources.readiness())
    const text = (await this.#readAll()) + (await this.#health.metrics())
    response.writeHead(200, { ...NOT_STORED, 'content-type': this.#registry.contentType })
    response.end(request.method === 'HEAD' ? undefined : text)
  }

  #isAllowed(authorization = ''): boolean {
    const [scheme = '', given = ''] = authorization.split(' ', 2)
    return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), this.#token)
  }
}

/** A digest, so that texts of any length compare in the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
