import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "recipes_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "recipes_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "recipes_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "recipes_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "recipes_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "collections_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "collections_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "collections_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "collections_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "collections_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "events_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "events_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "events_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "events_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "events_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "press_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "press_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "press_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "press_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "press_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "profile_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "profile_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "profile_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "profile_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "profile_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD COLUMN "cookbook_seo_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "cookbook_seo_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "cookbook_seo_social_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "cookbook_seo_social_description" varchar;
  ALTER TABLE "sites" ADD COLUMN "cookbook_seo_social_image_id" uuid;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_recipes_seo_social_image_id_images_id_fk" FOREIGN KEY ("recipes_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_collections_seo_social_image_id_images_id_fk" FOREIGN KEY ("collections_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_events_seo_social_image_id_images_id_fk" FOREIGN KEY ("events_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_press_seo_social_image_id_images_id_fk" FOREIGN KEY ("press_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_profile_seo_social_image_id_images_id_fk" FOREIGN KEY ("profile_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_cookbook_seo_social_image_id_images_id_fk" FOREIGN KEY ("cookbook_seo_social_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_recipes_seo_recipes_seo_social_image_idx" ON "sites" USING btree ("recipes_seo_social_image_id");
  CREATE INDEX "sites_collections_seo_collections_seo_social_image_idx" ON "sites" USING btree ("collections_seo_social_image_id");
  CREATE INDEX "sites_events_seo_events_seo_social_image_idx" ON "sites" USING btree ("events_seo_social_image_id");
  CREATE INDEX "sites_press_seo_press_seo_social_image_idx" ON "sites" USING btree ("press_seo_social_image_id");
  CREATE INDEX "sites_profile_seo_profile_seo_social_image_idx" ON "sites" USING btree ("profile_seo_social_image_id");
  CREATE INDEX "sites_cookbook_seo_cookbook_seo_social_image_idx" ON "sites" USING btree ("cookbook_seo_social_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP CONSTRAINT "sites_recipes_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_collections_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_events_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_press_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_profile_seo_social_image_id_images_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_cookbook_seo_social_image_id_images_id_fk";
  
  DROP INDEX "sites_recipes_seo_recipes_seo_social_image_idx";
  DROP INDEX "sites_collections_seo_collections_seo_social_image_idx";
  DROP INDEX "sites_events_seo_events_seo_social_image_idx";
  DROP INDEX "sites_press_seo_press_seo_social_image_idx";
  DROP INDEX "sites_profile_seo_profile_seo_social_image_idx";
  DROP INDEX "sites_cookbook_seo_cookbook_seo_social_image_idx";
  ALTER TABLE "sites" DROP COLUMN "recipes_seo_title";
  ALTER TABLE "sites" DROP COLUMN "recipes_seo_description";
  ALTER TABLE "sites" DROP COLUMN "recipes_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "recipes_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "recipes_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "collections_seo_title";
  ALTER TABLE "sites" DROP COLUMN "collections_seo_description";
  ALTER TABLE "sites" DROP COLUMN "collections_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "collections_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "collections_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "events_seo_title";
  ALTER TABLE "sites" DROP COLUMN "events_seo_description";
  ALTER TABLE "sites" DROP COLUMN "events_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "events_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "events_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "press_seo_title";
  ALTER TABLE "sites" DROP COLUMN "press_seo_description";
  ALTER TABLE "sites" DROP COLUMN "press_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "press_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "press_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "profile_seo_title";
  ALTER TABLE "sites" DROP COLUMN "profile_seo_description";
  ALTER TABLE "sites" DROP COLUMN "profile_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "profile_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "profile_seo_social_image_id";
  ALTER TABLE "sites" DROP COLUMN "cookbook_seo_title";
  ALTER TABLE "sites" DROP COLUMN "cookbook_seo_description";
  ALTER TABLE "sites" DROP COLUMN "cookbook_seo_social_title";
  ALTER TABLE "sites" DROP COLUMN "cookbook_seo_social_description";
  ALTER TABLE "sites" DROP COLUMN "cookbook_seo_social_image_id";`)
}
