import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The oldest migration whose servers work with the tables of the database, in one row, which servers of a
 * newer version write (collections/compatibility.ts). Payload does not know the table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE schema_compatibility (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      oldest text NOT NULL
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE schema_compatibility;`)
}
