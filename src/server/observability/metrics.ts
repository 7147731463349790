import type { MetricLabels, MetricName } from './metric-definitions'

/** Connections of the database pool of a process, and statements that wait for one. */
export type PoolFigures = { size: number; open: number; idle: number; waiting: number }

/** Receives the measurements of a process (`src/runtime/metrics`). */
export type MetricSink = {
  count: <Name extends MetricName>(name: Name, labels: MetricLabels[Name], by: number) => void
  observe: <Name extends MetricName>(
    name: Name,
    labels: MetricLabels[Name],
    seconds: number,
  ) => void
}

/** The connections that are measured: Payload's pool. */
type MeasuredPool = {
  readonly options: { readonly max?: number | undefined }
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

declare global {
  /** One for the process and all bundles of Next: each has its own copy of this module. */
  var metricSink: MetricSink | undefined
  var measuredPool: MeasuredPool | undefined
}

/** Adds to a counter; does nothing where nobody may read metrics. */
export function countMetric<Name extends MetricName>(
  name: Name,
  labels: MetricLabels[Name],
  by = 1,
): void {
  if (by > 0) globalThis.metricSink?.count(name, labels, by)
}

/** Adds a duration in seconds to a histogram; does nothing where nobody may read metrics. */
export function observeMetric<Name extends MetricName>(
  name: Name,
  labels: MetricLabels[Name],
  seconds: number,
): void {
  globalThis.metricSink?.observe(name, labels, seconds)
}

/** Names the pool whose connections the metrics of this process report. */
export function measurePool(pool: MeasuredPool): void {
  globalThis.measuredPool = pool
}

/** Reads the state of the measured pool; null before there is one. */
export function readPoolFigures(): PoolFigures | null {
  const pool = globalThis.measuredPool
  if (!pool) return null
  const { options, totalCount, idleCount, waitingCount } = pool
  return { size: options.max ?? 0, open: totalCount, idle: idleCount, waiting: waitingCount }
}
