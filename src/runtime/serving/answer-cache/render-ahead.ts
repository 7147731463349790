import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { ReadCounts } from './read-counts'

/** Pause after a render in proportion to the time it took: a quarter of the processor at most. */
const PAUSE_FACTOR = 3
/** Milliseconds between looks at whether requests still wait. */
const BUSY_PAUSE = 50
/** Milliseconds that a stop waits for a render. */
const STOP_TIMEOUT = 1_000
/** Reads from which an address is rendered ahead. */
const MIN_READS = 2

type Parts = {
  counts: ReadCounts
  /** Whether the response is in memory. */
  isCached: (address: string) => boolean
  /** Whether requests wait for responses that are being made. */
  isBusy: () => boolean
  /** Makes a response for the cache alone. */
  render: (address: string) => Promise<void>
  /** Waits; rejects when it is aborted. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const pauseUnreferenced = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal, ref: false })

/**
 * Renders addresses that are read often again once they were cleared, in the background: the most read ones
 * first, one at a time, within a quarter of the processor time, and never while requests wait.
 */
export class RenderAhead {
  readonly #pending = new Set<string>()
  readonly #stopping = new AbortController()
  #running: Promise<void> | null = null

  constructor(private readonly parts: Parts) {}

  /** Requests renders of addresses that left the memory; ignores those that are rarely read. */
  request(addresses: Iterable<string>): void {
    if (this.#stopping.signal.aborted) return
    for (const address of addresses) {
      if (this.parts.counts.of(address) >= MIN_READS) this.#pending.add(address)
    }
    if (this.#pending.size === 0) return
    this.#running ??= this.#run()
      .catch(() => undefined)
      .finally(() => {
        this.#running = null
      })
  }

  /** Resolves when nothing is left to render. */
  async finished(): Promise<void> {
    await this.#running
  }

  /** Gives up what is pending, and waits up to a second for the render under way. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#pending.clear()
    await Promise.race([this.#running, setTimeout(STOP_TIMEOUT, undefined, { ref: false })])
  }

  async #run(): Promise<void> {
    const { isCached, isBusy, render, pause = pauseUnreferenced } = this.parts
    const { signal } = this.#stopping
    // The change that cleared the addresses is announced in several messages.
    await pause(0, signal)
    for (let next = this.#takeMostRead(); next !== undefined; next = this.#takeMostRead()) {
      while (isBusy()) await pause(BUSY_PAUSE, signal)
      if (isCached(next)) continue
      const before = performance.eventLoopUtilization()
      await render(next).catch(() => undefined)
      const { active } = performance.eventLoopUtilization(before)
      await pause(active * PAUSE_FACTOR, signal)
    }
  }

  #takeMostRead(): string | undefined {
    let most: string | undefined
    for (const address of this.#pending) {
      const { counts } = this.parts
      if (most === undefined || counts.of(address) > counts.of(most)) most = address
    }
    if (most !== undefined) this.#pending.delete(most)
    return most
  }
}
