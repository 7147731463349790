import type pg from 'pg'
import { BACKUP_LOCK } from '@/src/server/pictures/removal'
import { Refusal } from '@/src/runtime/startup/start/refusal'

/**
 * Holds the lock of backups until the connection ends or `releaseBackupLock`: a second backup is refused, and
 * no media file is deleted. It is held by a transaction, so that it also works through a pooler.
 * @throws Refusal when another backup holds it
 */
export async function takeBackupLock(client: pg.ClientBase): Promise<void> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  const { rows } = await client.query<{ isTaken: boolean }>(
    'select pg_try_advisory_xact_lock($1::bigint) as "isTaken"',
    [BACKUP_LOCK],
  )
  if (rows[0]?.isTaken) return
  await client.query('rollback')
  throw new Refusal('Another backup of this database is running. Wait until it has ended.')
}

/**
 * Checks that the lock is still held, and releases it.
 * @throws when the connection was lost, and files may have been deleted meanwhile
 */
export async function releaseBackupLock(client: pg.ClientBase): Promise<void> {
  await client.query('commit')
}
