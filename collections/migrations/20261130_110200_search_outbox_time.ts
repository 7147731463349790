import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The time of each change that waits for the search engine, from which its lag is measured. The default is
 * the same for all rows, so Postgres rewrites none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`ALTER TABLE search_outbox ADD COLUMN created_at timestamptz NOT NULL DEFAULT now()`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE search_outbox DROP COLUMN created_at`)
}
