import type { ChildProcess } from 'node:child_process'
import { AggregatorRegistry } from 'prom-client'
import type { Registry } from 'prom-client'
import { ToPrimary } from './cluster-messages'
import type { ProcessMetrics } from './cluster-messages'

/** Longest wait for the metrics of a process, in milliseconds; a busy or starting one is left out. */
const TIMEOUT_MS = 2_000

/** A process whose metrics are gathered. */
type Sender = { id: number; isConnected: () => boolean; send: (message: object) => unknown }

/** Gathers the metrics of the processes below this one: serving processes, a worker, an importer. */
export class MetricsGatherer {
  readonly #children = new Map<number, Sender>()
  /** The latest metrics of each process; counts of ended ones remain, so that sums never fall. */
  readonly #latest = new Map<number, ProcessMetrics>()
  readonly #waiting = new Map<number, () => void>()
  #ended: ProcessMetrics = []
  #requests = 0

  /** @param serving returns the serving processes that run */
  constructor(private readonly serving: () => readonly Sender[] = () => []) {}

  /** Includes a child process until it ends. */
  add(child: ChildProcess): void {
    // Below zero, since the ids of serving processes are above.
    const sender: Sender = {
      id: -(child.pid ?? 0),
      isConnected: () => child.connected,
      send: (message) => child.send(message),
    }
    this.#children.set(sender.id, sender)
    child.on('message', (message) => this.receive(sender, message))
    child.once('exit', () => {
      this.#children.delete(sender.id)
      this.end(sender)
    })
  }

  /** Handles a message of a process. */
  receive(from: Sender, message: unknown): void {
    const { data } = ToPrimary.safeParse(message)
    if (data?.kind === 'process-metrics') {
      this.#latest.set(from.id, data.metrics)
      this.#waiting.get(data.id)?.()
    }
    if (data?.kind === 'read-metrics') {
      const { id } = data
      void this.readText([]).then((text) => {
        if (from.isConnected()) from.send({ kind: 'all-metrics', id, text })
      })
    }
  }

  /** Keeps the counts of a process that has ended. */
  end({ id }: Pick<Sender, 'id'>): void {
    const last = this.#latest.get(id) ?? []
    this.#latest.delete(id)
    const counts = last.filter(({ type }) => COUNTING.has(String(type)))
    this.#ended = [...this.#ended, ...counts]
  }

  /** Reads the metrics of all processes and adds those of this one, in the format of Prometheus. */
  async readText(own: ProcessMetrics): Promise<string> {
    return (await this.#gather(own)).metrics()
  }

  /** Reads the same as `readText`, to be sent to another process. */
  async readAll(own: ProcessMetrics): Promise<ProcessMetrics> {
    return (await this.#gather(own)).getMetricsAsJSON()
  }

  async #gather(own: ProcessMetrics): Promise<Registry> {
    const running = [...this.serving(), ...this.#children.values()]
    await Promise.all(running.map((each) => this.#read(each)))
    this.#ended = await AggregatorRegistry.aggregate([this.#ended]).getMetricsAsJSON()
    return AggregatorRegistry.aggregate([own, ...this.#latest.values(), this.#ended])
  }

  #read(serving: Sender): Promise<void> {
    this.#requests += 1
    const id = this.#requests
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(id)
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
