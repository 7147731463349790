import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "show_mockups" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "time_zone" varchar DEFAULT 'UTC';
   -- The demo goes on to show them.
   UPDATE "sites" SET "show_mockups" = true FROM "users" WHERE "users"."id" = "sites"."owner_id"
     AND "sites"."slug" IN ('ferment', 'somethingfromnothing', 'jerumai')
     AND "users"."email" = 'owner-' || "sites"."slug" || '@example.com';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "show_mockups";
  ALTER TABLE "sites" DROP COLUMN "time_zone";`)
}
