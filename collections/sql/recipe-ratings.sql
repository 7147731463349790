-- Ratings of a recipe in one row, so that cards and lists do not count them (docs/product/ratings.md#figures).

CREATE OR REPLACE FUNCTION total_recipe_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := CASE WHEN TG_OP <> 'INSERT' AND OLD.is_visible THEN OLD.stars END;
  is_now int := CASE WHEN TG_OP <> 'DELETE' AND NEW.is_visible THEN NEW.stars END;
  of_recipe uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.recipe_id ELSE NEW.recipe_id END;
  of_site uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.site_id ELSE NEW.site_id END;
BEGIN
  IF was IS NOT DISTINCT FROM is_now THEN RETURN NULL; END IF;
  -- The recipe itself may be on its way out.
  INSERT INTO recipe_rating_totals AS t (recipe_id, site_id, sum, count)
    SELECT r.id, of_site, coalesce(is_now, 0) - coalesce(was, 0),
      (is_now IS NOT NULL)::int - (was IS NOT NULL)::int
    FROM recipes r WHERE r.id = of_recipe
    ON CONFLICT (recipe_id) DO UPDATE
      SET sum = t.sum + excluded.sum, count = t.count + excluded.count;
  -- The order by rating is in the documents of engines outside.
  INSERT INTO search_outbox (recipe_id, site_id)
    SELECT s.recipe_id, s.site_id FROM search_recipes s
      WHERE s.recipe_id = of_recipe AND EXISTS (SELECT FROM search_target);
  PERFORM notify_content_part(of_site, 'rating:' || of_recipe);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER rating_totals AFTER INSERT OR UPDATE OR DELETE ON recipe_ratings
  FOR EACH ROW EXECUTE FUNCTION total_recipe_ratings();

-- The stars of an imported comment count as long as it is published; those of a reader are the reader's.
CREATE OR REPLACE FUNCTION rate_by_comment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recipe_ratings SET is_visible = (NEW.status = 'published')
    WHERE comment_id = NEW.id AND removed_at IS NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER rating_of_comment AFTER UPDATE OF status ON comments
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION rate_by_comment_status();
