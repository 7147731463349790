import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."import_on_repeat" AS ENUM('update', 'skip');
  CREATE TYPE "public"."import_picture_status" AS ENUM('waiting', 'stored', 'failed');
  CREATE TABLE "import_pictures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_id" uuid NOT NULL,
  	"site_id" uuid NOT NULL,
  	"recipe_id" uuid NOT NULL,
  	"source" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"position" numeric NOT NULL,
  	"status" "import_picture_status" DEFAULT 'waiting' NOT NULL,
  	"message" varchar,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "imports" ADD COLUMN "on_repeat" "import_on_repeat" DEFAULT 'update';
  ALTER TABLE "imports" ADD COLUMN "message" varchar;
  ALTER TABLE "imports" ADD COLUMN "file_path" varchar;
  ALTER TABLE "imports" ADD COLUMN "fingerprint" varchar;
  ALTER TABLE "imports" ADD COLUMN "run_id" varchar;
  ALTER TABLE "imports" ADD COLUMN "options" jsonb;
  ALTER TABLE "imports" ADD COLUMN "seen_at" timestamp(3) with time zone;
  ALTER TABLE "import_rows" ADD COLUMN "name" varchar;
  ALTER TABLE "import_rows" ADD COLUMN "kind" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "import_pictures_id" uuid;
  ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "import_pictures_import_idx" ON "import_pictures" USING btree ("import_id");
  CREATE INDEX "import_pictures_site_idx" ON "import_pictures" USING btree ("site_id");
  CREATE INDEX "import_pictures_recipe_idx" ON "import_pictures" USING btree ("recipe_id");
  CREATE INDEX "import_pictures_image_idx" ON "import_pictures" USING btree ("image_id");
  CREATE INDEX "import_pictures_updated_at_idx" ON "import_pictures" USING btree ("updated_at");
  CREATE INDEX "import_pictures_created_at_idx" ON "import_pictures" USING btree ("created_at");
  -- Looked at every few seconds by every serving process.
  CREATE INDEX "imports_open_idx" ON "imports" ("created_at") WHERE "status" IN ('queued', 'running');
  CREATE INDEX "import_status_idx" ON "import_pictures" USING btree ("import_id","status");
  CREATE INDEX "site_source_idx" ON "import_pictures" USING btree ("site_id","source");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_import_pictures_fk" FOREIGN KEY ("import_pictures_id") REFERENCES "public"."import_pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_import_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("import_pictures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "import_pictures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "import_pictures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_import_pictures_fk";
  
  DROP INDEX "payload_locked_documents_rels_import_pictures_id_idx";
  DROP INDEX "imports_open_idx";
  ALTER TABLE "imports" DROP COLUMN "on_repeat";
  ALTER TABLE "imports" DROP COLUMN "message";
  ALTER TABLE "imports" DROP COLUMN "file_path";
  ALTER TABLE "imports" DROP COLUMN "fingerprint";
  ALTER TABLE "imports" DROP COLUMN "run_id";
  ALTER TABLE "imports" DROP COLUMN "options";
  ALTER TABLE "imports" DROP COLUMN "seen_at";
  ALTER TABLE "import_rows" DROP COLUMN "name";
  ALTER TABLE "import_rows" DROP COLUMN "kind";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "import_pictures_id";
  DROP TYPE "public"."import_on_repeat";
  DROP TYPE "public"."import_picture_status";`)
}
