import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "logo_on_dark_id" uuid;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_on_dark_id_images_id_fk" FOREIGN KEY ("logo_on_dark_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sites_logo_on_dark_idx" ON "sites" USING btree ("logo_on_dark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP CONSTRAINT "sites_logo_on_dark_id_images_id_fk";
  
  DROP INDEX "sites_logo_on_dark_idx";
  ALTER TABLE "sites" DROP COLUMN "logo_on_dark_id";`)
}
