import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."site_home_section" AS ENUM('lead', 'about', 'latest', 'featured', 'trending', 'collections', 'products', 'book', 'links', 'featured-in', 'newsletter');
  CREATE TABLE "site_home_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "site_home_section" NOT NULL,
  	"is_hidden" boolean DEFAULT false,
  	"heading" varchar
  );
  
  ALTER TABLE "site_home_sections" ADD CONSTRAINT "site_home_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_home_sections_order_idx" ON "site_home_sections" USING btree ("_order");
  CREATE INDEX "site_home_sections_parent_id_idx" ON "site_home_sections" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_home_sections" CASCADE;
  DROP TYPE "public"."site_home_section";`)
}
