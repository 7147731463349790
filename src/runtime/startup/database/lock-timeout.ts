import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { pause } from '@/src/runtime/process/processes'
import { codeOf, hasCause } from '@/src/server/error-causes'

/** Longest wait of a migration for a lock: while it waits, all others wait behind it. */
const LOCK_TIMEOUT_MS = 2_000
const ATTEMPTS = 30
const PAUSE_MS = 2_000

const LOCK_NOT_AVAILABLE = '55P03'

/** Durations in milliseconds, for tests. */
export type LockPatience = { timeoutMs: number; attempts: number; pauseMs: number }

const PATIENCE: LockPatience = {
  timeoutMs: LOCK_TIMEOUT_MS,
  attempts: ATTEMPTS,
  pauseMs: PAUSE_MS,
}

/**
 * Runs a migration that gives up a lock it does not get at once and tries again, so that a long transaction
 * of somebody else, such as a backup, stops nobody else meanwhile.
 * @see docs/operating.md#without-stopping
 */
export async function withLockTimeout(
  { db }: { db: Pick<MigrateUpArgs['db'], 'execute'> },
  up: () => Promise<void>,
  { timeoutMs, attempts, pauseMs }: LockPatience = PATIENCE,
): Promise<void> {
  await db.execute(sql.raw(`set local lock_timeout = ${String(timeoutMs)}`))
  for (let attempt = 1; ; attempt += 1) {
    await db.execute(sql`savepoint before_migration`)
    try {
      await up()
      await db.execute(sql`set local lock_timeout = 0`)
      return
    } catch (error) {
      const isLocked = hasCause(error, (each) => codeOf(each) === LOCK_NOT_AVAILABLE)
      if (!isLocked || attempt === attempts) throw error
      await db.execute(sql`rollback to savepoint before_migration`)
      await pause(pauseMs)
    }
  }
}
