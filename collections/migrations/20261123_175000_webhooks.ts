import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

/**
 * Webhooks of sites and what is sent to them. Payload does not know these tables: only
 * src/server/webhooks and collections/sql/webhook-events.sql read and write them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE webhooks (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      url text NOT NULL,
      events text[] NOT NULL,
      is_enabled boolean NOT NULL DEFAULT true,
      off_reason text CHECK (off_reason IN ('gone', 'failing', 'owner')),
      secret text NOT NULL,
      secret_before text,
      secret_before_until timestamptz(3),
      failing_since timestamptz(3),
      attempted_at timestamptz(3),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (site_id, url)
    );
    CREATE TABLE webhook_deliveries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      position bigint GENERATED ALWAYS AS IDENTITY,
      webhook_id uuid NOT NULL REFERENCES webhooks(id) ON DELETE CASCADE,
      event text NOT NULL,
      subject_id uuid,
      snapshot jsonb,
      body text,
      status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
      attempts int NOT NULL DEFAULT 0,
      occurred_at timestamptz(3) NOT NULL DEFAULT now(),
      due_at timestamptz(3) NOT NULL DEFAULT now(),
      attempted_at timestamptz(3),
      answer_status int,
      answer text,
      problem text,
      milliseconds int,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX webhook_deliveries_webhook_idx ON webhook_deliveries (webhook_id, position DESC);
    CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (due_at)
      WHERE status = 'waiting';
    CREATE INDEX webhook_deliveries_subject_idx ON webhook_deliveries (subject_id)
      WHERE status = 'waiting';`)
  await db.execute(sql`select pgboss.create_queue('webhooks', ${QUEUE}::json)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE webhook_deliveries;
    DROP TABLE webhooks;
    DROP FUNCTION IF EXISTS note_recipe_published, note_comment_created, note_subscription_changed,
      note_subscriber, switch_webhooks_off CASCADE;`)
  await db.execute(sql`select pgboss.delete_queue('webhooks')`)
}
