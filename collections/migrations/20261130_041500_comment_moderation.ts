import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What the comment inbox searches and filters by. Payload does not know either. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE comments ADD COLUMN search_text text GENERATED ALWAYS AS
      (jsonb_path_query_array(content, 'strict $.**.text')::text) STORED;
    CREATE INDEX comment_reports_open_idx ON comment_reports (comment_id) WHERE handled_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX comment_reports_open_idx;
    ALTER TABLE comments DROP COLUMN search_text;`)
}
