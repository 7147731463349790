import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Counts of recipes that are mostly zero are null instead: a null takes no room in a row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE recipe_days
      ALTER COLUMN saves DROP NOT NULL, ALTER COLUMN saves DROP DEFAULT,
      ALTER COLUMN prints DROP NOT NULL, ALTER COLUMN prints DROP DEFAULT,
      ALTER COLUMN cook_starts DROP NOT NULL, ALTER COLUMN cook_starts DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE recipe_days SET saves = coalesce(saves, 0), prints = coalesce(prints, 0),
      cook_starts = coalesce(cook_starts, 0);
    ALTER TABLE recipe_days
      ALTER COLUMN saves SET DEFAULT 0, ALTER COLUMN saves SET NOT NULL,
      ALTER COLUMN prints SET DEFAULT 0, ALTER COLUMN prints SET NOT NULL,
      ALTER COLUMN cook_starts SET DEFAULT 0, ALTER COLUMN cook_starts SET NOT NULL;`)
}
