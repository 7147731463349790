import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { whenExited } from '@/src/runtime/process/processes'
import { ALLOCATOR_ENV, NODE_FLAGS } from '@/src/runtime/launching/start/step'
import { IMPORT_CHANNEL } from '@/src/importing/jobs/wake'

/** Looked after this often even when nobody tells: imports of a process that is gone. */
const LOOK_EVERY = 30_000
const RECONNECT_AFTER = 5_000

const WAITING = `select 1 from imports where file_path is not null and (status = 'queued'
  or (status = 'running' and seen_at < now() - interval '1 minute')) limit 1`

/** Imports in the background while the process serves. */
export type Importing = { stop: () => Promise<void> }

/**
 * Starts a process that imports whenever something waits: told by the database, on a connection of
 * its own, and looked for from time to time.
 */
export function keepImporting(databaseUrl: string, root: string, logger: Logger): Importing {
  let client: pg.Client | null = null
  let worker: ChildProcess | null = null
  let isStopped = false

  const look = async (): Promise<void> => {
    if (isStopped || worker || !client) return
    const { rowCount } = await client.query(WAITING)
    if (rowCount) start()
  }
  const start = (): void => {
    if (isStopped || worker) return
    const script = join(root, 'src', 'entries', 'import-worker.ts')
    const child = fork(script, {
      cwd: root,
      env: { ...ALLOCATOR_ENV, ...process.env },
      execArgv: [...NODE_FLAGS],
    })
    worker = child
    void whenExited(child)
      .catch((error: unknown) => logger.warn({ err: error }, 'The importer could not be started'))
      .then((code) => {
        if (code !== 0) logger.warn({ code }, 'The importer ended before its work was done')
        worker = null
        // What was sent in the meantime; after a failure only with the next look.
        if (code === 0) tryLook()
      })
  }
  const tryLook = (): void => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'Imports could not be looked for'))
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'importing' })
    next.on('error', () => undefined)
    next.on('end', () => {
      client = null
      if (!isStopped) setTimeout(tryConnect, RECONNECT_AFTER).unref()
    })
    next.on('notification', tryLook)
    await next.connect()
    await next.query(`listen ${IMPORT_CHANNEL}`)
    client = next
    await look()
  }
  const tryConnect = (): void => {
    connect().catch((error: unknown) => logger.warn({ err: error }, 'Imports are not heard of'))
  }

  tryConnect()
  const timer = setInterval(tryLook, LOOK_EVERY)
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await client?.end().catch(() => undefined)
      await endWorker(worker)
    },
  }
}

/** Lets the worker store what it is at; a server that is asked to stop has ten seconds. */
async function endWorker(worker: ChildProcess | null): Promise<void> {
  if (!worker) return
  const exited = whenExited(worker)
  worker.kill('SIGTERM')
  const timer = setTimeout(() => worker.kill('SIGKILL'), 8_000)
  await exited.catch(() => undefined)
  clearTimeout(timer)
}
