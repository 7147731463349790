import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * A keyed hash of the SECRET that all servers and workers of the database have, in one row: only
 * src/server/secret-mark.ts reads and writes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE secret_mark (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      fingerprint text NOT NULL,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE secret_mark;`)
}
