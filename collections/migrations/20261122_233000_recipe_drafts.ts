import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts beside the stored recipes, their history, the links that show them, and who has one open.
 * Payload does not know these tables: only src/server/recipes/drafts reads and writes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE recipe_drafts (
      recipe_id uuid PRIMARY KEY REFERENCES recipes(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      document jsonb NOT NULL,
      base jsonb NOT NULL,
      based_on timestamptz(3) NOT NULL,
      revision integer NOT NULL DEFAULT 1,
      saved_at timestamptz(3) NOT NULL DEFAULT now(),
      saved_by uuid REFERENCES users(id) ON DELETE SET NULL,
      kept_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX recipe_drafts_site_idx ON recipe_drafts (site_id, saved_at DESC);

    CREATE TABLE recipe_versions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('published', 'draft')),
      document jsonb NOT NULL,
      author_id uuid REFERENCES users(id) ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX recipe_versions_recipe_idx ON recipe_versions (recipe_id, created_at DESC);
    CREATE INDEX recipe_versions_created_idx ON recipe_versions (created_at);
    CREATE INDEX recipe_versions_site_idx ON recipe_versions (site_id);

    CREATE TABLE draft_links (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      created_by uuid REFERENCES users(id) ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX draft_links_recipe_idx ON draft_links (recipe_id);

    CREATE UNLOGGED TABLE recipe_presence (
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      client_id uuid NOT NULL,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      seen_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (recipe_id, client_id)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE recipe_presence; DROP TABLE draft_links; DROP TABLE recipe_versions;
    DROP TABLE recipe_drafts;`)
}
