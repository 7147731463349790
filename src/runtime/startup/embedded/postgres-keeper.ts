import { startPostgres } from '@/src/runtime/startup/embedded/postgres'
import type { EmbeddedPostgres, PostgresOptions } from '@/src/runtime/startup/embedded/postgres'

/** A Postgres that is restarted at the same address when it ends unexpectedly. */
export type SupervisedPostgres = Pick<EmbeddedPostgres, 'url' | 'stop'>

/** Starts Postgres and restarts it until it is stopped; calls `onLost` when a restart fails. */
export async function supervisePostgres(
  options: PostgresOptions,
  report: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<SupervisedPostgres> {
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
