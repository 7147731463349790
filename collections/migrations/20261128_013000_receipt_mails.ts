import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Readers are also mailed what they have paid. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE payment_mails DROP CONSTRAINT payment_mails_kind_check;
    ALTER TABLE payment_mails ADD CONSTRAINT payment_mails_kind_check CHECK (kind IN
      ('paid', 'payment_failed', 'confirmation_needed', 'trial_ending', 'access_ended'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM payment_mails WHERE kind = 'paid';
    ALTER TABLE payment_mails DROP CONSTRAINT payment_mails_kind_check;
    ALTER TABLE payment_mails ADD CONSTRAINT payment_mails_kind_check CHECK (kind IN
      ('payment_failed', 'confirmation_needed', 'trial_ending', 'access_ended'));`)
}
