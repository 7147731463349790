import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { waitForExit } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { returnUntakenConnections } from './untaken-connections'

/** The serving processes that share a port. */
export type ServingProcesses = {
  /** Resolves once all accept requests; throws when one ended before that. */
  ready: Promise<void>
  /** Stops all: pending requests have 10 s to finish. */
  stop: () => Promise<void>
}

/** Options of the serving processes. */
export type ServingOptions = {
  count: number
  /** Environment variables besides those of this process. */
  env: NodeJS.ProcessEnv
  logger: Pick<Logger, 'warn'>
  /** Handles the messages of a process that are not about its state. */
  onMessage?: (worker: Worker, message: unknown) => void
  /** Called when a process has ended. */
  onEnded?: (worker: Worker) => void
}

/** Message of a serving process that accepts requests. */
export const READY = 'ready'

/** A process that has run this long does not fail at its start. */
const STABLE_AFTER_MS = 10_000
const RESTART_AFTER_MS = 1_000
const MAX_RESTART_AFTER_MS = 60_000
/** A serving process ends by itself within 10 s. */
const STOP_LIMIT_MS = 11_000

/**
 * Returns how long a process that has ended waits before it is started again: not at all after it has
 * served, twice as long each time when it fails at its start.
 * @param failures how often in a row it failed at its start
 */
export function restartPause(failures: number): number {
  return failures === 0 ? 0 : Math.min(RESTART_AFTER_MS * 2 ** (failures - 1), MAX_RESTART_AFTER_MS)
}

/**
 * Starts serving processes with Node's cluster module, which hands them the connections of the port in
 * turn, and starts each again that ends. They run the program of this process, and end with it.
 * @see docs/decisions/030-serving-processes.md
 */
export function startServingProcesses(options: ServingOptions): ServingProcesses {
  const places = Array.from({ length: options.count }, () => new Place(options))
  const ready = Promise.all(places.map((place) => place.start())).then(() => undefined)
  ready.catch(() => undefined)
  return {
    ready,
    stop: async () => {
      await Promise.all(places.map((place) => place.stop()))
    },
  }
}

/** One of the serving processes, and those that take its place when it has ended. */
class Place {
  #worker: Worker | null = null
  #restart: NodeJS.Timeout | undefined
  #failures = 0
  #hasServed = false
  #isStopping = false

  constructor(private readonly options: ServingOptions) {}

  /** Resolves when the process accepts requests; throws when it ends before that. */
  start(): Promise<void> {
    const startedAt = Date.now()
    const worker = cluster.fork(this.options.env)
    this.#worker = worker
    returnUntakenConnections(worker)
    worker.on('error', (err) => this.options.logger.warn({ err }, 'A serving process failed'))
    return new Promise((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        if (message !== READY) return this.options.onMessage?.(worker, message)
        this.#hasServed = true
        resolve()
      })
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.#worker = null
        this.options.onEnded?.(worker)
        reject(new Refusal('A serving process ended before it accepted requests.'))
        if (this.#isStopping || !this.#hasServed) return
        const isStable = Date.now() - startedAt > STABLE_AFTER_MS
        this.#failures = isStable ? 0 : this.#failures + 1
        this.#startAgain({ code, signal })
      })
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#restart)
    if (this.#worker) await endWorker(this.#worker)
  }

  #startAgain(end: { code: number | null; signal: string | null }): void {
    const pause = restartPause(this.#failures)
    this.options.logger.warn({ ...end, pause }, 'A serving process ended; starting it again')
    this.#restart = setTimeout(() => {
      this.start().catch(() => undefined)
    }, pause)
  }
}

/** Asks a process to end, and kills it when it does not end in time. */
async function endWorker({ process: child }: Worker): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await waitForExit(child).catch(() => undefined)
  clearTimeout(timer)
}
