import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A domain that is verified, given up or taken away changes what its host answers: the same is told as
 * of the site itself, also where the domain's row alone is written.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON site_domains
      FOR EACH ROW EXECUTE FUNCTION tell_content_changed('_parent_id');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER content_changed ON site_domains;`)
}
