import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Mail settings of sites, in a table that Payload does not know: only src/server/mail-settings reads and writes
 * it. Preferences and consent of subscribers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."mail_frequency" AS ENUM('each', 'weekly');
  ALTER TABLE "subscriptions" ADD COLUMN "consent_source" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "awaits_confirmation" boolean DEFAULT false;
  ALTER TABLE "subscriptions" ADD COLUMN "language" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "receives_recipes" boolean DEFAULT true;
  ALTER TABLE "subscriptions" ADD COLUMN "receives_letters" boolean DEFAULT true;
  ALTER TABLE "subscriptions" ADD COLUMN "receives_comments" boolean DEFAULT true;
  ALTER TABLE "subscriptions" ADD COLUMN "receives_product" boolean DEFAULT true;
  ALTER TABLE "subscriptions" ADD COLUMN "mail_frequency" "mail_frequency" DEFAULT 'each';`)
  // A sender domain belongs to the site that has verified it. `records` are the findings of the last check.
  await db.execute(sql`
    CREATE TABLE site_mail_settings (
      site_id uuid PRIMARY KEY REFERENCES sites(id) ON DELETE CASCADE,
      sender_name text,
      reply_to text,
      postal_address text,
      from_local text,
      from_domain text CHECK (from_domain = lower(from_domain)),
      dkim_selector text,
      dkim_private_key text,
      dkim_public_key text,
      records jsonb,
      checked_at timestamptz(3),
      verified_at timestamptz(3),
      requires_confirmation boolean NOT NULL DEFAULT false,
      counts_opens boolean NOT NULL DEFAULT false,
      counts_clicks boolean NOT NULL DEFAULT false,
      hides_postal_notice boolean NOT NULL DEFAULT false,
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK ((from_local IS NULL) = (from_domain IS NULL)),
      CHECK ((from_local IS NULL) = (dkim_private_key IS NULL))
    );
    CREATE UNIQUE INDEX site_mail_settings_domain_idx ON site_mail_settings (from_domain)
      WHERE verified_at IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE site_mail_settings`)
  await db.execute(sql`
   ALTER TABLE "subscriptions" DROP COLUMN "consent_source";
  ALTER TABLE "subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "subscriptions" DROP COLUMN "awaits_confirmation";
  ALTER TABLE "subscriptions" DROP COLUMN "language";
  ALTER TABLE "subscriptions" DROP COLUMN "receives_recipes";
  ALTER TABLE "subscriptions" DROP COLUMN "receives_letters";
  ALTER TABLE "subscriptions" DROP COLUMN "receives_comments";
  ALTER TABLE "subscriptions" DROP COLUMN "receives_product";
  ALTER TABLE "subscriptions" DROP COLUMN "mail_frequency";
  DROP TYPE "public"."mail_frequency";`)
}
