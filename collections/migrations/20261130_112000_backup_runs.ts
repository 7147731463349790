import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

/**
 * Results of scheduled backups, in a table that Payload does not know: only src/server/backups reads and
 * writes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE backup_runs (
      started_at timestamptz(3) PRIMARY KEY,
      ended_at timestamptz(3) NOT NULL DEFAULT now(),
      name text,
      error text,
      CHECK (num_nonnulls(name, error) = 1)
    );`)
  await db.execute(sql`select pgboss.create_queue('backup', ${QUEUE}::json)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select pgboss.delete_queue('backup')`)
  await db.execute(sql`DROP TABLE backup_runs;`)
}
