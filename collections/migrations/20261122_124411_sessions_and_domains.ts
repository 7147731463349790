import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sessions bound to their browser, links bound to who asked, and domains that our own check verified.
 * `site_domains` is a table of ours from here on: as an array of Payload's it was written by owners, and
 * whole with every save of its site, over what a check had found meanwhile.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."sign_in_token_purpose" ADD VALUE 'handover';
  DROP INDEX "site_domains_domain_idx";
  ALTER TABLE "site_domains" ADD COLUMN "token" varchar;
  ALTER TABLE "site_domains" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "site_domains" ADD COLUMN "failure" varchar;
  ALTER TABLE "site_domains" ADD COLUMN "missing_since" timestamp(3) with time zone;
  ALTER TABLE "site_domains" ADD COLUMN "lost_at" timestamp(3) with time zone;
  ALTER TABLE "auth_sessions" ADD COLUMN "cookie_hash" varchar;
  ALTER TABLE "auth_sessions" ADD COLUMN "site_id" uuid;
  ALTER TABLE "auth_sessions" ADD COLUMN "host" varchar;
  ALTER TABLE "sign_in_tokens" ADD COLUMN "challenge" varchar;
  ALTER TABLE "sign_in_tokens" ADD COLUMN "handover_to" varchar;
  ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "auth_sessions_site_idx" ON "auth_sessions" USING btree ("site_id");
  CREATE INDEX "site_domains_domain_idx" ON "site_domains" USING btree ("domain");`)
  await db.execute(sql`
  -- Until now owners wrote themselves what was verified: nothing counts before our own check.
  UPDATE "site_domains" SET "verified_at" = NULL,
    "token" = 'dv_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  UPDATE "sites" SET "primary_domain" = NULL WHERE "primary_domain" IS NOT NULL;
  -- Tokens that browsers have count anywhere: they sign in once more. Links under way are not bound.
  DELETE FROM "auth_sessions" WHERE "purpose" = 'api' AND "user_agent" LIKE 'Mozilla/%';
  UPDATE "sign_in_tokens" SET "used_at" = now() WHERE "purpose" = 'account-link';

  -- A domain may wait at several sites; it is verified at one. Decided here, whatever races.
  CREATE UNIQUE INDEX "site_domains_verified_idx" ON "site_domains" ("domain")
    WHERE "verified_at" IS NOT NULL;
  CREATE UNIQUE INDEX "site_domains_site_domain_idx" ON "site_domains" ("_parent_id", "domain");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION IF EXISTS forget_domain_proof() CASCADE;
  DROP INDEX "site_domains_verified_idx";
  DROP INDEX "site_domains_site_domain_idx";
  DELETE FROM "sign_in_tokens" WHERE "purpose" = 'handover';
  -- What is restricted or bound now would not be any more.
  DELETE FROM "auth_sessions" WHERE "site_id" IS NOT NULL OR "cookie_hash" IS NOT NULL;
   ALTER TABLE "auth_sessions" DROP CONSTRAINT "auth_sessions_site_id_sites_id_fk";
  
  ALTER TABLE "sign_in_tokens" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."sign_in_token_purpose";
  CREATE TYPE "public"."sign_in_token_purpose" AS ENUM('sign-in', 'sign-up', 'account-link');
  ALTER TABLE "sign_in_tokens" ALTER COLUMN "purpose" SET DATA TYPE "public"."sign_in_token_purpose" USING "purpose"::"public"."sign_in_token_purpose";
  DROP INDEX "auth_sessions_site_idx";
  DROP INDEX "site_domains_domain_idx";
  CREATE UNIQUE INDEX "site_domains_domain_idx" ON "site_domains" USING btree ("domain");
  ALTER TABLE "site_domains" DROP COLUMN "token";
  ALTER TABLE "site_domains" DROP COLUMN "checked_at";
  ALTER TABLE "site_domains" DROP COLUMN "failure";
  ALTER TABLE "site_domains" DROP COLUMN "missing_since";
  ALTER TABLE "site_domains" DROP COLUMN "lost_at";
  ALTER TABLE "auth_sessions" DROP COLUMN "cookie_hash";
  ALTER TABLE "auth_sessions" DROP COLUMN "site_id";
  ALTER TABLE "auth_sessions" DROP COLUMN "host";
  ALTER TABLE "sign_in_tokens" DROP COLUMN "challenge";
  ALTER TABLE "sign_in_tokens" DROP COLUMN "handover_to";`)
}
