import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Sends of newsletters at a given time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."newsletter_send_status" ADD VALUE 'scheduled' BEFORE 'queued';
  ALTER TABLE "newsletter_sends" ADD COLUMN "send_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS webhook_events ON newsletter_sends;
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
