import { getPayload } from 'payload'
import config from '@payload-config'
import { runQueue } from '@/src/importing/jobs/run-queue'

/**
 * Run as a process of its own by the serving one, when imports wait: reading large files must not
 * slow down pages. Ends when nothing waits any more; asked to stop, it stores what it is at.
 */
async function work(): Promise<void> {
  process.umask(0o077)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  // Our parent was killed: without it nobody would stop us.
  process.on('disconnect', () => stop.abort())
  const payload = await getPayload({ config, disableOnInit: true })
  payload.db.pool.on('error', () => undefined)
  await runQueue(payload, { signal: stop.signal })
}

work().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
