import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Earlier versions of events and redirects. Payload does not know this table: triggers of
 * collections/sql/record-versions.sql fill it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE record_versions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      record_id uuid NOT NULL,
      document jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX record_versions_record_idx ON record_versions (record_id, created_at DESC);
    CREATE INDEX record_versions_site_idx ON record_versions (site_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE record_versions;`)
}
