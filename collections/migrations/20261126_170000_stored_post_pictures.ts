import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The pictures that stored posts show, by their address in the text: see collections/sql/picture-uses.sql,
 * which keeps them. Payload does not know this table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE stored_post_pictures (
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      image_id uuid NOT NULL REFERENCES images(id) ON DELETE CASCADE,
      PRIMARY KEY (recipe_id, image_id)
    );
    CREATE INDEX stored_post_pictures_image_idx ON stored_post_pictures (image_id);
    INSERT INTO stored_post_pictures (recipe_id, image_id)
      SELECT DISTINCT r.id, i.id FROM recipes r
      CROSS JOIN LATERAL regexp_matches(r.legacy_recipe_data ->> 'content',
        '/media/([A-Za-z0-9][A-Za-z0-9._-]*)', 'g') AS found (parts)
      JOIN images i ON i.key = found.parts[1] AND (i.site_id = r.site_id OR i.site_id IS NULL)
      WHERE r.legacy_recipe_data ->> 'content' LIKE '%/media/%';
    DROP FUNCTION IF EXISTS is_in_stored_post(text, uuid, uuid);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS images_of_new_post ON recipes;
    DROP TRIGGER IF EXISTS images_of_post ON recipes;
    DROP TABLE stored_post_pictures;`)
}
