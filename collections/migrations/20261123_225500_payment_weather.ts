import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Mails about payments, once a fact; and digests of what was read at the payment service, by which rows that
 * were changed past it are found (collections/sql/payment-digests.sql). `removed_at` is when an author
 * removed a subscriber, which can be undone for some minutes. Payload knows none of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE subscriptions
      ADD COLUMN payment_digest text,
      ADD COLUMN removed_at timestamptz(3);
    ALTER TABLE app_subscriptions ADD COLUMN payment_digest text;
    ALTER TABLE payment_reconciles ADD COLUMN drifted integer NOT NULL DEFAULT 0;
    CREATE TABLE payment_mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      fact text NOT NULL UNIQUE,
      mode text NOT NULL,
      kind text NOT NULL CHECK (kind IN
        ('payment_failed', 'confirmation_needed', 'trial_ending', 'access_ended')),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      invoice_id text,
      amount_cents integer,
      currency text,
      ends_at timestamptz(3),
      page_url text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      done_at timestamptz(3),
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      error text
    );
    CREATE INDEX payment_mails_waiting_idx ON payment_mails (next_attempt_at)
      WHERE done_at IS NULL;
    CREATE INDEX payment_mails_site_idx ON payment_mails (site_id);
    CREATE INDEX payment_mails_user_idx ON payment_mails (user_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS subscription_read ON subscriptions;
    DROP TRIGGER IF EXISTS app_subscription_read ON app_subscriptions;
    DROP TABLE payment_mails;
    ALTER TABLE payment_reconciles DROP COLUMN drifted;
    ALTER TABLE app_subscriptions DROP COLUMN payment_digest;
    ALTER TABLE subscriptions DROP COLUMN removed_at, DROP COLUMN payment_digest;`)
}
