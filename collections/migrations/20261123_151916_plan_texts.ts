import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Texts of plans by the site's author. The snapshot beside it also holds changes that came by two branches
 * before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sites" ADD COLUMN "subscribe_heading" varchar;
    ALTER TABLE "sites" ADD COLUMN "free_plan_text" varchar;
    ALTER TABLE "sites" ADD COLUMN "paid_plan_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sites" DROP COLUMN "subscribe_heading";
    ALTER TABLE "sites" DROP COLUMN "free_plan_text";
    ALTER TABLE "sites" DROP COLUMN "paid_plan_text";`)
}
