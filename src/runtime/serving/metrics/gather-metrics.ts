import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { ToPrimary } from './cluster-messages'
import type { ProcessMetrics } from './cluster-messages'

/** Longest wait for the metrics of a process, in milliseconds; a busy or starting one is left out. */
const TIMEOUT_MS = 2_000

type Sender = Pick<Worker, 'id' | 'isConnected' | 'send'>

/** Gathers the metrics of all serving processes for the one that received the request. */
export class MetricsGatherer {
  /** The latest metrics of each process; counts of ended ones remain, so that sums never fall. */
  readonly #latest = new Map<number, ProcessMetrics>()
  readonly #waiting = new Map<number, (metrics: ProcessMetrics) => void>()
  #ended: ProcessMetrics = []
  #requests = 0

  /** @param serving returns the serving processes that run */
  constructor(private readonly serving: () => readonly Sender[]) {}

  /** Handles a message of a serving process. */
  receive(from: Sender, message: unknown): void {
    const { data } = ToPrimary.safeParse(message)
    if (data?.kind === 'process-metrics') this.#waiting.get(data.id)?.(data.metrics)
    if (data?.kind === 'read-metrics') {
      const { id } = data
      void this.#gather().then((text) => {
        if (from.isConnected()) from.send({ kind: 'all-metrics', id, text })
      })
    }
  }

  /** Keeps the counts of a process that has ended. */
  end({ id }: Pick<Worker, 'id'>): void {
    const last = this.#latest.get(id) ?? []
    this.#latest.delete(id)
    const counts = last.filter(({ type }) => COUNTING.has(String(type)))
    this.#ended = [...this.#ended, ...counts]
  }

  async #gather(): Promise<string> {
    await Promise.all(this.serving().map((each) => this.#read(each)))
    this.#ended = await AggregatorRegistry.aggregate([this.#ended]).getMetricsAsJSON()
    return AggregatorRegistry.aggregate([...this.#latest.values(), this.#ended]).metrics()
  }

  #read(serving: Sender): Promise<void> {
    this.#requests += 1
    const id = this.#requests
    return new Promise((resolve) => {
      const done = (metrics?: ProcessMetrics): void => {
        clearTimeout(timer)
        this.#waiting.delete(id)
        if (metrics) this.#latest.set(serving.id, metrics)
        resolve()
      }
      const timer = setTimeout(done, TIMEOUT_MS)
      this.#waiting.set(id, done)
      if (serving.isConnected()) serving.send({ kind: 'send-metrics', id })
      else done()
    })
  }
}

const COUNTING: ReadonlySet<string> = new Set(['counter', 'histogram'])
