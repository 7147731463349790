import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Since when a site answers where it does. Payload does not know this column: triggers keep it
 * (collections/sql/content-changes.sql), and feeds and maps are as new as it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE sites ADD COLUMN origin_changed_at timestamptz(3) NOT NULL DEFAULT now();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE sites DROP COLUMN origin_changed_at;`)
}
