import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "recipes" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "recipes" ADD COLUMN "seo_social_title" varchar;
  ALTER TABLE "recipes" ADD COLUMN "seo_social_description" varchar;
  ALTER TABLE "recipes" ADD COLUMN "seo_social_image_id" uuid;
  ALTER TABLE "recipe_collections" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "recipe_collections" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "recipe_collections" ADD COLUMN "seo_social_title" varchar;
  ALTER TABLE "recipe_collections" ADD COLUMN "seo_social_description" varchar;
  ALTER TABLE "recipe_collections" ADD COLUMN "seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "about_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "about_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "about_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "about_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "about_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "link_page_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "link_page_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "link_page_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "link_page_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "link_page_seo_social_image_id" uuid;
  ALTER TABLE "recipes" ADD CONSTRAINT "recipes_seo_social_image_id_images_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recipe_collections" ADD CONSTRAINT "recipe_collections_seo_social_image_id_images_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_seo_social_image_id_images_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_about_seo_social_image_id_images_id_fk" FOREIGN KEY ("about_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_link_page_seo_social_image_id_images_id_fk" FOREIGN KEY ("link_page_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recipes_seo_seo_social_image_idx" ON "recipes" USING btree ("seo_social_image_id");
  CREATE INDEX "recipe_collections_seo_seo_social_image_idx" ON "recipe_collections" USING btree ("seo_social_image_id");
  CREATE INDEX "sites_seo_seo_social_image_idx" ON "sites" USING btree ("seo_social_image_id");
  CREATE INDEX "sites_about_seo_about_seo_social_image_idx" ON "sites" USING btree ("about_seo_social_image_id");
  CREATE INDEX "sites_link_page_seo_link_page_seo_social_image_idx" ON "sites" USING btree ("link_page_seo_social_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipes" DROP CONSTRAINT "recipes_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "recipe_collections" DROP CONSTRAINT "recipe_collections_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_about_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_link_page_seo_social_image_id_images_id_fk";
  
  DROP INDEX "recipes_seo_seo_social_image_idx";
  DROP INDEX "recipe_collections_seo_seo_social_image_idx";
  DROP INDEX "sites_seo_seo_social_image_idx";
  DROP INDEX "sites_about_seo_about_seo_social_image_idx";
  DROP INDEX "sites_link_page_seo_link_page_seo_social_image_idx";
  ALTER TABLE "recipes" DROP COLUMN "seo_title";
  ALTER TABLE "recipes" DROP COLUMN "seo_description";
  ALTER TABLE "recipes" DROP COLUMN "seo_social_title";
  ALTER TABLE "recipes" DROP COLUMN "seo_social_description";
  ALTER TABLE "recipes" DROP COLUMN "seo_social_image_id";
  ALTER TABLE "recipe_collections" DROP COLUMN "seo_title";
  ALTER TABLE "recipe_collections" DROP COLUMN "seo_description";
  ALTER TABLE "recipe_collections" DROP COLUMN "seo_social_title";
  ALTER TABLE "recipe_collections" DROP COLUMN "seo_social_description";
  ALTER TABLE "recipe_collections" DROP COLUMN "seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "seo_title";
  ALTER TABLE "sites" DROP COLUMN "seo_description";
  ALTER TABLE "sites" DROP COLUMN "seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "about_seo_title";
  ALTER TABLE "sites" DROP COLUMN "about_seo_description";
  ALTER TABLE "sites" DROP COLUMN "about_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "about_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "about_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "link_page_seo_title";
  ALTER TABLE "sites" DROP COLUMN "link_page_seo_description";
  ALTER TABLE "sites" DROP COLUMN "link_page_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "link_page_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "link_page_seo_social_image_id";`)
}
