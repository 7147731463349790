import { startPostgres } from '@/src/runtime/launching/embedded/postgres'
import type { EmbeddedPostgres, PostgresOptions } from '@/src/runtime/launching/embedded/postgres'

/** A Postgres that is started again, at the same address, when something else ends it. */
export type KeptPostgres = Pick<EmbeddedPostgres, 'url' | 'stop'>

/**
 * Starts Postgres and keeps it running until it is stopped; `onLost` when it cannot be had back.
 */
export async function keepPostgres(
  options: PostgresOptions,
  report: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<KeptPostgres> {
  let current = await startPostgres(options)
  let isStopping = false
  const { url } = current
  const port = Number(new URL(url).port)
  const watch = async () => {
    for (;;) {
      await current.ended
      if (isStopping) return
      report('Postgres was ended from outside; starting it again')
      current = await startPostgres({ ...options, port })
    }
  }
  watch().catch((error: unknown) => {
    if (!isStopping) onLost(error)
  })
  return {
    url,
    stop() {
      isStopping = true
      return current.stop()
    },
  }
}
