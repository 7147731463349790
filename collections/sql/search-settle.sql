-- Brings the index of some recipes up to what is stored, with the words, counts and bits of their
-- sites, in the transaction that changed them.

-- Bits out of places: search_mark(place & 4095, 1). A row of bits stands for 4,096 places, as in
-- search/postgres/bits.ts; the aggregate begins with as many zeros.
DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE AGGREGATE search_mark(integer, integer) (
    SFUNC = set_bit, STYPE = bit, INITCOND = %L)', repeat('0', 4096));
END $$;

CREATE OR REPLACE FUNCTION search_words_in(document tsvector) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT substr(lexeme, 10) FROM unnest(tsvector_to_array(document)) AS lexeme
    WHERE substr(lexeme, 9, 1) = ':' $$;

-- Whether two rows say different things; where a recipe has its place does not matter.
CREATE OR REPLACE FUNCTION search_differs(one search_recipes, other search_recipes) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (one.recipe_id, one.site_id, one.published_at, one.is_counted, one.is_locked, one.title_key,
      one.total_minutes, one.terms, one.ranking, one.document) IS DISTINCT FROM
    (other.recipe_id, other.site_id, other.published_at, other.is_counted, other.is_locked,
      other.title_key, other.total_minutes, other.terms, other.ranking, other.document) $$;

