import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { z } from 'zod'

/** The metrics of a process as prom-client serialises them. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

const id = z.number()

/** Messages of a serving process or worker to the process above it. */
export const ToPrimary = z.discriminatedUnion('kind', [
  /** Requests the metrics of all processes. */
  z.object({ kind: z.literal('read-metrics'), id }),
  /** Answers `send-metrics`; with the id 0 the last metrics of a process that ends. */
  z.object({ kind: z.literal('process-metrics'), id, metrics: z.custom<ProcessMetrics>() }),
])

/** Messages to a serving process or worker. */
export const ToServing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send-metrics'), id }),
  /** Answers `read-metrics`. */
  z.object({ kind: z.literal('all-metrics'), id, text: z.string() }),
])
