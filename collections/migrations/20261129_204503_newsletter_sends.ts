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
 * Newsletters: fields of the sends, and tables that Payload does not know. Only src/server/newsletters reads
 * and writes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."newsletter_send_kind" AS ENUM('recipe', 'letter', 'automatic');
  CREATE TYPE "public"."newsletter_audience" AS ENUM('everyone', 'free', 'paid');
  ALTER TYPE "public"."newsletter_send_status" ADD VALUE 'paused' BEFORE 'sent';
  ALTER TYPE "public"."newsletter_send_status" ADD VALUE 'canceled' BEFORE 'failed';
  ALTER TABLE "newsletter_sends" ALTER COLUMN "recipe_id" DROP NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "kind" "newsletter_send_kind" DEFAULT 'recipe' NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "subject" varchar;
  ALTER TABLE "newsletter_sends" ADD COLUMN "audience" "newsletter_audience" DEFAULT 'everyone' NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "reason" varchar;
  ALTER TABLE "newsletter_sends" ADD COLUMN "started_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_sends" ADD COLUMN "finished_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_sends" ADD COLUMN "deferred" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "bounced" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "complained" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "skipped" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "newsletter_sends" ADD COLUMN "repeated" numeric DEFAULT 0 NOT NULL;`)
  // `due_at` of a send holds it back while the mail server is away; the cursor is the last listed subscription.
  // `due_at` of a leased recipient is the end of the lease; `begun_at` is set while an attempt runs.
  await db.execute(sql`
    ALTER TABLE newsletter_sends
      ADD COLUMN letter_id uuid,
      ADD COLUMN listed_up_to uuid,
      ADD COLUMN due_at timestamptz(3) NOT NULL DEFAULT now(),
      ADD COLUMN outages int NOT NULL DEFAULT 0,
      ADD COLUMN ignores_limits boolean NOT NULL DEFAULT false;
    CREATE INDEX newsletter_sends_status_idx ON newsletter_sends (status);
    CREATE TABLE newsletter_recipients (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      send_id uuid NOT NULL REFERENCES newsletter_sends(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      address text,
      status text NOT NULL DEFAULT 'queued' CHECK (status IN
        ('queued', 'sent', 'deferred', 'bounced', 'complained', 'skipped', 'failed')),
      variant text CHECK (variant IN ('preview', 'full')),
      attempts int NOT NULL DEFAULT 0,
      repeated boolean NOT NULL DEFAULT false,
      due_at timestamptz(3) NOT NULL DEFAULT now(),
      lease_id uuid,
      begun_at timestamptz(3),
      sent_at timestamptz(3),
      response text,
      UNIQUE (user_id, send_id)
    );
    CREATE INDEX newsletter_recipients_due_idx ON newsletter_recipients (send_id, due_at)
      WHERE status IN ('queued', 'deferred');
    CREATE INDEX newsletter_recipients_send_idx ON newsletter_recipients (send_id, status);
    CREATE TABLE mail_suppressions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid REFERENCES sites(id) ON DELETE CASCADE,
      address text NOT NULL CHECK (address = lower(address)),
      reason text NOT NULL CHECK (reason IN ('bounce', 'complaint', 'manual', 'import')),
      detail text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (address, site_id)
    );
    CREATE INDEX mail_suppressions_site_idx ON mail_suppressions (site_id, created_at DESC);
    CREATE TABLE mail_pace (
      period text PRIMARY KEY CHECK (period IN ('second', 'hour')),
      started_at timestamptz(3) NOT NULL DEFAULT now(),
      used int NOT NULL DEFAULT 0
    );
    INSERT INTO mail_pace (period) VALUES ('second'), ('hour');`)
  await db.execute(sql`select pgboss.create_queue('newsletters', ${QUEUE}::json)`)

}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select pgboss.delete_queue('newsletters')`)
  await db.execute(sql`
    DROP TRIGGER IF EXISTS webhook_events ON newsletter_sends;
    DROP FUNCTION IF EXISTS note_newsletter_sent;
    DROP TABLE mail_pace, mail_suppressions, newsletter_recipients;
    DROP INDEX newsletter_sends_status_idx;
    ALTER TABLE newsletter_sends
      DROP COLUMN letter_id, DROP COLUMN listed_up_to, DROP COLUMN due_at, DROP COLUMN outages,
      DROP COLUMN ignores_limits;
    DELETE FROM newsletter_sends WHERE kind <> 'recipe' OR recipe_id IS NULL;
    UPDATE newsletter_sends SET status = 'failed' WHERE status::text IN ('paused', 'canceled');`)
  await db.execute(sql`
   ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."newsletter_send_status";
  CREATE TYPE "public"."newsletter_send_status" AS ENUM('queued', 'sending', 'sent', 'failed');
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."newsletter_send_status";
  ALTER TABLE "newsletter_sends" ALTER COLUMN "status" SET DATA TYPE "public"."newsletter_send_status" USING "status"::"public"."newsletter_send_status";
  ALTER TABLE "newsletter_sends" ALTER COLUMN "recipe_id" SET NOT NULL;
  ALTER TABLE "newsletter_sends" DROP COLUMN "kind";
  ALTER TABLE "newsletter_sends" DROP COLUMN "subject";
  ALTER TABLE "newsletter_sends" DROP COLUMN "audience";
  ALTER TABLE "newsletter_sends" DROP COLUMN "reason";
  ALTER TABLE "newsletter_sends" DROP COLUMN "started_at";
  ALTER TABLE "newsletter_sends" DROP COLUMN "finished_at";
  ALTER TABLE "newsletter_sends" DROP COLUMN "deferred";
  ALTER TABLE "newsletter_sends" DROP COLUMN "bounced";
  ALTER TABLE "newsletter_sends" DROP COLUMN "complained";
  ALTER TABLE "newsletter_sends" DROP COLUMN "skipped";
  ALTER TABLE "newsletter_sends" DROP COLUMN "repeated";
  DROP TYPE "public"."newsletter_send_kind";
  DROP TYPE "public"."newsletter_audience";`)
}
