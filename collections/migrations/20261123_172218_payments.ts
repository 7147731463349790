import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."subscription_source" AS ENUM('self', 'payment', 'complimentary', 'gift', 'import');
  ALTER TYPE "public"."subscription_status" ADD VALUE 'trialing' BEFORE 'active';
  ALTER TYPE "public"."subscription_status" ADD VALUE 'paused' BEFORE 'canceled';
  ALTER TYPE "public"."app_subscription_status" ADD VALUE 'trialing' BEFORE 'active';
  ALTER TYPE "public"."app_subscription_status" ADD VALUE 'paused' BEFORE 'canceled';
  ALTER TABLE "sites" ADD COLUMN "trial_days" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "source" "subscription_source" DEFAULT 'self' NOT NULL;
  ALTER TABLE "subscriptions" ADD COLUMN "note" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "consent" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "consented_at" timestamp(3) with time zone;
  ALTER TABLE "app_subscriptions" ADD COLUMN "price_amount_cents" numeric;
  ALTER TABLE "app_subscriptions" ADD COLUMN "currency" varchar;
  ALTER TABLE "app_subscriptions" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "subscriptions" ALTER COLUMN "status" SET DEFAULT 'active'::text;
  DROP TYPE "public"."subscription_status";
  CREATE TYPE "public"."subscription_status" AS ENUM('active', 'past_due', 'canceled');
  ALTER TABLE "subscriptions" ALTER COLUMN "status" SET DEFAULT 'active'::"public"."subscription_status";
  ALTER TABLE "subscriptions" ALTER COLUMN "status" SET DATA TYPE "public"."subscription_status" USING "status"::"public"."subscription_status";
  ALTER TABLE "app_subscriptions" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."app_subscription_status";
  CREATE TYPE "public"."app_subscription_status" AS ENUM('active', 'past_due', 'canceled');
  ALTER TABLE "app_subscriptions" ALTER COLUMN "status" SET DATA TYPE "public"."app_subscription_status" USING "status"::"public"."app_subscription_status";
  ALTER TABLE "sites" DROP COLUMN "trial_days";
  ALTER TABLE "subscriptions" DROP COLUMN "source";
  ALTER TABLE "subscriptions" DROP COLUMN "note";
  ALTER TABLE "subscriptions" DROP COLUMN "consent";
  ALTER TABLE "subscriptions" DROP COLUMN "consented_at";
  ALTER TABLE "app_subscriptions" DROP COLUMN "price_amount_cents";
  ALTER TABLE "app_subscriptions" DROP COLUMN "currency";
  ALTER TABLE "app_subscriptions" DROP COLUMN "cancel_at_period_end";
  DROP TYPE "public"."subscription_source";`)
}
