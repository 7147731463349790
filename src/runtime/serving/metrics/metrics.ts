import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { MetricsToken } from '@/src/runtime/metrics/metrics-token'
import { registerProductMetrics } from '@/src/runtime/metrics/product-metrics'
import { shareMetrics } from '@/src/runtime/metrics/shared-metrics'
import type { BackgroundState } from '@/src/server/observability/background-state'
import type { Readiness } from '../health'
import { addCache } from './cache-metrics'
import type { CacheFigures } from './cache-metrics'
import { registerHealthMetrics } from './health-metrics'
import { addReplica } from './replica-metrics'
import { getPathKind } from './kind-of-path'
import { registerBackgroundMetrics } from './background-metrics'

/** The sources of the metrics. */
export type MetricSources = {
  /** Null where responses are not cached. */
  cacheFigures: (() => CacheFigures) | null
  readiness: () => Promise<Readiness>
  /** Null while the database is away. */
  background: () => Promise<BackgroundState | null>
  /** The worker beside a process that serves alone; serving processes leave it to their primary. */
  children?: MetricsGatherer
}

/** Histogram buckets in seconds: from cached responses to abandoned ones. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const NOT_STORED = { 'cache-control': 'no-store' }

/**
 * The Prometheus metrics of the serving processes, with their access check.
 * @see docs/product/background-work.md#metrics
 */
export class Metrics {
  /** The name of the histogram of requests. */
  static readonly DURATIONS = 'recipes_http_request_duration_seconds'
  readonly #registry = new Registry()
  /** The metrics of `/readyz` and of the database, which are the same in every process and no sum. */
  readonly #health = new Registry()
  readonly #readAll: () => Promise<string>
  readonly #token: MetricsToken
  readonly #durations: Histogram<'kind' | 'status'>
  readonly #setHealth: (readiness: Readiness) => void
  readonly #setBackground: (state: BackgroundState | null) => void

  /** @param token what a request for the figures carries as `Authorization: Bearer` */
  constructor(
    token: string,
    private readonly sources: MetricSources,
  ) {
    const registers = [this.#registry]
    this.#token = new MetricsToken(token)
    collectDefaultMetrics({ register: this.#registry })
    this.#durations = new Histogram({
      name: Metrics.DURATIONS,
      help: 'How long answers took that did not come from memory, by kind of address and status.',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    })
    addReplica(registers)
    if (sources.cacheFigures) addCache(registers, sources.cacheFigures)
    registerProductMetrics(registers)
    this.#setHealth = registerHealthMetrics([this.#health])
    this.#setBackground = registerBackgroundMetrics([this.#health])
    this.#readAll = shareMetrics(this.#registry) ?? (() => this.#readAlone())
  }

  /** Counts a request that has been answered. */
  observe(url: string, status: number, seconds: number): void {
    this.#durations.observe({ kind: getPathKind(url), status }, seconds)
  }

  /** Answers with all figures, or with 401 where the token is missing or wrong. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#token.isIn(request.headers.authorization)) {
      response.writeHead(401, { ...NOT_STORED, 'www-authenticate': 'Bearer' }).end()
      return
    }
    const { readiness, background } = this.sources
    const [health, state] = await Promise.all([readiness(), background()])
    this.#setHealth(health)
    this.#setBackground(state)
    const text = (await this.#readAll()) + (await this.#health.metrics())
    response.writeHead(200, { ...NOT_STORED, 'content-type': this.#registry.contentType })
    response.end(request.method === 'HEAD' ? undefined : text)
  }

  async #readAlone(): Promise<string> {
    const { children } = this.sources
    if (!children) return this.#registry.metrics()
    return children.readText(await this.#registry.getMetricsAsJSON())
  }
}
