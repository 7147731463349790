import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."redirect_origin" AS ENUM('renamed', 'import', 'hand');
  CREATE TYPE "public"."site_export_status" AS ENUM('queued', 'running', 'done', 'failed');
  CREATE TABLE "site_exports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"status" "site_export_status" DEFAULT 'queued' NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"done" numeric DEFAULT 0 NOT NULL,
  	"bytes" numeric DEFAULT 0 NOT NULL,
  	"message" varchar,
  	"run_id" varchar,
  	"seen_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redirects" ADD COLUMN "origin" "redirect_origin";
  ALTER TABLE "import_rows" ADD COLUMN "found" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_exports_id" uuid;
  ALTER TABLE "site_exports" ADD CONSTRAINT "site_exports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_exports" ADD CONSTRAINT "site_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_exports_site_idx" ON "site_exports" USING btree ("site_id");
  CREATE INDEX "site_exports_user_idx" ON "site_exports" USING btree ("user_id");
  CREATE INDEX "site_exports_updated_at_idx" ON "site_exports" USING btree ("updated_at");
  CREATE INDEX "site_exports_created_at_idx" ON "site_exports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_exports_fk" FOREIGN KEY ("site_exports_id") REFERENCES "public"."site_exports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_site_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("site_exports_id");
  CREATE UNIQUE INDEX "site_exports_under_way_idx" ON "site_exports" USING btree ("site_id")
    WHERE "status" IN ('queued', 'running');`)
  await db.execute(sql`select pgboss.create_queue('site-export', ${QUEUE}::json)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_exports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_exports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_exports_fk";
  
  DROP INDEX "payload_locked_documents_rels_site_exports_id_idx";
  ALTER TABLE "redirects" DROP COLUMN "origin";
  ALTER TABLE "import_rows" DROP COLUMN "found";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_exports_id";
  DROP TYPE "public"."redirect_origin";
  DROP TYPE "public"."site_export_status";`)
  await db.execute(sql`select pgboss.delete_queue('site-export')`)
}
