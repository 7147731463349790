import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseClient } from '@/src/server/database/database-client'
import { PrimaryPosition } from '@/src/server/database/primary-position'
import { CLOCK_SLACK_SECONDS } from '@/src/server/database/read-replica'
import { clearedTags } from '@/src/server/web/content-tags'
import type { ChangeMoment } from '@/src/server/web/remembered'
import { Barrier } from './barrier'

/** Listeners are known to each other by this name of their connections. */
const NAME = 'content-cache'
const RECONNECT_AFTER = 1_000

/** Number of cleared tags that are remembered; beyond it all earlier responses count as changed. */
const MAX_CLEARED_TAGS = 20_000

/** The number of changes so far, and the time. */
export type Moment = ChangeMoment

/**
 * The publication time of the next scheduled recipe or letter, of a site or (null) of any, by the database
 * clock. Includes those published while a response was being made.
 */
const NEXT = {
  name: 'next_to_appear',
  text: `select extract(epoch from min(r.published_at) - clock_timestamp())::float8 * 1000 as "in"
    from (select site_id, published_at from recipes where deleted_at is null
      union all select site_id, published_at from letters) r
    where ($1::uuid is null or r.site_id = $1)
      and r.published_at > clock_timestamp() - make_interval(secs => $2)`,
}

/**
 * Listens for committed changes of public content (`collections/sql/content-changes.sql`), on a connection
 * of its own, which it reopens when it is lost.
 */
export class ContentChanges {
  readonly #name = `${NAME}:${randomUUID()}`
  readonly #barrier = new Barrier(this.#name, NAME)
  /** Changes are counted: at which one a tag, or everything, was cleared last. */
  #count = 0
  #lastOfAll = 0
  readonly #lastOfTag = new Map<string, number>()
  /** Times at which scheduled content appears, on this process's steady clock; by site. */
  readonly #next = new Map<string | null, number>()
  /** The position that a replica must have replayed: behind every change that was heard. */
  readonly position = new PrimaryPosition(() => this.#client)
  #client: pg.Client | null = null
  #heardAgainAt = 0
  #isStopped = false

  /** @param onChange called with the tags that a change clears; null for all */
  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly onChange: (tags: readonly string[] | null) => void,
  ) {}

  /** Starts to listen; retries without a database. */
  async start(): Promise<void> {
    await this.#connect().catch(() => {
      this.#connectLater()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#client?.end()
  }

  /** Whether every change is heard; while not, nothing new may be kept. */
  isListening(): boolean {
    return this.#client !== null
  }

  /** Whether changes are not heard, or were not at some time since then, on the steady clock. */
  wasSilent(since: number): boolean {
    return this.#client === null || this.#heardAgainAt >= since
  }

  /** A moment to compare with later. */
  now(): Moment {
    return { count: this.#count, at: performance.now() }
  }

  /** Whether no content with any of the tags has changed since a moment. */
  isUntouched(tags: readonly string[], { count }: Moment): boolean {
    return this.#lastOfAll <= count && tags.every((tag) => (this.#lastOfTag.get(tag) ?? 0) <= count)
  }

  /**
   * The time at which scheduled content of a site (null: of any) appears next after a moment; Infinity for
   * never, on this process's steady clock. @throws when it cannot be determined
   */
  async nextAfter(siteId: string | null, since: Moment): Promise<number> {
    const known = this.#next.get(siteId)
    if (known !== undefined && known > since.at) return known
    const count = this.#count
    const next = await this.#readNext(siteId, since)
    // A concurrent change may have been read before.
    if (this.#count === count) this.#next.set(siteId, next)
    return next
  }

  /** Resolves when all serving processes have heard of everything that is committed by now. */
  async settled(): Promise<void> {
    if (this.#client) await this.#barrier.wait(this.#client)
  }

  async #readNext(siteId: string | null, since: Moment): Promise<number> {
    if (!this.#client) throw new Error('Changes are not heard')
    const slack = this.position.isFollowed() ? CLOCK_SLACK_SECONDS : 0
    const seconds = (performance.now() - since.at) / 1_000 + slack
    const values = [siteId, seconds]
    const { rows } = await this.#client.query<{ in: number | null }>({ ...NEXT, values })
    const wait = rows[0]?.in ?? null
    return wait === null ? Infinity : performance.now() + wait
  }

  async #connect(): Promise<void> {
    const connectionString = this.databaseUrl
    const client = new DatabaseClient({ connectionString, application_name: this.#name })
    client.on('notification', (notification) => {
      this.#hear(client, notification)
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      if (this.#client === client) this.#client = null
      this.#connectLater()
    })
    await client.connect()
    await client.query('listen content_changed; listen content_settled')
    this.#client = client
    this.#heardAgainAt = performance.now()
    // Changes may have been announced during the disconnect.
    this.#clear(null)
  }

  #connectLater(): void {
    if (this.#isStopped) return
    const retry = (): void => {
      this.#connect().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Changes are not heard: nothing new is kept in memory')
        this.#connectLater()
      })
    }
    setTimeout(retry, RECONNECT_AFTER).unref()
  }

  #hear(client: pg.Client, { channel, payload = '' }: pg.Notification): void {
    if (channel === 'content_changed') this.#clear(clearedTags(payload))
    else {
      // The end of a write, also one that changes nothing public.
      this.position.raise()
      this.#barrier.hear(client, payload)
    }
  }

  #clear(tags: readonly string[] | null): void {
    this.#count += 1
    this.position.raise()
    this.#next.clear()
    if (tags === null || this.#lastOfTag.size > MAX_CLEARED_TAGS) {
      this.#lastOfAll = this.#count
      this.#lastOfTag.clear()
    }
    for (const tag of tags ?? []) this.#lastOfTag.set(tag, this.#count)
    this.onChange(tags)
  }
}
