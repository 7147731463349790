import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts of the design of sites, the designs that were published, and the hosts that show drafts.
 * Payload does not know these tables: only src/server/sites/design reads and writes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site_designs (
      site_id uuid PRIMARY KEY REFERENCES sites(id) ON DELETE CASCADE,
      document jsonb NOT NULL,
      base jsonb NOT NULL,
      based_on timestamptz(3) NOT NULL,
      revision integer NOT NULL DEFAULT 1,
      saved_at timestamptz(3) NOT NULL DEFAULT now(),
      saved_by uuid REFERENCES users(id) ON DELETE SET NULL
    );
    CREATE TABLE site_design_versions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      document jsonb NOT NULL,
      author_id uuid REFERENCES users(id) ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX site_design_versions_site_idx ON site_design_versions (site_id, created_at DESC);
    CREATE TABLE site_design_previews (
      site_id uuid PRIMARY KEY REFERENCES sites(id) ON DELETE CASCADE,
      key text NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE site_design_previews; DROP TABLE site_design_versions; DROP TABLE site_designs;`)
}
