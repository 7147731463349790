import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sites that their owners have deleted and may restore, invitations to work on a site, and how often a
 * custom domain was looked for in vain. Payload knows the first alone: only src/server/sites reads and
 * writes the others.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "sites" ADD COLUMN "deleted_at" timestamp(3) with time zone;
    CREATE INDEX "sites_deleted_at_idx" ON "sites" USING btree ("deleted_at");

    CREATE TABLE site_invitations (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('editor', 'owner')),
      email text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      invited_by uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      sent_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      accepted_at timestamptz(3),
      revoked_at timestamptz(3)
    );
    CREATE UNIQUE INDEX site_invitations_waiting_idx ON site_invitations (site_id, kind, email)
      WHERE accepted_at IS NULL AND revoked_at IS NULL;
    CREATE INDEX site_invitations_invited_by_idx ON site_invitations (invited_by);
    CREATE INDEX site_invitations_expires_idx ON site_invitations (expires_at);

    ALTER TABLE site_domains ADD COLUMN misses integer NOT NULL DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site_domains DROP COLUMN misses;
    DROP TABLE site_invitations;
    DROP INDEX "sites_deleted_at_idx";
    ALTER TABLE "sites" DROP COLUMN "deleted_at";`)
}
