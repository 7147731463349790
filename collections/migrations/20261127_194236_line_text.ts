import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The text becomes that which readers see; lines are annotated when the database is prepared.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipe_ingredients" RENAME COLUMN "original_text" TO "text";
  ALTER TABLE "recipe_ingredients" ADD COLUMN "spans" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "recipe_ingredients" DROP COLUMN "spans";
  ALTER TABLE "recipe_ingredients" RENAME COLUMN "text" TO "original_text";`)
}
