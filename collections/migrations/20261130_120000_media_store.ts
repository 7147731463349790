import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The mark of the file store that belongs to the database, in one row: only src/server/media-store reads and
 * writes it. `is_written` says whether the store has it; `previous_mark` is that of the store that the files
 * were moved from.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE media_store (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      mark uuid NOT NULL,
      is_written boolean NOT NULL DEFAULT false,
      previous_mark uuid,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE media_store;`)
}
