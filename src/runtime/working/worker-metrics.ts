import { Registry, collectDefaultMetrics } from 'prom-client'
import type { Payload } from 'payload'
import { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { registerProductMetrics } from '@/src/runtime/metrics/product-metrics'
import { answerMetricsRequests, sendMetrics } from '@/src/runtime/metrics/shared-metrics'
import { measurePool } from '@/src/server/observability/metrics'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** The metrics of a worker and of the importer below it. */
export type WorkerMetrics = {
  /** Gathers those of the importer. */
  children: MetricsGatherer
  /** Reads all, with those of Node, in the format of Prometheus. */
  readText: () => Promise<string>
  /** Sends the last counts to the process above before this one ends. */
  flush: () => Promise<void>
}

/**
 * Measures the work of this process, where anybody may read metrics. The process above includes what the
 * product counts, but not memory and processor time: its own are those of the serving processes.
 * @see docs/product/background-work.md#metrics
 */
export function startWorkerMetrics(
  payload: Payload,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
): WorkerMetrics {
  const children = new MetricsGatherer()
  if (metricsToken === undefined) {
    return { children, readText: () => Promise.resolve(''), flush: () => Promise.resolve() }
  }
  const product = new Registry()
  registerProductMetrics([product])
  measurePool(payload.db.pool)
  const readProduct = async () => children.readAll(await product.getMetricsAsJSON())
  answerMetricsRequests(readProduct)
  const node = new Registry()
  collectDefaultMetrics({ register: node })
  return {
    children,
    readText: async () =>
      (await children.readText(await product.getMetricsAsJSON())) + (await node.metrics()),
    flush: () => sendMetrics(readProduct),
  }
}
