import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "newsletter_heading" varchar;
  ALTER TABLE "sites" ADD COLUMN "newsletter_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "newsletter_heading";
  ALTER TABLE "sites" DROP COLUMN "newsletter_text";`)
}
