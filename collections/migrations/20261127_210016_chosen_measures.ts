import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whether the measures of a site were chosen. Of sites from before only those are known to be that are not
 * the default.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ADD COLUMN "notice" varchar;
  ALTER TABLE "sites" ADD COLUMN "is_measurement_system_chosen" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "is_temperature_system_chosen" boolean DEFAULT false;
  UPDATE "sites" SET "is_measurement_system_chosen" = "default_measurement_system" = 'metric',
    "is_temperature_system_chosen" = "default_temperature_system" = 'celsius';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" DROP COLUMN "notice";
  ALTER TABLE "sites" DROP COLUMN "is_measurement_system_chosen";
  ALTER TABLE "sites" DROP COLUMN "is_temperature_system_chosen";`)
}
