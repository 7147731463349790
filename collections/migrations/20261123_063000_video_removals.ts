import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Since when videos are unused. Payload does not know this table: see collections/sql/video-uses.sql.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE video_removals (
      video_id uuid PRIMARY KEY REFERENCES videos(id) ON DELETE CASCADE,
      unused_since timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX video_removals_unused_idx ON video_removals (unused_since);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE video_removals;`)
}
