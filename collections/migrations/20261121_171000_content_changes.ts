import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables whose rows readers see, and the column that names their site; none: of all sites. */
const TABLES = {
  sites: 'id',
  recipes: 'site_id',
  recipe_collections: 'site_id',
  events: 'site_id',
  comments: 'site_id',
  redirects: 'site_id',
  terms: 'site_id',
  color_themes: 'site_id',
  type_themes: 'site_id',
  units: '',
  ingredients: '',
  equipment: '',
} as const
/** Nobody sees these before something points at them. */
const POINTED_AT = ['images', 'videos'] as const

/**
 * Every change of what readers see is told to all serving processes when it is committed, whoever
 * made it, so that they can let go of answers they keep: the payload is a site's id, or `*`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before_site text := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) ->> TG_ARGV[0] END;
      after_site text := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) ->> TG_ARGV[0] END;
    BEGIN
      PERFORM pg_notify('content_changed', coalesce(after_site, before_site, '*'));
      IF before_site <> after_site THEN PERFORM pg_notify('content_changed', before_site); END IF;
      RETURN NULL;
    END $$;

    CREATE FUNCTION tell_upvotes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('content_changed', c.site_id::text) FROM comments c
        WHERE c.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.comment_id ELSE NEW.comment_id END;
      RETURN NULL;
    END $$;

    CREATE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('content_changed', site::text) FROM (
        SELECT s.id AS site FROM sites s WHERE s.owner_id = NEW.id
        UNION SELECT c.site_id FROM comments c WHERE c.user_id = NEW.id) AS touched;
      RETURN NULL;
    END $$;

    CREATE TRIGGER upvotes_changed AFTER INSERT OR DELETE ON comment_upvotes
      FOR EACH ROW EXECUTE FUNCTION tell_upvotes_changed();
    CREATE TRIGGER person_changed AFTER UPDATE OF display_name, avatar_id ON users
      FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name
        OR OLD.avatar_id IS DISTINCT FROM NEW.avatar_id)
      EXECUTE FUNCTION tell_person_changed();`)
  for (const [table, column] of Object.entries(TABLES)) {
    await db.execute(sql.raw(trigger(table, 'INSERT OR UPDATE OR DELETE', column)))
  }
  for (const table of POINTED_AT) {
    await db.execute(sql.raw(trigger(table, 'UPDATE OR DELETE', 'site_id')))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION tell_content_changed() CASCADE;
    DROP FUNCTION tell_upvotes_changed() CASCADE;
    DROP FUNCTION tell_person_changed() CASCADE;`)
}

const trigger = (table: string, events: string, column: string): string =>
  `CREATE TRIGGER content_changed AFTER ${events} ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION tell_content_changed('${column}')`
