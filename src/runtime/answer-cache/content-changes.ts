import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'

/** A site as the cache knows it: whose answers they are, and when they change by themselves. */
export type SitePlace = {
  id: string
  /** When the next recipe appears that is scheduled; null when there is none. */
  nextAt: Date | null
}

/** What a serving process hears of changes of what readers see. */
export type ContentChanges = {
  /** Whether every change is heard; while not, nothing new may be kept. */
  isListening: () => boolean
  /** Stands for what a site's answers are made of: another one after every change of it. */
  stamp: (siteId: string | null) => string
  /** The site of a slug or verified domain; null when there is none, or nobody can say. */
  siteOf: (key: string) => Promise<SitePlace | null>
  /** Resolves when all serving processes have heard of everything that is committed by now. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/** Listeners are known to each other by this name of their connections. */
const NAME = 'content-cache'
const RECONNECT_AFTER = 1_000
/** A process that has not answered by then is gone, or its connection is. */
const PATIENCE = 1_000

const SITE_OF = {
  name: 'cached_site',
  text: `select s.id, (select min(r.published_at) from recipes r
      where r.site_id = s.id and r.published_at > now() and r.deleted_at is null) as "nextAt"
    from sites s where s.slug = $1 or exists (select 1 from site_domains d
      where d._parent_id = s.id and d.domain = $1 and d.verified_at is not null)`,
}
const ASK = {
  name: 'ask_listeners',
  text: `select pg_notify('content_settled', 'ask ' || $1), array(
      select application_name from pg_stat_activity
      where datname = current_database() and application_name like '${NAME}:%') as listeners`,
}
const SEEN = {
  name: 'tell_seen',
  text: `select pg_notify('content_settled', 'seen ' || $1 || ' ' || $2)`,
}

/**
 * Listens to what the database tells of every committed change (migration `content_changes`) on a
 * connection of its own, which it opens again when it is lost.
 * @param onChange called with a site's id, or null for all sites
 */
export async function listenToChanges(
  databaseUrl: string,
  logger: Logger,
  onChange: (siteId: string | null) => void,
): Promise<ContentChanges> {
  const name = `${NAME}:${randomUUID()}`
  const versions = new Map<string, number>()
  const places = new Map<string, Promise<SitePlace | null>>()
  const seenBy = new Map<string, { names: Set<string>; look: () => void }>()
  let epoch = 0
  let client: pg.Client | null = null
  let isStopped = false

  function changed(siteId: string | null): void {
    places.clear()
    if (siteId === null) epoch += 1
    else versions.set(siteId, (versions.get(siteId) ?? 0) + 1)
    onChange(siteId)
  }

  function hear({ channel, payload = '' }: pg.Notification): void {
    if (channel === 'content_changed') return changed(payload === '*' ? null : payload)
    const [word, id = '', who = name] = payload.split(' ')
    const own = seenBy.get(id)
    if (own) {
      own.names.add(who)
      own.look()
    } else if (word === 'ask') {
      client?.query({ ...SEEN, values: [id, name] }).catch(() => undefined)
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: name })
    next.on('notification', hear)
    next.on('error', () => undefined)
    next.on('end', () => {
      if (client === next) client = null
      if (!isStopped) setTimeout(reconnect, RECONNECT_AFTER).unref()
    })
    await next.connect()
    await next.query('listen content_changed; listen content_settled')
    client = next
    // Whatever was told while nobody listened.
    changed(null)
  }

  function reconnect(): void {
    if (isStopped) return
    connect().catch((error: unknown) => {
      logger.warn({ err: error }, 'Changes are not heard: nothing new is kept in memory')
      setTimeout(reconnect, RECONNECT_AFTER).unref()
    })
  }

  async function readPlace(key: string): Promise<SitePlace | null> {
    const found = await client?.query<SitePlace>({ ...SITE_OF, values: [key] })
    return found?.rows[0] ?? null
  }

  function siteOf(key: string): Promise<SitePlace | null> {
    const known = places.get(key)
    if (known) return known
    const place = readPlace(key).catch(() => null)
    places.set(key, place)
    // Unknown names are asked for anew: their number has no bound.
    void place.then((found) => {
      if (!found && places.get(key) === place) places.delete(key)
    })
    return place
  }

  async function settled(): Promise<void> {
    const here = client
    if (!here) return
    const id = randomUUID()
    const names = new Set<string>()
    let listeners: readonly string[] | null = null
    const all = new Promise<void>((resolve) => {
      const look = (): void => {
        if (listeners?.every((each) => names.has(each))) resolve()
      }
      seenBy.set(id, { names, look })
      setTimeout(resolve, PATIENCE).unref()
    })
    try {
      const asked = await here.query<{ listeners: string[] }>({ ...ASK, values: [id] })
      listeners = asked.rows[0]?.listeners ?? []
      seenBy.get(id)?.look()
      await all
    } catch {
      // Without the database there is nobody to hear, and nothing new to hear of.
    } finally {
      seenBy.delete(id)
    }
  }

  await connect().catch(() => {
    setTimeout(reconnect, RECONNECT_AFTER).unref()
  })
  return {
    isListening: () => client !== null,
    stamp: (siteId) => `${epoch} ${siteId === null ? '' : (versions.get(siteId) ?? 0)}`,
    siteOf,
    settled,
    stop: async () => {
      isStopped = true
      await client?.end()
    },
  }
}
