import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Adds the section with the latest letters to home pages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."site_home_section" ADD VALUE 'letters' BEFORE 'featured';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "site_home_sections" WHERE "section" = 'letters';
  ALTER TABLE "site_home_sections" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "public"."site_home_section";
  CREATE TYPE "public"."site_home_section" AS ENUM('lead', 'about', 'latest', 'featured', 'trending', 'collections', 'products', 'book', 'links', 'featured-in', 'newsletter');
  ALTER TABLE "site_home_sections" ALTER COLUMN "section" SET DATA TYPE "public"."site_home_section" USING "section"::"public"."site_home_section";`)
}
