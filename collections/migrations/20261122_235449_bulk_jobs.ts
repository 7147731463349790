import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Jobs go with their site and their person, rows with their job: Payload would empty these keys. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."bulk_job_status" AS ENUM('running', 'done', 'stopped');
  CREATE TYPE "public"."bulk_outcome" AS ENUM('changed', 'unchanged', 'failed');
  CREATE TABLE "bulk_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"site_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"action" varchar NOT NULL,
  	"term_id" uuid,
  	"collection_id" uuid,
  	"undoes_id" uuid,
  	"status" "bulk_job_status" DEFAULT 'running' NOT NULL,
  	"message" varchar,
  	"run_id" varchar,
  	"seen_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bulk_job_rows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"job_id" uuid NOT NULL,
  	"position" numeric NOT NULL,
  	"recipe_id" uuid,
  	"title" varchar,
  	"before" jsonb,
  	"outcome" "bulk_outcome",
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bulk_jobs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bulk_job_rows_id" uuid;
  ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_collection_id_recipe_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."recipe_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_undoes_id_bulk_jobs_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bulk_job_rows" ADD CONSTRAINT "bulk_job_rows_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bulk_jobs_site_idx" ON "bulk_jobs" USING btree ("site_id");
  CREATE INDEX "bulk_jobs_user_idx" ON "bulk_jobs" USING btree ("user_id");
  CREATE INDEX "bulk_jobs_term_idx" ON "bulk_jobs" USING btree ("term_id");
  CREATE INDEX "bulk_jobs_collection_idx" ON "bulk_jobs" USING btree ("collection_id");
  CREATE INDEX "bulk_jobs_undoes_idx" ON "bulk_jobs" USING btree ("undoes_id");
  CREATE INDEX "bulk_jobs_updated_at_idx" ON "bulk_jobs" USING btree ("updated_at");
  CREATE INDEX "bulk_jobs_created_at_idx" ON "bulk_jobs" USING btree ("created_at");
  CREATE INDEX "site_createdAt_1_idx" ON "bulk_jobs" USING btree ("site_id","created_at");
  CREATE INDEX "bulk_job_rows_job_idx" ON "bulk_job_rows" USING btree ("job_id");
  CREATE INDEX "bulk_job_rows_recipe_idx" ON "bulk_job_rows" USING btree ("recipe_id");
  CREATE INDEX "bulk_job_rows_updated_at_idx" ON "bulk_job_rows" USING btree ("updated_at");
  CREATE INDEX "bulk_job_rows_created_at_idx" ON "bulk_job_rows" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_position_idx" ON "bulk_job_rows" USING btree ("job_id","position");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bulk_jobs_fk" FOREIGN KEY ("bulk_jobs_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bulk_job_rows_fk" FOREIGN KEY ("bulk_job_rows_id") REFERENCES "public"."bulk_job_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bulk_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("bulk_jobs_id");
  CREATE INDEX "payload_locked_documents_rels_bulk_job_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("bulk_job_rows_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bulk_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bulk_job_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bulk_jobs" CASCADE;
  DROP TABLE "bulk_job_rows" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bulk_jobs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bulk_job_rows_fk";
  
  DROP INDEX "payload_locked_documents_rels_bulk_jobs_id_idx";
  DROP INDEX "payload_locked_documents_rels_bulk_job_rows_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bulk_jobs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bulk_job_rows_id";
  DROP TYPE "public"."bulk_job_status";
  DROP TYPE "public"."bulk_outcome";`)
}
