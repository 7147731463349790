import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

/**
 * Sends of newsletters at a given time, mails about paused ones, segments and tags of subscribers, and counts
 * of opened and clicked mails. The tables and columns below the first are written by SQL alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."newsletter_send_status" ADD VALUE 'scheduled' BEFORE 'queued';
  ALTER TABLE "newsletter_sends" ADD COLUMN "send_at" timestamp(3) with time zone;`)
  // A send keeps a copy of its segment. `opened` and `clicked` are null where they are not counted.
  await db.execute(sql`
    ALTER TABLE newsletter_sends
      ADD COLUMN segment_name text,
      ADD COLUMN segment jsonb,
      ADD COLUMN opened int,
      ADD COLUMN clicked int;
    ALTER TABLE newsletter_recipients
      ADD COLUMN opened_at timestamptz(3),
      ADD COLUMN clicked_at timestamptz(3);
    ALTER TABLE subscriptions ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
    CREATE TABLE subscriber_segments (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      name text NOT NULL,
      conditions jsonb NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (site_id, name)
    );
    CREATE TABLE newsletter_pause_mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      send_id uuid NOT NULL REFERENCES newsletter_sends(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      attempts int NOT NULL DEFAULT 0,
      due_at timestamptz(3) NOT NULL DEFAULT now(),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (user_id, send_id)
    );
    CREATE INDEX newsletter_pause_mails_send_idx ON newsletter_pause_mails (send_id);
    CREATE INDEX newsletter_pause_mails_site_idx ON newsletter_pause_mails (site_id);`)
  await db.execute(sql`select pgboss.create_queue('newsletter-notices', ${QUEUE}::json)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select pgboss.delete_queue('newsletter-notices')`)
  await db.execute(sql`
    DROP TRIGGER IF EXISTS webhook_events ON newsletter_sends;
    DROP TRIGGER IF EXISTS pause_mails ON newsletter_sends;
    DROP FUNCTION IF EXISTS queue_pause_mails;
    DROP TABLE newsletter_pause_mails, subscriber_segments;
    ALTER TABLE subscriptions DROP COLUMN tags;
    ALTER TABLE newsletter_recipients DROP COLUMN opened_at, DROP COLUMN clicked_at;
    ALTER TABLE newsletter_sends
      DROP COLUMN segment_name, DROP COLUMN segment, DROP COLUMN opened, DROP COLUMN clicked;
    UPDATE newsletter_sends SET status = 'canceled' WHERE status = 'scheduled';`)
  await db.execute(sql`
   ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."newsletter_send_status";
  CREATE TYPE "public"."newsletter_send_status" AS ENUM('queued', 'sending', 'paused', 'sent', 'canceled', 'failed');
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."newsletter_send_status";
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DATA TYPE "public"."newsletter_send_status" USING "status"::"public"."newsletter_send_status";
  ALTER TABLE "newsletter_sends" DROP COLUMN "send_at";`)
}
