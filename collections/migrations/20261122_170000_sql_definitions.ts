import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The definitions of `collections/sql` that a database has, so that changed ones are applied. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sql_definitions (
      name text PRIMARY KEY, hash text NOT NULL,
      applied_at timestamp with time zone NOT NULL DEFAULT now());`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE sql_definitions;`)
}
