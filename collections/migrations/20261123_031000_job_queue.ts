import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import PgBoss from 'pg-boss'

/** The queues as first created; a later migration that changes one uses pg-boss's `update_queue`. */
const QUEUES = ['bulk', 'import', 'publish', 'tidy', 'pictures', 'domains']
const OPTIONS = JSON.stringify({
  // One job of a key waits at a time.
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

/**
 * The tables of the queue (decision 021), the workers that were seen, and the moment at which a draft is
 * to be published. The tables are those of the installed pg-boss: a pg-boss with other tables comes with
 * a migration of its own that runs its `getMigrationPlans` where an older version is found.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A migration has a transaction already: that of the plans would end it.
  const tables = PgBoss.getConstructionPlans('pgboss').replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, '')
  await db.execute(sql.raw(tables))
  for (const name of QUEUES) {
    await db.execute(sql`select pgboss.create_queue(${name}, ${OPTIONS}::json)`)
  }
  await db.execute(sql`
    CREATE UNLOGGED TABLE job_workers (
      id uuid PRIMARY KEY,
      started_at timestamptz(3) NOT NULL DEFAULT now(),
      seen_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE recipe_drafts
      ADD COLUMN publish_at timestamptz(3),
      ADD COLUMN scheduled_by uuid REFERENCES users(id) ON DELETE SET NULL,
      ADD COLUMN publish_failure text;
    CREATE INDEX recipe_drafts_publish_idx ON recipe_drafts (publish_at)
      WHERE publish_at IS NOT NULL;
    ALTER TABLE recipe_versions ADD COLUMN is_scheduled boolean NOT NULL DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE recipe_versions DROP COLUMN is_scheduled;
    ALTER TABLE recipe_drafts DROP COLUMN publish_failure, DROP COLUMN scheduled_by,
      DROP COLUMN publish_at;
    DROP TABLE job_workers;
    DROP SCHEMA pgboss CASCADE;`)
}
