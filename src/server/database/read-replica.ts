import pg from 'pg'
import type { Logger } from 'pino'
import { codeOf } from '../error-causes'
import { statementClient } from './database-client'
import { isDatabaseAway } from './database-away'
import type { PrimaryPosition } from './primary-position'

/** A statement with its values. */
export type ReplicaStatement = { name?: string; text: string; values?: unknown[] }

/** Options of a replica. */
export type ReplicaOptions = {
  url: string
  maxLagSeconds: number
  poolSize: number
  hasNamedStatements: boolean
}

/** `behind`: not as recent as it may be at most; `clock`: its clock differs from that of the primary. */
export type ReplicaState = 'ok' | 'behind' | 'away' | 'clock'

/** Statements answered by the replica, and of those it could have answered, by the primary. */
export type ReplicaFigures = { reads: number; primaryReads: number; lagSeconds: number }

const POLL_MS = 1_000
/** Shortest time between two looks at a replica that has not replayed a change yet, in milliseconds. */
const NEXT_LOOK_MS = 20
const CONNECT_TIMEOUT_MS = 1_000
/** Longest time of a statement, which the primary then answers, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 5_000

/**
 * Maximum difference between the clocks of a replica and its primary, in milliseconds. Scheduled content
 * appears by the clock of the server that is queried.
 */
const MAX_CLOCK_DIFFERENCE_MS = 2_000

/**
 * Time in seconds after a publication during which responses may not be cached, because a replica with
 * another clock may not have shown it yet.
 */
export const CLOCK_SLACK_SECONDS = 5

const READ_ONLY = '25006'

const READ = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position,
  extract(epoch from clock_timestamp())::float8 * 1000 as clock
  where pg_is_in_recovery()`

/**
 * A streaming replica that answers reads while it has replayed everything that the current process knows to
 * be committed (`PrimaryPosition`). Any failure means that the primary is to be read.
 * @see docs/operating.md#a-read-replica
 */
export class ReadReplica {
  readonly #pool: pg.Pool
  readonly #looker: pg.Pool
  /** Connections whose server has named its position since they were opened. */
  readonly #seen = new WeakSet<object>()
  /** Names of statements that write. */
  readonly #writing = new Set<string>()
  #replayed: number | null = null
  #clockOffset: number | null = null
  #lagSeconds = 0
  #lookedAt = 0
  #looking: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #reads = 0
  #primaryReads = 0
  #state: ReplicaState = 'away'

  constructor(
    private readonly options: ReplicaOptions,
    private readonly primary: PrimaryPosition,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
  ) {
    this.#pool = this.#createPool(options.poolSize)
    // Not behind requests: a pool in use must not look like a lost replica.
    this.#looker = this.#createPool(1)
  }

  /** Looks at the replica once a second. */
  async start(): Promise<this> {
    this.primary.follow()
    this.#timer = setInterval(() => void this.poll(), POLL_MS)
    this.#timer.unref()
    await this.poll()
    return this
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#pool.end(), this.#looker.end()])
  }

  /** Measures the lag. */
  async poll(): Promise<void> {
    await this.primary.sample()
    await this.#look()
    this.#note()
  }

  state(): ReplicaState {
    return this.#state
  }

  figures(): ReplicaFigures {
    const lagSeconds = Math.max(0, this.#lagSeconds)
    return { reads: this.#reads, primaryReads: this.#primaryReads, lagSeconds }
  }

  /** Answers a read; null when the primary must answer it. */
  async query(statement: ReplicaStatement): Promise<pg.QueryResult | null> {
    const result = await this.#tryQuery(statement)
    if (result) this.#reads += 1
    else this.#primaryReads += 1
    return result
  }

  async #tryQuery(statement: ReplicaStatement): Promise<pg.QueryResult | null> {
    if (this.#writing.has(nameOf(statement)) || !this.#isRecent()) return null
    const client = await this.#pool.connect().catch(() => null)
    if (!client) return this.#lose()
    let isBroken = false
    try {
      // A server that was restarted may be at an earlier position than before.
      if (!this.#seen.has(client)) await this.#readPosition(client)
      this.#seen.add(client)
      return this.#isRecent() ? await client.query(statement) : null
    } catch (error) {
      isBroken = !(error instanceof pg.DatabaseError) || isDatabaseAway(error)
      if (isBroken) this.#lose()
      else if (isOfCode(error, READ_ONLY)) this.#writing.add(nameOf(statement))
      return null
    } finally {
      client.release(isBroken)
    }
  }

  #isRecent(): boolean {
    const required = this.primary.required()
    if (required === null || this.#state !== 'ok' || this.#replayed === null) return false
    if (this.#replayed >= required) return true
    if (performance.now() - this.#lookedAt > NEXT_LOOK_MS) void this.#look()
    return false
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null
    })
    return this.#looking
  }

  async #lookOnce(): Promise<void> {
    this.#lookedAt = performance.now()
    const client = await this.#looker.connect().catch(() => null)
    if (!client) return void this.#lose()
    let hasFailed = true
    try {
      await this.#readPosition(client)
      hasFailed = false
    } catch {
      this.#lose()
    } finally {
      client.release(hasFailed)
    }
  }

  /** @throws when the server is no replica, such as one that was promoted, or has gone */
  async #readPosition(client: pg.PoolClient): Promise<void> {
    const sentAt = performance.now()
    const { rows } = await client.query<{ position: number | null; clock: number }>(READ)
    const [row] = rows
    if (!row || row.position === null) throw new Error('The server is not a replica.')
    this.#replayed = row.position
    this.#clockOffset = row.clock - (sentAt + performance.now()) / 2
  }

  #lose(): null {
    this.#replayed = null
    return null
  }

  /** Sets the state, and logs it when it is another one. */
  #note(): void {
    const before = this.#state
    this.#lagSeconds = this.#replayed === null ? 0 : this.primary.lagOf(this.#replayed)
    this.#state = this.#currentState()
    if (this.#state === before) return
    const noted = { state: this.#state, lagSeconds: this.#lagSeconds }
    if (this.#state === 'ok') this.logger.info(noted, 'The database replica is read')
    else this.logger.warn(noted, 'The database replica is not read')
  }

  #currentState(): ReplicaState {
    if (this.#replayed === null) return 'away'
    if (this.#lagSeconds > this.options.maxLagSeconds) return 'behind'
    const primary = this.primary.clockOffset()
    if (primary === null || this.#clockOffset === null) return 'behind'
    return Math.abs(primary - this.#clockOffset) > MAX_CLOCK_DIFFERENCE_MS ? 'clock' : 'ok'
  }

  #createPool(max: number): pg.Pool {
    const pool = new pg.Pool({
      ...statementClient(this.options.hasNamedStatements),
      connectionString: this.options.url,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
      allowExitOnIdle: true,
    })
    pool.on('error', () => undefined)
    // Of connections in use, which the pool does not listen to.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
}

const nameOf = ({ name, text }: ReplicaStatement): string => name ?? text

const isOfCode = (error: unknown, code: string): boolean =>
  error instanceof Error && codeOf(error) === code
