import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { migrations } from '@/collections/migrations/index'
import { searchPlace } from '@/search'
import { createClients } from '@/search/meilisearch/client'
import { indexState } from '@/search/meilisearch/state'
import type { IndexState } from '@/search/meilisearch/state'
import { currentStore, mediaLocation } from '@/media'
import { readStoreMark } from '@/media/storage/store-mark'
import { mediaState } from '@/src/runtime/startup/start/check-media'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { BACKUP_STATE } from '@/src/server/backups/backup-runs'
import { WORK_STATE } from '@/src/server/jobs/work-state'
import { statementClient } from '@/src/server/database/database-client'
import type { ReplicaState } from '@/src/server/database/read-replica'
import { readMediaStore } from '@/src/server/media-store/media-store'
import { secretFingerprint } from '@/src/server/secret-mark'
import { getStoreStatus } from '@/src/server/media-store/store-status'
import type { StorageState } from '@/media/storage/storage'
import { isStoreUnavailable } from '@/media/storage/store-away'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** The response of `/readyz`: the state of each part by name. */
export type Readiness = {
  isReady: boolean
  status: 'ready' | 'not ready'
  parts: {
    database: 'ok' | 'away'
    /** Only where a pooler is between: of the database itself, from which changes are heard. */
    direct?: 'ok' | 'away'
    /** Only where there is a replica: without it everything is read from the primary. */
    replica?: ReplicaState
    /** `incompatible`: a newer version has removed what this one needs. */
    migrations: 'ok' | 'pending' | 'incompatible' | 'unknown'
    /** Only where the servers of the database were given another SECRET than this one. */
    secret?: 'other'
    /** Whether a worker was seen lately; without one what is done in the background waits. */
    worker: 'ok' | 'away' | 'unknown'
    /** Waiting time of the oldest job, in seconds; null when none waits. */
    oldestWaitingJob: number | null
    /**
     * Only when a search engine is configured; without it pages and search still work. `unmade`: its
     * index is missing or has other settings; `refused`: its key is.
     */
    search?: IndexState
    /** Free space of the data folder: `full` below 32 MB. */
    disk: 'ok' | 'full' | 'unknown'
    /**
     * Of the bucket, where there is one: without it no picture can be shown. `other`: the store is not that
     * of the database. `moving` and `moved`: files are moved to another store, for which the server has to be
     * restarted; it shows them and takes none.
     */
    media?: StorageState | 'other' | 'moving' | 'moved'
    /** Only where backups are scheduled: `late` without one of the last 26 hours. Pages work without. */
    backup?: 'ok' | 'failed' | 'late' | 'unknown'
    /** Age of the newest scheduled backup, in seconds; null without one. */
    backupAge?: number | null
  }
}

const LIMIT = 2000

let pool: pg.Pool | undefined

/** Checks everything that the product depends on; responds within a few seconds in any case. */
export async function readiness(): Promise<Readiness> {
  const settings = readSettings(process.env)
  const [database, search, media, disk, backup] = await Promise.all([
    databaseParts(settings),
    searchPart(settings),
    mediaPart(settings),
    diskState(settings.dataDir),
    backupParts(settings),
  ])
  const hasMedia = media === undefined || ['ok', 'moving', 'moved'].includes(media)
  const isReady =
    database.migrations === 'ok' && database.secret === undefined && hasMedia && disk !== 'full'
  return {
    isReady,
    status: isReady ? 'ready' : 'not ready',
    parts: {
      ...database,
      ...(search ? { search } : {}),
      ...(media ? { media } : {}),
      disk,
      ...backup,
    },
  }
}

type Parts = Readiness['parts']

async function mediaPart(settings: Settings): Promise<Parts['media']> {
  const state = await mediaState(settings)
  if (state !== undefined && state !== 'ok') return state
  try {
    const store = currentStore(mediaLocation(settings))
    const [row, mark] = await Promise.all([
      readMediaStore(connections(settings)),
      readStoreMark(store),
    ])
    const status = getStoreStatus(row, mark)
    if (status === 'moving' || status === 'moved') return status
    return status === 'ok' || status === 'unclaimed' ? state : 'other'
  } catch (error) {
    // Without the database the other parts report it.
    return isStoreUnavailable(error) ? 'away' : state
  }
}

