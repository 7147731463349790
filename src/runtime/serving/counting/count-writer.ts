import pg from 'pg'
import type { Logger } from 'pino'
import type { DayCounts, PendingCounts } from '@/src/server/counting/pending-counts'
import { writeCounts } from '@/src/server/counting/write-counts'
import type { FindCountry } from '@/src/server/counting/write-counts'
import { MAX_PAGES_PER_MINUTE } from './view-counter'

const MINUTE_MS = 60_000
/** The day of counts by the clock of the database: that of this process may be days off. */
const DAY_OF_DATABASE = `select ($1::date
  + round(extract(epoch from now() - to_timestamp($2::float8 / 1000)) / 86400)::int)::text as day`

/** Maximum time of a statement, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Writes the counts of this process once a minute and when it stops. Counts that cannot be written wait for
 * the next minute.
 * @see docs/product/counting.md#what-is-counted
 */
export class CountWriter {
  readonly #pool: pg.Pool
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(
    databaseUrl: string,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly pending: PendingCounts,
    private readonly findCountry: FindCountry = () => null,
  ) {
    // A connection of its own, which is closed between writes: requests must not wait for it.
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      idleTimeoutMillis: 1_000,
      allowExitOnIdle: true,
    })
    this.#pool.on('error', () => undefined)
  }

  /** Starts to write once a minute. */
  start(): this {
    this.#timer = setInterval(() => void this.write(), MINUTE_MS)
    this.#timer.unref()
    return this
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
    await this.#pool.end()
  }

  /** Writes all counts, after a write that is under way. Never throws. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    for (const taken of this.pending.take()) {
      try {
        await this.#inTransaction(taken)
      } catch (error) {
        this.logger.warn({ err: error }, 'Counts were not written and wait')
        this.pending.putBack(taken.day, taken.counts)
      }
    }
  }

  async #inTransaction(taken: { day: string; counts: DayCounts }): Promise<void> {
    const connection = await this.#pool.connect()
    let failure: Error | undefined
    try {
      await connection.query('begin')
      const { rows } = await connection.query<{ day: string }>(DAY_OF_DATABASE, [
        taken.day,
        this.pending.now(),
      ])
      const counted = { counts: taken.counts, day: rows[0]?.day ?? taken.day }
      await writeCounts((text, values = []) => connection.query(text, [...values]), counted, {
        maxPages: MAX_PAGES_PER_MINUTE,
        findCountry: this.findCountry,
      })
      await connection.query('commit')
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      throw failure
    } finally {
      // A failed connection is closed, which rolls back.
      connection.release(failure)
    }
  }
}
