import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import { ToServing } from './cluster-messages'
import type { ProcessMetrics } from './cluster-messages'

/** Longest wait for the primary, in milliseconds: longer than it waits for a serving process. */
const TIMEOUT_MS = 4_000

/**
 * Returns a function that reads the metrics of all serving processes, and sends those of this one to the
 * primary when another process receives the request; null where this process serves alone.
 * @see docs/product/background-work.md#metrics
 */
export function shareMetrics(own: Registry): (() => Promise<string>) | null {
  if (!cluster.isWorker) return null
  const waiting = new Map<number, (text: string) => void>()
  let requests = 0
  process.on('message', (message: unknown) => {
    const { data } = ToServing.safeParse(message)
    if (data?.kind === 'all-metrics') waiting.get(data.id)?.(data.text)
  })
  answerMetricsRequests(() => own.getMetricsAsJSON())
  return () => {
    requests += 1
    const id = requests
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(reject, TIMEOUT_MS, new Error('The primary sent no metrics'))
      waiting.set(id, (text) => {
        clearTimeout(timer)
        resolve(text)
      })
      process.send?.({ kind: 'read-metrics', id })
    }).finally(() => waiting.delete(id))
  }
}

/** Sends the metrics of this process to the one above it, whenever that requests them. */
export function answerMetricsRequests(read: () => Promise<ProcessMetrics>): void {
  process.on('message', (message: unknown) => {
    const { data } = ToServing.safeParse(message)
    if (data?.kind === 'send-metrics') void sendMetrics(read, data.id)
  })
}

/** Sends the metrics of this process to the one above it; resolves when they are on their way. */
export async function sendMetrics(read: () => Promise<ProcessMetrics>, id = 0): Promise<void> {
  const metrics = await read()
  if (!process.send || !process.connected) return
  await new Promise<void>((resolve) => {
    process.send?.({ kind: 'process-metrics', id, metrics }, undefined, undefined, () => resolve())
  })
}
