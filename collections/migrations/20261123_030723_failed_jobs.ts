import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Failed jobs go with their site: Payload would empty that key. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "failed_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"queue" varchar NOT NULL,
  	"site_id" uuid,
  	"subject" varchar,
  	"message" varchar,
  	"attempts" numeric,
  	"is_retried" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "failed_jobs_id" uuid;
  ALTER TABLE "failed_jobs" ADD CONSTRAINT "failed_jobs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "failed_jobs_site_idx" ON "failed_jobs" USING btree ("site_id");
  CREATE INDEX "failed_jobs_updated_at_idx" ON "failed_jobs" USING btree ("updated_at");
  CREATE INDEX "failed_jobs_created_at_idx" ON "failed_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_failed_jobs_fk" FOREIGN KEY ("failed_jobs_id") REFERENCES "public"."failed_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_failed_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("failed_jobs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_failed_jobs_fk";
  DROP INDEX "payload_locked_documents_rels_failed_jobs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "failed_jobs_id";
  DROP TABLE "failed_jobs" CASCADE;`)
}
