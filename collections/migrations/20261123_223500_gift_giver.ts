import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The name of who gives, and a way from somebody to the gifts they gave. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE gifts ADD COLUMN giver_name text;
    CREATE INDEX gifts_buyer_idx ON gifts (buyer_id);
    CREATE INDEX gifts_buyer_email_idx ON gifts (buyer_email) WHERE buyer_id IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX gifts_buyer_email_idx; DROP INDEX gifts_buyer_idx;
    ALTER TABLE gifts DROP COLUMN giver_name;
  `)
}
