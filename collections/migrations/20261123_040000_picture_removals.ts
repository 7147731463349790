import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Pictures on their way out, files whose record is gone, and the pictures that drafts and versions
 * name. Payload does not know these tables and columns: see collections/sql/picture-uses.sql.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE image_removals (
      image_id uuid PRIMARY KEY REFERENCES images(id) ON DELETE CASCADE,
      unused_since timestamptz(3),
      deleted_at timestamptz(3),
      deleted_by uuid REFERENCES users(id) ON DELETE SET NULL,
      CHECK (unused_since IS NOT NULL OR deleted_at IS NOT NULL)
    );
    CREATE INDEX image_removals_unused_idx ON image_removals (unused_since);
    CREATE INDEX image_removals_deleted_idx ON image_removals (deleted_at);
    CREATE TABLE removed_files (
      key text PRIMARY KEY,
      removed_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX images_site_created_idx ON images (site_id, created_at DESC, id);

    ALTER TABLE recipe_drafts ADD COLUMN image_ids uuid[] NOT NULL DEFAULT '{}';
    ALTER TABLE recipe_versions ADD COLUMN image_ids uuid[] NOT NULL DEFAULT '{}';
    UPDATE recipe_drafts d SET image_ids = array(SELECT DISTINCT i.id
      FROM regexp_matches(d.document::text || d.base::text,
        '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') AS found
      JOIN images i ON i.id = found[1]::uuid AND i.site_id = d.site_id);
    UPDATE recipe_versions v SET image_ids = array(SELECT DISTINCT i.id
      FROM regexp_matches(v.document::text,
        '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') AS found
      JOIN images i ON i.id = found[1]::uuid AND i.site_id = v.site_id);
    CREATE INDEX recipe_drafts_images_idx ON recipe_drafts USING gin (image_ids);
    CREATE INDEX recipe_versions_images_idx ON recipe_versions USING gin (image_ids);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE recipe_versions DROP COLUMN image_ids;
    ALTER TABLE recipe_drafts DROP COLUMN image_ids;
    DROP INDEX images_site_created_idx;
    DROP TABLE removed_files; DROP TABLE image_removals;`)
}
