import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."redirect_origin" AS ENUM('renamed', 'import', 'hand');
  ALTER TABLE "redirects" ADD COLUMN "origin" "redirect_origin";
  ALTER TABLE "import_rows" ADD COLUMN "found" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP COLUMN "origin";
  ALTER TABLE "import_rows" DROP COLUMN "found";
  DROP TYPE "public"."redirect_origin";`)
}
