import type { Logger } from 'pino'
import { readPopularAddresses, writePopularAddresses } from './popular-file'
import { ReadCounts } from './read-counts'
import { RenderAhead } from './render-ahead'

/** Milliseconds between halvings of all counts, and between writes of the list. */
const AGE_EVERY = 600_000
const WRITE_EVERY = 120_000

/** The memory whose addresses are rendered ahead. */
export type RenderedMemory = {
  has: (key: string) => boolean
  /** Whether requests wait for responses that are being made. */
  isBusy: () => boolean
  /** Reports the reads of the entries since the last report. */
  reportReads: () => void
}

type Options = {
  /** The file with the most read addresses of the last run. */
  file: string
  /** Makes the response of a key for the cache alone. */
  render: (key: string) => Promise<void>
  logger: Logger
}

/**
 * Renders the responses that are read most ahead of requests: after a restart, and after each change that
 * cleared them. The list of the last run is in a file of the data folder.
 * @see docs/architecture.md#rendering-ahead
 */
export class PopularAddresses {
  readonly #counts = new ReadCounts()
  #ahead: RenderAhead | null = null
  #options: Options | null = null
  readonly #timers: NodeJS.Timeout[] = []

  constructor(private readonly memory: RenderedMemory) {}

  /** Reads the list of the last run, and begins to render it. */
  async start(options: Options): Promise<void> {
    const { has, isBusy } = this.memory
    this.#options = options
    for (const [key, count] of await readPopularAddresses(options.file))
      this.#counts.add(key, count)
    this.#ahead = new RenderAhead({
      counts: this.#counts,
      isCached: has,
      isBusy,
      render: options.render,
    })
    this.#ahead.request(this.#counts.mostRead().map(([key]) => key))
    this.#timers.push(
      setInterval(() => this.#counts.age(), AGE_EVERY).unref(),
      setInterval(() => void this.#write(), WRITE_EVERY).unref(),
    )
  }

  /** Adds reads of a response that leaves. Only whole addresses can be requested again: a host and a URL. */
  addReads(key: string, reads: number): void {
    if (key.split('\n').length === 2) this.#counts.add(key, reads)
  }

  /** Renders those of the cleared responses again that are read often. */
  renderAgain(keys: readonly string[]): void {
    this.#ahead?.request(keys)
  }

  /** Stops rendering, and stores the list. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#ahead?.stop()
    await this.#write()
  }

  async #write(): Promise<void> {
    if (!this.#options) return
    const { file, logger } = this.#options
    this.memory.reportReads()
    try {
      await writePopularAddresses(file, this.#counts.mostRead())
    } catch (error) {
      logger.warn({ err: error }, 'The list of the most read addresses could not be stored')
    }
  }
}
