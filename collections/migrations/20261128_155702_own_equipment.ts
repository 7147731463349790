import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "equipment_slug_idx";
  ALTER TABLE "equipment" ADD COLUMN "site_id" uuid;
  -- A deleted site takes its own equipment along: without a site it would be everybody's.
  ALTER TABLE "equipment" ADD CONSTRAINT "equipment_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "equipment_site_idx" ON "equipment" USING btree ("site_id");
  CREATE INDEX "equipment_slug_idx" ON "equipment" USING btree ("slug");
  -- Not in the collections' own words: slugs are unique among the equipment of a site, and among that of all sites.
  CREATE UNIQUE INDEX "equipment_site_slug_unique_idx" ON "equipment" ("site_id", "slug") NULLS NOT DISTINCT;
  -- Recipes lose a site's own equipment with its row; collections/sql/shared-equipment.sql keeps what all sites share.
  ALTER TABLE "recipe_equipment" DROP CONSTRAINT "recipe_equipment_equipment_id_equipment_id_fk",
    ADD CONSTRAINT "recipe_equipment_equipment_id_equipment_id_fk"
    FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE cascade;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "equipment" WHERE "site_id" IS NOT NULL;
  ALTER TABLE "recipe_equipment" DROP CONSTRAINT "recipe_equipment_equipment_id_equipment_id_fk",
    ADD CONSTRAINT "recipe_equipment_equipment_id_equipment_id_fk"
    FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE restrict;
  ALTER TABLE "equipment" DROP CONSTRAINT "equipment_site_id_sites_id_fk";
  DROP INDEX "equipment_site_slug_unique_idx";
  DROP INDEX "equipment_site_idx";
  DROP INDEX "equipment_slug_idx";
  CREATE UNIQUE INDEX "equipment_slug_idx" ON "equipment" USING btree ("slug");
  ALTER TABLE "equipment" DROP COLUMN "site_id";`)
}
