import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseClient } from '@/src/server/database-client'
import { Barrier } from './barrier'

/** A site as the cache knows it: whose answers they are, and when they change by themselves. */
export type SitePlace = {
  id: string
  /** When the next recipe appears that is scheduled; null when there is none. */
  nextAt: Date | null
}

/** Listeners are known to each other by this name of their connections. */
const NAME = 'content-cache'
const RECONNECT_AFTER = 1_000

const SITE_OF = {
  name: 'cached_site',
  text: `select s.id, (select min(r.published_at) from recipes r
      where r.site_id = s.id and r.published_at > now() and r.deleted_at is null) as "nextAt"
    from sites s where s.slug = $1 or exists (select 1 from site_domains d
      where d._parent_id = s.id and d.domain = $1 and d.verified_at is not null)`,
}

/**
 * Hears of every committed change of what readers see (migration `content_changes`), on a connection
 * of its own, which it opens again when it is lost.
 */
export class ContentChanges {
  readonly #name = `${NAME}:${randomUUID()}`
  readonly #barrier = new Barrier(this.#name, NAME)
  readonly #versions = new Map<string, number>()
  readonly #places = new Map<string, Promise<SitePlace | null>>()
  /** Goes up with changes that may concern every site. */
  #epoch = 0
  #client: pg.Client | null = null
  #isStopped = false

  /** @param onChange called with a site's id, or null for all sites */
  constructor(
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    private readonly onChange: (siteId: string | null) => void,
  ) {}

  /** Begins to listen; without a database it goes on trying. */
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

  /** Stands for what a site's answers are made of: another one after every change of it. */
  stamp(siteId: string | null): string {
    const version = siteId === null ? '' : (this.#versions.get(siteId) ?? 0)
    return `${this.#epoch} ${version}`
  }

  /** The site of a slug or verified domain; null when there is none, or nobody can say. */
  siteOf(key: string): Promise<SitePlace | null> {
    const known = this.#places.get(key)
    if (known) return known
    const place = this.#readPlace(key).catch(() => null)
    this.#places.set(key, place)
    // Unknown names are asked for anew: their number has no bound.
    void place.then((found) => {
      if (!found && this.#places.get(key) === place) this.#places.delete(key)
    })
    return place
  }

  /** Resolves when all serving processes have heard of everything that is committed by now. */
  async settled(): Promise<void> {
    if (this.#client) await this.#barrier.wait(this.#client)
  }

  async #readPlace(key: string): Promise<SitePlace | null> {
    const found = await this.#client?.query<SitePlace>({ ...SITE_OF, values: [key] })
    return found?.rows[0] ?? null
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
    // Whatever was told while nobody listened.
    this.#changed(null)
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
    if (channel === 'content_changed') this.#changed(payload === '*' ? null : payload)
    else this.#barrier.hear(client, payload)
  }

  #changed(siteId: string | null): void {
    this.#places.clear()
    if (siteId === null) this.#epoch += 1
    else this.#versions.set(siteId, (this.#versions.get(siteId) ?? 0) + 1)
    this.onChange(siteId)
  }
}
