-- Every change of what readers see is told to all serving processes when it is committed, whoever
-- made it, so that they drop the answers they keep (src/runtime/serving/answer-cache). The payload is the id
-- of a site, or * for all.

CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_site text := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) ->> TG_ARGV[0] END;
  after_site text := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) ->> TG_ARGV[0] END;
BEGIN
  PERFORM pg_notify('content_changed', coalesce(after_site, before_site, '*'));
  IF before_site <> after_site THEN PERFORM pg_notify('content_changed', before_site); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_upvotes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', c.site_id::text) FROM comments c
    WHERE c.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.comment_id ELSE NEW.comment_id END;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', site::text) FROM (
    SELECT s.id AS site FROM sites s WHERE s.owner_id = NEW.id
    UNION SELECT c.site_id FROM comments c WHERE c.user_id = NEW.id
    UNION SELECT k.site_id FROM cooked_recipes k WHERE k.user_id = NEW.id) AS touched;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER upvotes_changed AFTER INSERT OR DELETE ON comment_upvotes
  FOR EACH ROW EXECUTE FUNCTION tell_upvotes_changed();
CREATE OR REPLACE TRIGGER person_changed AFTER UPDATE OF display_name, avatar_id ON users
  FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name
    OR OLD.avatar_id IS DISTINCT FROM NEW.avatar_id)
  EXECUTE FUNCTION tell_person_changed();

-- The argument is the column that names the site; none where rows belong to all sites.
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON recipes
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON recipe_collections
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON letters
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
-- Comments that readers do not see, spam above all, leave the cached pages as they are.
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON comments
  FOR EACH ROW WHEN (OLD.status = 'published' OR NEW.status = 'published')
  EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON comments
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON comments
  FOR EACH ROW WHEN (OLD.status = 'published') EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON cooked_recipes
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON terms
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON color_themes
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON type_themes
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
-- Whether a site can be paid is on its subscribe page.
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF charges_enabled
  ON payment_accounts FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON units
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON ingredients
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON equipment
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
-- Rows without references yet are visible to nobody.
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OR DELETE ON images
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OR DELETE ON videos
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
-- A site's addresses are in every kept answer of it.
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF verified_at, domain
  ON site_domains FOR EACH ROW EXECUTE FUNCTION tell_content_changed('_parent_id');

-- Since when a site answers where it does: feeds and maps name it in every link. It is not a change of
-- the site, so `updated_at` stays, which open forms are based on.
CREATE OR REPLACE FUNCTION note_origin_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sites SET origin_changed_at = now()
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD._parent_id ELSE NEW._parent_id END;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION date_origin_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.origin_changed_at := now();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER origin_chosen BEFORE UPDATE OF primary_domain, slug ON sites
  FOR EACH ROW WHEN (OLD.primary_domain IS DISTINCT FROM NEW.primary_domain
    OR OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION date_origin_change();
CREATE OR REPLACE TRIGGER domain_gained AFTER INSERT ON site_domains
  FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL) EXECUTE FUNCTION note_origin_changed();
CREATE OR REPLACE TRIGGER domain_lost AFTER DELETE ON site_domains
  FOR EACH ROW WHEN (OLD.verified_at IS NOT NULL) EXECUTE FUNCTION note_origin_changed();
CREATE OR REPLACE TRIGGER domain_changed AFTER UPDATE OF verified_at, domain, _order ON site_domains
  FOR EACH ROW WHEN (OLD.verified_at IS DISTINCT FROM NEW.verified_at
    OR OLD.domain IS DISTINCT FROM NEW.domain OR OLD._order IS DISTINCT FROM NEW._order)
  EXECUTE FUNCTION note_origin_changed();
