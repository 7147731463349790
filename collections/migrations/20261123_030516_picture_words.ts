import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Titles of pictures, the part of a cover that link previews show, and words from imports. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "recipe_images" ADD COLUMN "share_crop_width" numeric;
  ALTER TABLE "recipe_images" ADD COLUMN "share_crop_height" numeric;
  ALTER TABLE "recipe_images" ADD COLUMN "share_crop_x" numeric;
  ALTER TABLE "recipe_images" ADD COLUMN "share_crop_y" numeric;
  ALTER TABLE "images" ADD COLUMN "name" varchar;
  ALTER TABLE "import_pictures" ADD COLUMN "alt" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "recipe_images" DROP COLUMN "share_crop_width";
  ALTER TABLE "recipe_images" DROP COLUMN "share_crop_height";
  ALTER TABLE "recipe_images" DROP COLUMN "share_crop_x";
  ALTER TABLE "recipe_images" DROP COLUMN "share_crop_y";
  ALTER TABLE "images" DROP COLUMN "name";
  ALTER TABLE "import_pictures" DROP COLUMN "alt";`)
}
