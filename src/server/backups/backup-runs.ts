import type { Payload } from 'payload'
import { firstRow } from '../database/statements'

/** Seconds after which the newest backup counts as late: a day, and two attempts. */
const LATE_AFTER = 26 * 3_600

/** Days for which runs are listed. */
const RUN_DAYS = 90

/** Result of a scheduled backup: its name, or the error of its failure. */
export type BackupRun = { startedAt: Date; name: string } | { startedAt: Date; error: string }

const RECORD = {
  name: 'backup_run_record',
  text: `with old as (
      delete from backup_runs where started_at < now() - interval '${RUN_DAYS} days')
    insert into backup_runs (started_at, name, error) values ($1, $2, $3)`,
}

/** Records a scheduled backup, and deletes old records. */
export async function recordBackupRun(payload: Payload, run: BackupRun): Promise<void> {
  const [name, error] = 'name' in run ? [run.name, null] : [null, run.error]
  await firstRow(payload, RECORD, [run.startedAt, name, error])
}

const HAS_FAILED = {
  name: 'backup_has_failed',
  text: `select error is not null as "hasFailed" from backup_runs order by started_at desc limit 1`,
}

/** Returns whether the last scheduled backup failed. */
export async function hasLastFailed(payload: Payload): Promise<boolean> {
  return (await firstRow<{ hasFailed: boolean }>(payload, HAS_FAILED, []))?.hasFailed ?? false
}

const IS_DUE = {
  name: 'backup_is_due',
  text: `select not exists (select 1 from backup_runs where name is not null and started_at >=
    date_trunc('day', now() - make_interval(hours => $1::int), 'UTC') + make_interval(hours => $1::int)
  ) as "isDue"`,
}

/**
 * Returns whether a backup is due: none succeeded since the last time that it was `hour` o'clock in UTC.
 * @see docs/operating.md#scheduled-backups
 */
export async function isBackupDue(payload: Payload, hour: number): Promise<boolean> {
  return (await firstRow<{ isDue: boolean }>(payload, IS_DUE, [hour]))?.isDue ?? true
}

/**
 * SQL of the status of scheduled backups: `backup` is `failed` after a failure, `late` without a backup of the
 * last 26 hours; `backupAge` is the age of the newest one in whole seconds, null without one.
 */
export const BACKUP_STATE = `select
  case when (select error is not null from backup_runs order by started_at desc limit 1) then 'failed'
    when exists (select 1 from backup_runs where name is not null
      and started_at > now() - interval '${LATE_AFTER} seconds') then 'ok'
    else 'late' end as backup,
  (select extract(epoch from now() - max(started_at))::int from backup_runs where name is not null)
    as "backupAge"`
