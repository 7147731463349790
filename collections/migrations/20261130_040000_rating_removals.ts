import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The time of a bulk removal of ratings, by which it is undone (docs/product/ratings.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE recipe_ratings ADD COLUMN removed_at timestamptz(3);
    CREATE INDEX recipe_ratings_removed_idx ON recipe_ratings (site_id, removed_at)
      WHERE removed_at IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS rating_of_comment ON comments;
    DROP FUNCTION IF EXISTS rate_by_comment_status;
    DROP TRIGGER IF EXISTS webhook_events ON recipe_ratings;
    DROP FUNCTION IF EXISTS note_rating_created;
    ALTER TABLE recipe_ratings DROP COLUMN removed_at;`)
}
