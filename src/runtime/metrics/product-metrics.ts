import { Counter, Gauge, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import { METRICS } from '@/src/server/observability/metric-definitions'
import { readPoolFigures } from '@/src/server/observability/metrics'
import type { MetricDefinition } from '@/src/server/observability/metric-definitions'

/** Histogram buckets of jobs, in seconds: from a mail to a whole time slice of an import. */
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

type Metric = {
  count: (labels: Record<string, string>, by: number) => void
  observe: (labels: Record<string, string>, seconds: number) => void
}

/**
 * Registers the metrics that the product counts where something happens, and receives them from all code of
 * this process.
 * @see docs/product/background-work.md#metrics
 */
export function registerProductMetrics(registers: Registry[]): void {
  const metrics = new Map<string, Metric>(
    Object.entries(METRICS).map(([name, definition]) => [
      name,
      create(name, definition, registers),
    ]),
  )
  globalThis.metricSink = {
    count: (name, labels, by) => metrics.get(name)?.count(labels, by),
    observe: (name, labels, seconds) => metrics.get(name)?.observe(labels, seconds),
  }
  registerPool(registers)
}

function create(name: string, definition: MetricDefinition, registers: Registry[]): Metric {
  const { kind, help, labels } = definition
  const options = { name, help, labelNames: [...labels], registers }
  if (kind === 'counter') {
    const counter = new Counter(options)
    return { count: (given, by) => counter.inc(given, by), observe: () => undefined }
  }
  const histogram = new Histogram({ ...options, buckets: JOB_BUCKETS })
  return { count: () => undefined, observe: (given, seconds) => histogram.observe(given, seconds) }
}

const CONNECTIONS = ['size', 'open', 'idle', 'waiting'] as const

function registerPool(registers: Registry[]): void {
  new Gauge({
    name: 'recipes_database_connections',
    help: 'Database connections: size of the pools, open and idle ones, and statements that wait.',
    labelNames: ['state'],
    registers,
    collect() {
      const figures = readPoolFigures()
      if (figures) for (const state of CONNECTIONS) this.set({ state }, figures[state])
    },
  })
}
