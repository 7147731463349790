import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."site_template" ADD VALUE 'classic';
  ALTER TYPE "public"."site_template" ADD VALUE 'magazine';
  ALTER TYPE "public"."site_template" ADD VALUE 'minimal';
  ALTER TYPE "public"."site_template" ADD VALUE 'overlay';
  ALTER TYPE "public"."site_template" ADD VALUE 'newsletter';
  ALTER TYPE "public"."site_template" ADD VALUE 'link-in-bio';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "template" SET DATA TYPE text;
  ALTER TABLE "sites" ALTER COLUMN "template" SET DEFAULT 'journal'::text;
  UPDATE "sites" SET "template" = 'journal' WHERE "template" NOT IN ('journal', 'cookbook', 'bold');
  DROP TYPE "public"."site_template";
  CREATE TYPE "public"."site_template" AS ENUM('journal', 'cookbook', 'bold');
  ALTER TABLE "sites" ALTER COLUMN "template" SET DEFAULT 'journal'::"public"."site_template";
  ALTER TABLE "sites" ALTER COLUMN "template" SET DATA TYPE "public"."site_template" USING "template"::"public"."site_template";`)
}
