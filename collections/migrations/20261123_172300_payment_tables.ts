import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

const QUEUES = ['payments', 'payments-reconcile']

/**
 * State of the payment service. Payload does not know these tables: only src/server/payments and
 * src/server/subscriptions read and write them. `mode` separates test mode from real money. `payment_reads`
 * numbers the reads of an object: a read that began earlier never overwrites one that began later. Times of
 * events are exact: a rounded-up one would be waited for a moment too long.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE payment_deployment (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only)
    );
    INSERT INTO payment_deployment DEFAULT VALUES;
    CREATE SEQUENCE payment_reads;

    ALTER TABLE subscriptions
      ADD COLUMN payment_mode text,
      ADD COLUMN payment_read bigint NOT NULL DEFAULT 0;
    ALTER TABLE app_subscriptions
      ADD COLUMN payment_mode text,
      ADD COLUMN payment_read bigint NOT NULL DEFAULT 0;

    CREATE TABLE payment_customers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      mode text NOT NULL,
      user_id uuid REFERENCES users(id) ON DELETE CASCADE,
      email text NOT NULL,
      stripe_customer_id text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (mode, stripe_customer_id)
    );
    CREATE UNIQUE INDEX payment_customers_user_idx ON payment_customers (mode, user_id)
      WHERE user_id IS NOT NULL;
    CREATE UNIQUE INDEX payment_customers_email_idx ON payment_customers (mode, email)
      WHERE user_id IS NULL;

    CREATE TABLE payment_prices (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      mode text NOT NULL,
      site_id uuid REFERENCES sites(id) ON DELETE CASCADE,
      plan text NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      stripe_product_id text NOT NULL,
      stripe_price_id text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (mode, site_id, plan, amount_cents, currency)
    );

    CREATE TABLE payment_accounts (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      mode text NOT NULL,
      stripe_account_id text NOT NULL UNIQUE,
      charges_enabled boolean NOT NULL DEFAULT false,
      payouts_enabled boolean NOT NULL DEFAULT false,
      details_submitted boolean NOT NULL DEFAULT false,
      missing jsonb NOT NULL DEFAULT '[]',
      payment_read bigint NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (mode, site_id)
    );

    CREATE TABLE coupons (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      code text NOT NULL,
      percent_off integer CHECK (percent_off BETWEEN 1 AND 100),
      amount_off_cents integer CHECK (amount_off_cents > 0),
      currency text,
      duration text NOT NULL CHECK (duration IN ('once', 'repeating', 'forever')),
      duration_months integer CHECK (duration_months BETWEEN 1 AND 36),
      max_redemptions integer CHECK (max_redemptions > 0),
      expires_at timestamptz(3),
      archived_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK ((percent_off IS NULL) <> (amount_off_cents IS NULL))
    );
    CREATE UNIQUE INDEX coupons_code_idx ON coupons (site_id, lower(code));
    CREATE TABLE coupon_references (
      coupon_id uuid NOT NULL REFERENCES coupons(id) ON DELETE CASCADE,
      mode text NOT NULL,
      stripe_coupon_id text NOT NULL,
      PRIMARY KEY (coupon_id, mode)
    );

    CREATE TABLE checkouts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      mode text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('subscription', 'gift', 'app')),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid REFERENCES users(id) ON DELETE CASCADE,
      email text NOT NULL,
      plan text NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      coupon_id uuid REFERENCES coupons(id) ON DELETE SET NULL,
      gift jsonb,
      is_signed_in boolean NOT NULL,
      next text,
      challenge text,
      mailed_at timestamptz(3),
      stripe_session_id text UNIQUE,
      stripe_subscription_id text,
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'complete', 'expired')),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      completed_at timestamptz(3)
    );
    CREATE INDEX checkouts_site_idx ON checkouts (site_id, email, status);

    CREATE TABLE gifts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      checkout_id uuid UNIQUE REFERENCES checkouts(id) ON DELETE SET NULL,
      buyer_id uuid REFERENCES users(id) ON DELETE SET NULL,
      buyer_email text NOT NULL,
      recipient_email text NOT NULL,
      message text,
      plan_type plan_type NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      claimed_at timestamptz(3),
      claimed_by uuid REFERENCES users(id) ON DELETE SET NULL
    );
    CREATE INDEX gifts_site_idx ON gifts (site_id, created_at DESC);

    CREATE TABLE payments (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      mode text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('subscription', 'gift')),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid REFERENCES users(id) ON DELETE SET NULL,
      plan_type plan_type NOT NULL,
      amount_cents integer NOT NULL,
      refunded_cents integer NOT NULL DEFAULT 0,
      currency text NOT NULL,
      status text NOT NULL CHECK (status IN ('open', 'paid', 'failed', 'void')),
      failure text,
      stripe_invoice_id text UNIQUE,
      stripe_payment_intent_id text,
      payment_read bigint NOT NULL DEFAULT 0,
      paid_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX payments_site_idx ON payments (site_id, created_at DESC);
    CREATE INDEX payments_intent_idx ON payments (stripe_payment_intent_id);

    CREATE TABLE subscription_history (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subscription_id uuid NOT NULL,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid REFERENCES users(id) ON DELETE CASCADE,
      kind text NOT NULL,
      plan_before plan_type,
      plan_after plan_type,
      amount_cents integer,
      currency text,
      mrr_before integer NOT NULL,
      mrr_after integer NOT NULL,
      source subscription_source NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX subscription_history_site_idx ON subscription_history (site_id, created_at DESC);
    CREATE INDEX subscription_history_reader_idx ON subscription_history (subscription_id, id);

    CREATE TABLE stripe_events (
      id text PRIMARY KEY,
      mode text NOT NULL,
      type text NOT NULL,
      subject text,
      created_at timestamptz(3) NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      applied_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      error text
    );
    CREATE INDEX stripe_events_waiting_idx ON stripe_events (next_attempt_at)
      WHERE applied_at IS NULL;
    CREATE INDEX stripe_events_created_idx ON stripe_events (created_at);

    CREATE TABLE payment_reconciles (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      mode text NOT NULL,
      started_at timestamptz(3) NOT NULL DEFAULT now(),
      finished_at timestamptz(3),
      scanned_to text,
      list_calls integer NOT NULL DEFAULT 0,
      missed_events integer NOT NULL DEFAULT 0,
      checked integer NOT NULL DEFAULT 0,
      mended integer NOT NULL DEFAULT 0,
      foreign_found integer NOT NULL DEFAULT 0
    );

    CREATE TABLE payment_test_state (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      state jsonb NOT NULL,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );`)
  for (const name of QUEUES) {
    await db.execute(sql`select pgboss.create_queue(${name}, ${QUEUE}::json)`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const name of QUEUES) await db.execute(sql`select pgboss.delete_queue(${name})`)
  await db.execute(sql`
    DROP TABLE payment_test_state; DROP TABLE payment_reconciles; DROP TABLE stripe_events; DROP TABLE subscription_history;
    DROP TABLE payments; DROP TABLE gifts; DROP TABLE checkouts; DROP TABLE coupon_references;
    DROP TABLE coupons; DROP TABLE payment_accounts; DROP TABLE payment_prices;
    DROP TABLE payment_customers; DROP TABLE payment_deployment; DROP SEQUENCE payment_reads;
    ALTER TABLE subscriptions DROP COLUMN payment_mode, DROP COLUMN payment_read;
    ALTER TABLE app_subscriptions DROP COLUMN payment_mode, DROP COLUMN payment_read;`)
}
