import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The state of the simulated Stripe is read and written whole: as text, and not compressed, it costs
 * a fraction of what reading and writing it as `jsonb` does once it has grown to a megabyte.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE payment_test_state ALTER COLUMN state TYPE text USING state::text;
    ALTER TABLE payment_test_state ALTER COLUMN state SET STORAGE EXTERNAL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE payment_test_state ALTER COLUMN state TYPE jsonb USING state::jsonb;`)
}