-- Locks the rows of some sites, each once, and makes those that are not there. A row that is waited for goes
-- when the last recipe of its site does: then it is made anew.
CREATE OR REPLACE FUNCTION search_lock_sites(sites uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  LOOP
    INSERT INTO search_sites (site_id) SELECT unnest(sites) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM search_sites WHERE site_id = ANY (sites) ORDER BY site_id FOR UPDATE;
    GET DIAGNOSTICS held = ROW_COUNT;
    EXIT WHEN held >= cardinality(sites);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION search_settle(ids uuid[], are_gone boolean DEFAULT false) RETURNS integer
  LANGUAGE plpgsql SET work_mem = '32MB' SET jit = off SET plan_cache_mode = force_generic_plan
  -- Plans outlive what tables were when they were made.
  SET random_page_cost = '0.5' SET seq_page_cost = '1' AS $$
DECLARE
  changes integer;
  sites uuid[];
BEGIN
  -- Other transactions that change these recipes wait, or are waited for: the last one sees everything.
  PERFORM 1 FROM recipes WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  sites := array(SELECT site_id FROM recipes WHERE id = ANY (ids) AND NOT are_gone
    UNION SELECT site_id FROM search_recipes WHERE recipe_id = ANY (ids) ORDER BY 1);
  PERFORM search_lock_sites(sites);
  INSERT INTO search_terms (facet, slug)
    SELECT DISTINCT f.facet, t.slug
      FROM (SELECT DISTINCT search_facet(rel.path) AS facet, rel.terms_id FROM recipes_rels rel
        WHERE rel.parent_id = ANY (ids) AND rel.terms_id IS NOT NULL) AS f
        JOIN terms t ON t.id = f.terms_id
      WHERE NOT EXISTS (SELECT FROM search_terms s WHERE s.facet = f.facet AND s.slug = t.slug)
      ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  WITH fresh AS MATERIALIZED (
    SELECT d.recipe_id, d AS entry FROM search_documents(CASE WHEN are_gone THEN '{}' ELSE ids END) AS d),
  stored AS MATERIALIZED (
    SELECT s.recipe_id, s AS entry FROM search_recipes s WHERE s.recipe_id = ANY (ids)),
  changed AS MATERIALIZED (
    SELECT coalesce(f.recipe_id, s.recipe_id) AS recipe_id, f.entry AS fresh, s.entry AS stored,
        (f.entry).site_id IS DISTINCT FROM (s.entry).site_id AS is_moved
      FROM fresh f FULL JOIN stored s ON s.recipe_id = f.recipe_id
      WHERE search_differs(f.entry, s.entry)),
  -- A recipe new to a site gets a free place there, or a new one.
  given AS MATERIALIZED (
    SELECT n.recipe_id, n.site_id, coalesce(p.free[n.nth], p.places + n.nth - 1 - cardinality(p.free)) AS place
      FROM (SELECT recipe_id, (fresh).site_id, (row_number() OVER (PARTITION BY (fresh).site_id
          ORDER BY (fresh).published_at DESC NULLS LAST, recipe_id))::integer AS nth
        FROM changed WHERE is_moved AND (fresh).recipe_id IS NOT NULL) AS n
      JOIN search_sites p ON p.site_id = n.site_id),
  sides AS MATERIALIZED (
    SELECT (fresh).site_id, (fresh).is_counted, (fresh).terms, (fresh).document,
        coalesce(g.place, (stored).place) AS place, 1 AS by
      FROM changed c LEFT JOIN given g ON g.recipe_id = c.recipe_id WHERE (fresh).recipe_id IS NOT NULL
    UNION ALL
    SELECT (stored).site_id, (stored).is_counted, (stored).terms, (stored).document,
        (stored).place, -1
      FROM changed WHERE (stored).recipe_id IS NOT NULL),
  put AS (
    INSERT INTO search_recipes (recipe_id, site_id, published_at, is_counted, is_locked, title_key,
        total_minutes, terms, ranking, document, place)
      SELECT (fresh).recipe_id, (fresh).site_id, (fresh).published_at, (fresh).is_counted,
        (fresh).is_locked, (fresh).title_key, (fresh).total_minutes, (fresh).terms,
        (fresh).ranking, (fresh).document, coalesce(g.place, (stored).place)
      FROM changed c LEFT JOIN given g ON g.recipe_id = c.recipe_id WHERE (fresh).recipe_id IS NOT NULL
    ON CONFLICT (recipe_id) DO UPDATE SET site_id = excluded.site_id,
      published_at = excluded.published_at, is_counted = excluded.is_counted,
      is_locked = excluded.is_locked, title_key = excluded.title_key, total_minutes = excluded.total_minutes,
      terms = excluded.terms, ranking = excluded.ranking, document = excluded.document,
      place = excluded.place),
  taken AS (
    DELETE FROM search_recipes WHERE recipe_id IN (
      SELECT recipe_id FROM changed WHERE (fresh).recipe_id IS NULL)),
  places AS (
    UPDATE search_sites p SET places = p.places + greatest(m.came - cardinality(p.free), 0),
        free = p.free[m.came + 1:] || m.freed
      FROM (SELECT site_id, count(*) FILTER (WHERE place IS NULL)::integer AS came,
          coalesce(array_agg(place) FILTER (WHERE place IS NOT NULL), '{}') AS freed
        FROM (SELECT site_id, NULL::integer AS place FROM given UNION ALL
          SELECT (stored).site_id, (stored).place FROM changed
            WHERE is_moved AND (stored).recipe_id IS NOT NULL) AS each
        GROUP BY site_id) AS m WHERE p.site_id = m.site_id),
  words AS (
    INSERT INTO search_words AS w (site_id, word, published, stored)
      SELECT site_id, substr(lexeme, 10), sum(shown), sum(by)
        FROM (SELECT s.site_id, lexeme, s.by, CASE WHEN s.is_counted THEN s.by ELSE 0 END AS shown
          FROM sides s CROSS JOIN LATERAL unnest(tsvector_to_array(s.document)) AS lexeme) AS each
        GROUP BY site_id, lexeme
        HAVING (sum(by) <> 0 OR sum(shown) <> 0) AND substr(lexeme, 9, 1) = ':'
        ORDER BY site_id, lexeme
      ON CONFLICT (site_id, word) DO UPDATE SET
        published = w.published + excluded.published, stored = w.stored + excluded.stored),
  counts AS (
    INSERT INTO search_counts AS c (site_id, term, recipes)
      SELECT site_id, term, sum(by)
        FROM (SELECT s.site_id, term, s.by FROM sides s
          CROSS JOIN LATERAL unnest(0 || s.terms) AS term WHERE s.is_counted) AS each
        GROUP BY site_id, term HAVING sum(by) <> 0 ORDER BY site_id, term
      ON CONFLICT (site_id, term) DO UPDATE SET recipes = c.recipes + excluded.recipes),
  -- Unchanged bits cancel out: the rest are the bits to flip.
  turned AS (
    SELECT site_id, term, block, one # other AS bits
      FROM (SELECT s.site_id, term, s.place / 4096 AS block,
          search_mark(s.place % 4096, 1) FILTER (WHERE s.by = 1) AS one,
          search_mark(s.place % 4096, 1) FILTER (WHERE s.by = -1) AS other
        FROM sides s CROSS JOIN LATERAL unnest(0 || s.terms) AS term WHERE s.is_counted
        GROUP BY 1, 2, 3) AS each WHERE one <> other),
  bits AS (
    INSERT INTO search_bits AS b (site_id, term, block, bits)
      SELECT site_id, term, block, bits FROM turned ORDER BY site_id, term, block
      ON CONFLICT (site_id, term, block) DO UPDATE SET bits = b.bits # excluded.bits),
  told AS (
    INSERT INTO search_outbox (recipe_id, site_id)
      SELECT recipe_id, coalesce((fresh).site_id, (stored).site_id) FROM changed
        WHERE EXISTS (SELECT FROM search_target))
  SELECT count(*) INTO changes FROM changed;
  DELETE FROM search_words WHERE stored <= 0 AND site_id = ANY (sites);
  WITH none AS (
    DELETE FROM search_counts WHERE recipes <= 0 AND site_id = ANY (sites) RETURNING site_id, term)
    DELETE FROM search_bits b USING none n WHERE b.site_id = n.site_id AND b.term = n.term;
  DELETE FROM search_sites p WHERE p.site_id = ANY (sites) AND p.places <= cardinality(p.free);
  RETURN changes;
END $$;

CREATE OR REPLACE FUNCTION search_settle_pending() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  -- The first row of a transaction settles all of them.
  IF NOT EXISTS (SELECT FROM search_pending WHERE xact = NEW.xact AND recipe_id = NEW.recipe_id)
    THEN RETURN NULL; END IF;
  WITH mine AS (DELETE FROM search_pending WHERE xact = NEW.xact RETURNING recipe_id)
    SELECT array_agg(recipe_id) INTO ids FROM mine;
  PERFORM search_settle(ids);
  PERFORM notify_changed_cards(ids);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS search_settle ON search_pending;
CREATE CONSTRAINT TRIGGER search_settle AFTER INSERT ON search_pending
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_settle_pending();

-- A transaction empties its own rows before it commits: rows seen here are left over from a time
-- without the trigger, and the whole index is checked after these definitions were applied.
DELETE FROM search_pending;
