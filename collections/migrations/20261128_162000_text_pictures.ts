import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The pictures that stories and about pages show: see collections/sql/picture-uses.sql, which fills these
 * tables. Payload does not know them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE story_pictures (
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      image_id uuid NOT NULL REFERENCES images(id) ON DELETE CASCADE,
      PRIMARY KEY (recipe_id, image_id)
    );
    CREATE INDEX story_pictures_image_idx ON story_pictures (image_id);
    CREATE TABLE about_pictures (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      image_id uuid NOT NULL REFERENCES images(id) ON DELETE CASCADE,
      PRIMARY KEY (site_id, image_id)
    );
    CREATE INDEX about_pictures_image_idx ON about_pictures (image_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS images_of_new_story ON recipes;
    DROP TRIGGER IF EXISTS images_of_story ON recipes;
    DROP TRIGGER IF EXISTS images_of_new_about ON sites;
    DROP TRIGGER IF EXISTS images_of_about ON sites;
    DROP TABLE story_pictures;
    DROP TABLE about_pictures;`)
}
