import type { Payload } from 'payload'
import pg from 'pg'
import type { Logger } from 'pino'
import { searchPlace } from '@/search'
import { startIndexer } from '@/search/indexer'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { statementClient } from '@/src/server/database/database-client'
import { JOBS_CHANNEL } from '@/src/server/jobs/queues'
import { createBackupChores } from './backup-chores'
import { createChores } from './chores'
import { createImportProcess } from './import-process'
import { JOB_QUEUES } from './lanes'
import { listenToChannels } from './listener'
import { startPeriodic } from './periodic'
import { startReturnedMails } from './returned-mails'
import type { ReturnedMails } from './returned-mails'
import { Worker } from './worker'
import type { WorkerMetrics } from './worker-metrics'
import { startWorkerServer } from './worker-server'

/** Told by the database when something that readers see has changed, and so the search index may have to. */
const CONTENT_CHANNEL = 'content_changed'

/** Work under way. */
export type Working = { stop: () => Promise<void> }

type Parts = {
  payload: Payload
  settings: Settings
  root: string
  logger: Logger
  metrics: WorkerMetrics
}

/**
 * Starts all background work: the queues and the search index. Several processes may run it.
 * @see docs/product/background-work.md#workers
 */
export async function startWork({
  payload,
  settings,
  root,
  logger,
  metrics,
}: Parts): Promise<Working> {
  const periodic = [...createChores(settings), ...createBackupChores(settings)]
  const importing = createImportProcess(root, logger, metrics.children, () => worker.wake())
  const worker: Worker = new Worker(payload, {
    queues: JOB_QUEUES,
    others: ['import'],
    wakeOther: importing.wake,
    periodic,
  })
  const { pool, close } = indexPool(payload, settings)
  const indexer = startIndexer(pool, searchPlace(settings), {
    info: (message) => logger.info(message),
    warn: (error, message) => logger.warn({ err: error }, message),
  })
  const listener = listenToChannels(
    settings.databaseDirectUrl,
    [JOBS_CHANNEL, CONTENT_CHANNEL],
    (channel) => {
      if (channel !== CONTENT_CHANNEL) worker.wake()
      if (channel !== JOBS_CHANNEL) indexer.wake()
    },
    logger,
  )
  const returnedMails = await receiveReturnedMails(payload, settings, logger)
  await startPeriodic(payload, periodic)
  worker.wake()
  const server = await startHealthServer(settings, worker, metrics)
  return {
    stop: async () => {
      server?.stop()
      await Promise.all([
        listener.stop(),
        importing.stop(),
        indexer.stop(),
        worker.stop(),
        returnedMails?.stop(),
      ])
      await close()
    },
  }
}

async function startHealthServer(
  settings: Settings,
  worker: Worker,
  { readText }: WorkerMetrics,
): Promise<{ stop: () => void } | null> {
  const { workerPort } = settings
  if (workerPort === undefined) return null
  const state = { isPolling: () => worker.isPolling(), readMetrics: readText }
  return startWorkerServer(workerPort, settings, state)
}

/** Connections of the indexer to the database: its lock, the work under it, and its other statements. */
const INDEX_CONNECTIONS = 3

/**
 * Returns the connections of the indexer. Its locks belong to connections, so it needs its own where
 * Payload's lead to a pooler.
 */
function indexPool(
  payload: Payload,
  { databaseUrl, databaseDirectUrl, meiliUrl }: Settings,
): { pool: pg.Pool | Payload['db']['pool']; close: () => Promise<void> } {
  if (databaseUrl === databaseDirectUrl || meiliUrl === undefined) {
    return { pool: payload.db.pool, close: () => Promise.resolve() }
  }
  const pool = new pg.Pool({
    ...statementClient(true),
    connectionString: databaseDirectUrl,
    max: INDEX_CONNECTIONS,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, close: () => pool.end() }
}

/** Of several workers on a machine, one receives: that the port is taken stops none of the others. */
async function receiveReturnedMails(
  payload: Payload,
  { mailReports: { bouncePort } }: Settings,
  logger: Logger,
): Promise<ReturnedMails | null> {
  if (bouncePort === null) return null
  try {
    return await startReturnedMails(payload, bouncePort, logger)
  } catch (error) {
    logger.warn({ err: error }, 'This worker does not receive returned mails')
    return null
  }
}

/** Imports until nothing is left to import, or until it is stopped. */
export function startImports({ payload, settings, logger }: Parts): Working & {
  ended: Promise<void>
} {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const queues = JOB_QUEUES.filter(({ name }) => name === 'import')
  const worker = new Worker(payload, { queues, onIdle: () => end() })
  const wake = (): void => worker.wake()
  const listener = listenToChannels(settings.databaseDirectUrl, [JOBS_CHANNEL], wake, logger)
  worker.wake()
  return {
    ended,
    stop: async () => {
      await Promise.all([listener.stop(), worker.stop()])
    },
  }
}
