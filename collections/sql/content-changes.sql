-- Every change of what readers see is told to all serving processes when it is committed, whoever
-- made it, so that they drop the answers they keep (src/runtime/serving/answer-cache). The payload is the id
-- of a site, or * for all. A part of a site may follow the id: the parts are listed in
-- src/server/web/content-reads.ts. What no trigger divides into parts clears all of its site.

-- Beyond a hundred parts in a transaction, as in an import, the whole site is cleared: Postgres sends equal
-- messages of a transaction once.
CREATE OR REPLACE FUNCTION notify_content_part(site uuid, part text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parts integer := coalesce(nullif(current_setting('content.parts', true), ''), '0')::integer;
BEGIN
  IF parts < 100 THEN
    PERFORM set_config('content.parts', (parts + 1)::text, true);
    PERFORM pg_notify('content_changed', site || ' ' || part);
  ELSE
    PERFORM pg_notify('content_changed', site::text);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_site text := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) ->> TG_ARGV[0] END;
  after_site text := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) ->> TG_ARGV[0] END;
BEGIN
  PERFORM pg_notify('content_changed', coalesce(after_site, before_site, '*'));
  IF before_site <> after_site THEN PERFORM pg_notify('content_changed', before_site); END IF;
  RETURN NULL;
END $$;

-- Drafts are in no response for everyone; the part `drafts` only wakes the search index.
CREATE OR REPLACE FUNCTION notify_recipe_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL AND OLD.deleted_at IS NULL;
  is_public boolean := TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL AND NEW.deleted_at IS NULL;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.site_id <> NEW.site_id THEN
    PERFORM pg_notify('content_changed', OLD.site_id::text), pg_notify('content_changed', NEW.site_id::text);
  ELSIF NOT was_public AND NOT is_public THEN
    PERFORM pg_notify('content_changed', coalesce(NEW.site_id, OLD.site_id) || ' drafts');
  ELSIF NOT was_public THEN
    PERFORM notify_content_part(NEW.site_id, 'lists');
  ELSIF NOT is_public THEN
    PERFORM notify_content_part(OLD.site_id, 'lists'),
      notify_content_part(OLD.site_id, 'recipe:' || OLD.id);
  ELSE
    PERFORM notify_content_part(NEW.site_id, 'recipe:' || NEW.id);
    IF OLD.published_at <> NEW.published_at THEN
      PERFORM notify_content_part(NEW.site_id, 'lists');
    END IF;
    IF (OLD.slug, OLD.title) IS DISTINCT FROM (NEW.slug, NEW.title) THEN
      PERFORM notify_content_part(NEW.site_id, 'titles');
    END IF;
    -- The columns of CARD_FIELDS, and the video, whose first frame may be the picture.
    IF (OLD.slug, OLD.title, OLD.published_at, OLD.description, OLD.privacy_setting, OLD.prep_time_minutes,
        OLD.cook_time_minutes, OLD.custom_time_minutes, OLD.custom_time_label, OLD.video_id)
      IS DISTINCT FROM (NEW.slug, NEW.title, NEW.published_at, NEW.description, NEW.privacy_setting,
        NEW.prep_time_minutes, NEW.cook_time_minutes, NEW.custom_time_minutes, NEW.custom_time_label,
        NEW.video_id) THEN
      PERFORM notify_content_part(NEW.site_id, 'card:' || NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- The rows of a recipe that its card shows: the first picture, the number of ingredients, and terms. Payload
-- deletes and inserts all of them at each save, so only a mark of the last commit tells whether they changed.
-- A recipe without a mark is new, and on no card yet.
CREATE OR REPLACE FUNCTION notify_changed_cards(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH fresh AS MATERIALIZED (
    SELECT r.id, r.site_id, r.published_at IS NOT NULL AND r.deleted_at IS NULL AS is_public,
      md5(concat_ws('|',
        (SELECT count(*) FROM recipe_ingredient_groups g JOIN recipe_ingredients i ON i._parent_id = g.id
          WHERE g._parent_id = r.id),
        (SELECT to_jsonb(p) - 'id' FROM recipe_images p WHERE p._parent_id = r.id ORDER BY p._order LIMIT 1),
        (SELECT string_agg(rel.path || rel.terms_id, ',' ORDER BY rel.path, rel."order")
          FROM recipes_rels rel WHERE rel.parent_id = r.id AND rel.terms_id IS NOT NULL))) AS mark
    FROM recipes r WHERE r.id = ANY (ids)),
  marked AS (
    UPDATE recipe_card_marks m SET mark = f.mark FROM fresh f
      WHERE m.recipe_id = f.id AND m.mark <> f.mark RETURNING m.recipe_id),
  added AS (
    INSERT INTO recipe_card_marks (recipe_id, mark) SELECT id, mark FROM fresh ON CONFLICT DO NOTHING)
  SELECT notify_content_part(f.site_id, 'card:' || f.id)
    FROM marked JOIN fresh f ON f.id = marked.recipe_id WHERE f.is_public $$;

-- Comments and cooked marks of a recipe.
CREATE OR REPLACE FUNCTION notify_comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM notify_content_part(OLD.site_id, 'comments:' || OLD.recipe_id);
  END IF;
  IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND OLD.recipe_id <> NEW.recipe_id THEN
    PERFORM notify_content_part(NEW.site_id, 'comments:' || NEW.recipe_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION notify_imported_rating_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_content_part(coalesce(NEW.site_id, OLD.site_id),
    'rating:' || coalesce(NEW.recipe_id, OLD.recipe_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_upvotes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_content_part(c.site_id, 'comments:' || c.recipe_id) FROM comments c
    WHERE c.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.comment_id ELSE NEW.comment_id END;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', s.id::text) FROM sites s WHERE s.owner_id = NEW.id;
  PERFORM notify_content_part(site_id, 'comments:' || recipe_id) FROM (
    SELECT c.site_id, c.recipe_id FROM comments c WHERE c.user_id = NEW.id AND c.status = 'published'
    UNION SELECT k.site_id, k.recipe_id FROM cooked_recipes k WHERE k.user_id = NEW.id) AS touched;
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
  FOR EACH ROW EXECUTE FUNCTION notify_recipe_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON recipe_collections
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON letters
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
-- Comments that readers do not see, spam above all, leave the cached pages as they are.
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE ON comments
  FOR EACH ROW WHEN (OLD.status = 'published' OR NEW.status = 'published')
  EXECUTE FUNCTION notify_comments_changed();
CREATE OR REPLACE TRIGGER content_added AFTER INSERT ON comments
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION notify_comments_changed();
CREATE OR REPLACE TRIGGER content_removed AFTER DELETE ON comments
  FOR EACH ROW WHEN (OLD.status = 'published') EXECUTE FUNCTION notify_comments_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON cooked_recipes
  FOR EACH ROW EXECUTE FUNCTION notify_comments_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON imported_rating_summaries
  FOR EACH ROW EXECUTE FUNCTION notify_imported_rating_changed();
-- When comments close is in their lists.
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF closes_after_days
  ON site_comment_settings FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
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
-- Rows without references yet are visible to nobody.
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OR DELETE ON ingredients
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('');
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OR DELETE ON equipment
  FOR EACH ROW EXECUTE FUNCTION tell_content_changed('site_id');
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