/** Free space below which writes are about to fail. */
const MIN_FREE_BYTES = 32 * 1_048_576

async function diskState(dataDir: string): Promise<Parts['disk']> {
  try {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize < MIN_FREE_BYTES ? 'full' : 'ok'
  } catch {
    return 'unknown'
  }
}

async function databaseParts(
  settings: Settings,
): Promise<Omit<Parts, 'search' | 'disk' | 'media'>> {
  const work = await workParts(settings).catch(() => WORK_UNKNOWN)
  return { ...(await migrationParts(settings)), ...connectionParts(settings), ...work }
}

/** The connections of this serving process: the direct one by which it hears of changes, and the replica. */
function connectionParts({
  databaseUrl,
  databaseDirectUrl,
}: Settings): Pick<Parts, 'direct' | 'replica'> {
  const { contentWatch: watch, databaseReplica: replica } = globalThis
  return {
    ...(databaseUrl !== databaseDirectUrl && watch
      ? { direct: watch.isListening() ? 'ok' : 'away' }
      : {}),
    ...(replica ? { replica: replica.state() } : {}),
  }
}

const WORK_UNKNOWN = { worker: 'unknown', oldestWaitingJob: null } as const

/** @throws when nobody can say: the database is away, or has no queue yet */
async function workParts(settings: Settings): Promise<Pick<Parts, 'worker' | 'oldestWaitingJob'>> {
  const { rows } = await connections(settings).query<{
    isWorking: boolean
    oldestWaiting: number | null
  }>(WORK_STATE)
  const [state] = rows
  if (!state) return WORK_UNKNOWN
  return { worker: state.isWorking ? 'ok' : 'away', oldestWaitingJob: state.oldestWaiting }
}

async function backupParts(settings: Settings): Promise<Pick<Parts, 'backup' | 'backupAge'>> {
  if (!settings.backups) return {}
  try {
    const { rows } =
      await connections(settings).query<Pick<Parts, 'backup' | 'backupAge'>>(BACKUP_STATE)
    return rows[0] ?? { backup: 'unknown' }
  } catch {
    return { backup: 'unknown' }
  }
}

type Applied = { name: string; oldest: string | null; fingerprint: string | null }

async function migrationParts(
  settings: Settings,
): Promise<Pick<Parts, 'database' | 'migrations' | 'secret'>> {
  try {
    const { rows } = await connections(settings).query<Applied>(
      `select name, (select oldest from schema_compatibility) as oldest,
          (select fingerprint from secret_mark) as fingerprint
        from payload_migrations where name is not null`,
    )
    const fingerprint = rows[0]?.fingerprint ?? null
    const isOther = fingerprint !== null && fingerprint !== secretFingerprint(settings.secret)
    return {
      database: 'ok',
      migrations: migrationState(rows),
      ...(isOther ? { secret: 'other' } : {}),
    }
  } catch (error) {
    const isTableMissing = error instanceof pg.DatabaseError && error.code === '42P01'
    if (isTableMissing) return { database: 'ok', migrations: 'pending' }
    return { database: 'away', migrations: 'unknown' }
  }
}

/** Compares what the database has had with what this version knows. */
function migrationState(rows: readonly Pick<Applied, 'name' | 'oldest'>[]): Parts['migrations'] {
  const own = new Set(migrations.map(({ name }) => name))
  const applied = new Set(rows.map(({ name }) => name))
  if ([...own].some((name) => !applied.has(name))) return 'pending'
  const isAhead = [...applied].some((name) => !own.has(name))
  return isAhead && !own.has(rows[0]?.oldest ?? '') ? 'incompatible' : 'ok'
}

/** A separate connection: an exhausted pool must not look like a lost database. */
export function connections({
  databaseUrl,
  hasNamedStatements,
}: Pick<Settings, 'databaseUrl' | 'hasNamedStatements'>): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({
      ...statementClient(hasNamedStatements),
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: LIMIT,
      query_timeout: LIMIT,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
    })
    pool.on('error', () => undefined)
  }
  return pool
}

async function searchPart(settings: Settings): Promise<IndexState | undefined> {
  const place = searchPlace(settings)
  return place ? indexState(createClients(place)) : undefined
}
