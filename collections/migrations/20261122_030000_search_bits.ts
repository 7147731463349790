import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import * as searchIndex from './20261121_194000_search_index'
import * as searchTriggers from './20261121_194100_search_triggers'

/** As in the migration `search_index`: what divides words. */
const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u245f\u2500-\u25ff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+`

/** How many places a row of bits stands for: as in search/postgres/bits.ts. */
const BLOCK = 4096

/** Each recipe has a place within its site, and each term bits that tell which places have it. */
const TABLES = `
  -- Filled anew below.
  TRUNCATE search_recipes, search_words, search_counts;
  ALTER TABLE search_recipes ADD COLUMN place integer NOT NULL;

  -- Locked by whoever changes the index of a site, one after the other.
  CREATE TABLE search_sites (
    site_id uuid PRIMARY KEY,
    -- How many places were ever given out, and which of them are free again.
    places integer NOT NULL DEFAULT 0, free integer[] NOT NULL DEFAULT '{}');

  -- Which counted recipes have a term: a bit a place, ${BLOCK} places a row.
  CREATE TABLE search_bits (
    site_id uuid NOT NULL,
    -- Of search_terms; 0 tells of all counted recipes.
    term integer NOT NULL, block integer NOT NULL, bits bit(${BLOCK}) NOT NULL,
    PRIMARY KEY (site_id, term, block)) WITH (fillfactor = 70);

  -- Bits out of places: search_mark(place & ${BLOCK - 1}, 1).
  CREATE AGGREGATE search_mark(integer, integer) (
    SFUNC = set_bit, STYPE = bit, INITCOND = '${'0'.repeat(BLOCK)}');

  -- A search names the condition, so it begins here: reading all documents looks too dear. Nothing
  -- calls the function then, since the index holds by itself what it says.
  DROP INDEX search_recipes_document_idx;
  CREATE INDEX search_recipes_document_idx ON search_recipes USING gin (document)
    WITH (gin_pending_list_limit = 256) WHERE search_by_index(recipe_id);`

/** Functions without STRICT, which Postgres puts into the statements that call them. */
const WORDS = String.raw`
  CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given)
      ELSE replace(replace(replace(translate(
        lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
        'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END $$;

  CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
      WHEN right(word, 1) <> 's' OR length(word) < 4 OR right(word, 2) IN ('ss', 'us', 'is')
        THEN word
      WHEN word IN ('leaves', 'loaves', 'halves', 'calves') THEN left(word, -3) || 'f'
      WHEN word IN ('cookies', 'brownies', 'smoothies', 'calories') THEN left(word, -1)
      WHEN right(word, 3) = 'ies' AND length(word) > 4 THEN left(word, -3) || 'y'
      WHEN right(word, 4) IN ('ches', 'shes', 'sses', 'toes') OR right(word, 3) = 'xes'
        OR right(word, 5) = 'ngoes' THEN left(word, -2)
      ELSE left(word, -1) END $$;

  CREATE OR REPLACE FUNCTION search_facet(path text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE path WHEN 'foodCategories' THEN 'categories' ELSE path END $$;

  -- The same words as of search_words_of, as one text with a word a line; null when there are none.
  CREATE FUNCTION search_lines(given text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT nullif(CASE WHEN octet_length(lines) <= 40 THEN lines
        ELSE regexp_replace(lines, '([^\n]{40})[^\n]+', '\1', 'g') END, '')
      FROM btrim(regexp_replace(search_fold(given), '${SEPARATORS}', E'\n', 'g'), E'\n') AS lines $$;`

/**
 * Rows of the index, put together as texts with a lexeme a line: what recipes share (ingredients,
 * terms) is taken apart once, and nothing is sorted but by `array_to_tsvector`. Documents hold no
 * weights: nothing asks for them.
 */
export const DOCUMENTS = String.raw`
  CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_recipes
    LANGUAGE sql STABLE AS $$
    WITH uses AS MATERIALIZED (
      SELECT g._parent_id AS id, u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
        FROM recipe_ingredient_groups g JOIN recipe_ingredients u ON u._parent_id = g.id
        WHERE g._parent_id = ANY (ids)),
    names AS MATERIALIZED (
      SELECT i.id, NULL AS title, search_lines(i.title) AS lines FROM ingredients i
        WHERE i.id IN (SELECT ingredient_id FROM uses)
      UNION ALL
      SELECT NULL, title, search_lines(title)
        FROM (SELECT DISTINCT title FROM uses WHERE title IS NOT NULL) AS given),
    -- Other names hold as a whole: "yellow onion" must not lead from yellow to every onion.
    other_names AS MATERIALIZED (
      SELECT a.parent_id AS id, string_agg(E'\n=' || left(
          (SELECT string_agg(search_singular(word), ' ')
            FROM unnest(string_to_array(search_lines(a.text), E'\n')) AS word), 120), '') AS lexemes
        FROM ingredients_texts a WHERE a.parent_id IN (SELECT ingredient_id FROM uses)
        GROUP BY a.parent_id),
    named AS MATERIALIZED (
      SELECT n.id, n.title, E'\n:' || replace(n.lines, E'\n', E'\n:') || stems.lexemes AS lexemes,
          o.lexemes AS others, ' ''' || replace(n.lines, E'\n', ''':1B ''') || ''':1B' AS ranking
        FROM names n LEFT JOIN other_names o ON o.id = n.id
        CROSS JOIN LATERAL (SELECT string_agg(E'\n~' || search_singular(word), '') AS lexemes
          FROM unnest(string_to_array(n.lines, E'\n')) AS word) AS stems),
    ingredients AS (
      SELECT u.id, concat(string_agg(c.lexemes, ''), string_agg(c.others, ''),
          string_agg(t.lexemes, '')) AS lexemes,
          concat(string_agg(c.ranking, ''), string_agg(t.ranking, '')) AS ranking
        FROM uses u LEFT JOIN named c ON c.id = u.ingredient_id LEFT JOIN named t ON t.title = u.title
        GROUP BY u.id),
    filing AS MATERIALIZED (
      SELECT rel.parent_id AS id, search_facet(rel.path) AS facet, rel.terms_id
        FROM recipes_rels rel WHERE rel.parent_id = ANY (ids) AND rel.terms_id IS NOT NULL),
    called AS MATERIALIZED (
      SELECT f.facet, t.id, s.no, concat(E'\n/', f.facet, ':', replace(left(t.slug, 200), E'\n', ''),
          E'\n:' || replace(search_lines(left(t.title, 1000)), E'\n', E'\n:')) AS lexemes
        FROM (SELECT DISTINCT facet, terms_id FROM filing) AS f JOIN terms t ON t.id = f.terms_id
          LEFT JOIN search_terms s ON s.facet = f.facet AND s.slug = t.slug),
    filed AS (
      SELECT f.id, string_agg(c.lexemes, '') AS lexemes,
          array_agg(DISTINCT c.no ORDER BY c.no) FILTER (WHERE c.no IS NOT NULL) AS terms
        FROM filing f JOIN called c ON c.facet = f.facet AND c.id = f.terms_id GROUP BY f.id),
    -- Cut off where no reader searches: a document has to fit into a megabyte whatever is stored.
    keywords AS (
      SELECT x.parent_id AS id, left(string_agg(x.text, ' '), 20000) AS text
        FROM recipes_texts x WHERE x.parent_id = ANY (ids) GROUP BY x.parent_id),
    collected AS (
      SELECT rel.recipes_id AS id, left(string_agg(c.title, ' '), 20000) AS text
        FROM recipe_collections_rels rel JOIN recipe_collections c ON c.id = rel.parent_id
        WHERE rel.recipes_id = ANY (ids) GROUP BY rel.recipes_id)
    SELECT r.id, r.site_id,
      CASE WHEN r.deleted_at IS NULL THEN r.published_at END,
      -- Not now(): what is published "now" may be rounded up to a moment after it.
      r.deleted_at IS NULL AND coalesce(r.published_at <= clock_timestamp(), false),
      r.privacy_setting <> 'public', search_fold(r.title),
      CASE WHEN r.prep_time_minutes IS NULL AND r.cook_time_minutes IS NULL
          AND r.custom_time_minutes IS NULL THEN NULL
        ELSE least(coalesce(r.prep_time_minutes, 0) + coalesce(r.cook_time_minutes, 0)
          + coalesce(r.custom_time_minutes, 0), 2147483647)::integer END,
      coalesce(f.terms, '{}'),
      -- Of a word in both places the greater weight is kept.
      concat('''' || replace(own.title, E'\n', ''':1A ''') || ''':1A', i.ranking)::tsvector,
      array_to_tsvector(string_to_array(substr(replace(concat(E'\n:' || replace(own.title, E'\n', E'\n:'),
        E'\n:' || replace(own.texts, E'\n', E'\n:'), i.lexemes, f.lexemes),
        E'\n', E'\n' || search_key(r.site_id)), 2), E'\n')),
      NULL::integer
    FROM recipes r LEFT JOIN ingredients i ON i.id = r.id LEFT JOIN filed f ON f.id = r.id
      LEFT JOIN keywords k ON k.id = r.id LEFT JOIN collected c ON c.id = r.id
      CROSS JOIN LATERAL (SELECT search_lines(left(r.title, 20000)) AS title,
        search_lines(concat_ws(' ', left(r.description, 20000), k.text, c.text)) AS texts) AS own
    WHERE r.id = ANY (ids) $$;`

/** Brings the index of some recipes up to what is stored, with the words, counts and bits of their sites. */
const SETTLE = `
  -- Whether two rows say different things; where a recipe has its place does not matter.
  CREATE FUNCTION search_differs(one search_recipes, other search_recipes) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (one.recipe_id, one.site_id, one.published_at, one.is_counted, one.is_locked, one.title_key,
        one.total_minutes, one.terms, one.ranking, one.document) IS DISTINCT FROM
      (other.recipe_id, other.site_id, other.published_at, other.is_counted, other.is_locked,
        other.title_key, other.total_minutes, other.terms, other.ranking, other.document) $$;

  CREATE OR REPLACE FUNCTION search_settle(ids uuid[], are_gone boolean DEFAULT false) RETURNS integer
    LANGUAGE plpgsql SET work_mem = '32MB' SET jit = off SET plan_cache_mode = force_generic_plan
    -- Plans outlive what tables were when they were made.
    SET random_page_cost = '0.5' SET seq_page_cost = '1' AS $$
  DECLARE
    changes integer;
    sites uuid[];
  BEGIN
    -- Whoever else changes these recipes waits, or is waited for: the last one sees everything.
    PERFORM 1 FROM recipes WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    sites := array(SELECT site_id FROM recipes WHERE id = ANY (ids) AND NOT are_gone
      UNION SELECT site_id FROM search_recipes WHERE recipe_id = ANY (ids) ORDER BY 1);
    INSERT INTO search_sites (site_id) SELECT unnest(sites) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM search_sites WHERE site_id = ANY (sites) ORDER BY site_id FOR UPDATE;
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
    -- Who comes to a site gets a place that is free there, or a new one.
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
    -- What was and is cancels itself out: what is left are the bits to turn.
    turned AS (
      SELECT site_id, term, block, one # other AS bits
        FROM (SELECT s.site_id, term, s.place / ${BLOCK} AS block,
            search_mark(s.place % ${BLOCK}, 1) FILTER (WHERE s.by = 1) AS one,
            search_mark(s.place % ${BLOCK}, 1) FILTER (WHERE s.by = -1) AS other
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
  END $$;`

/** Counts a site's words and terms anew, with its bits; who writes recipes of it waits meanwhile. */
const RECOUNT = `
  -- Whether each recipe of a site has a place of its own, and all others that were given out are free.
  CREATE FUNCTION search_is_placed(site uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
    WITH taken AS MATERIALIZED (SELECT place FROM search_recipes WHERE site_id = site),
    free AS MATERIALIZED (
      SELECT unnest(p.free) AS place FROM search_sites p WHERE p.site_id = site)
    SELECT NOT EXISTS (
      SELECT FROM (SELECT place FROM taken UNION ALL SELECT place FROM free) AS each
        FULL JOIN generate_series(0, (SELECT places FROM search_sites WHERE site_id = site) - 1)
          AS wanted (place) USING (place)
        GROUP BY place HAVING count(each) <> 1 OR count(wanted) = 0) $$;

  CREATE OR REPLACE FUNCTION search_recount(site uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO search_sites (site_id) VALUES (site) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM search_sites WHERE site_id = site FOR UPDATE;
    IF NOT search_is_placed(site) THEN
      UPDATE search_recipes s SET place = n.place
        FROM (SELECT recipe_id, row_number() OVER (ORDER BY place, recipe_id) - 1 AS place
          FROM search_recipes WHERE site_id = site) AS n
        WHERE s.recipe_id = n.recipe_id AND s.place <> n.place;
      UPDATE search_sites SET free = '{}',
          places = (SELECT count(*) FROM search_recipes WHERE site_id = site)
        WHERE site_id = site;
    END IF;
    DELETE FROM search_words WHERE site_id = site;
    DELETE FROM search_counts WHERE site_id = site;
    DELETE FROM search_bits WHERE site_id = site;
    INSERT INTO search_words (site_id, word, published, stored)
      SELECT site, word, count(*) FILTER (WHERE is_counted), count(*)
        FROM search_recipes CROSS JOIN LATERAL search_words_in(document) AS word
        WHERE site_id = site GROUP BY word;
    INSERT INTO search_counts (site_id, term, recipes)
      SELECT site, term, count(*) FROM search_recipes CROSS JOIN LATERAL unnest(0 || terms) AS term
        WHERE site_id = site AND is_counted GROUP BY term;
    INSERT INTO search_bits (site_id, term, block, bits)
      SELECT * FROM search_bits_of(site);
    DELETE FROM search_sites WHERE site_id = site AND places <= cardinality(free);
  END $$;

  -- The bits of a site as its rows want them.
  CREATE FUNCTION search_bits_of(site uuid) RETURNS SETOF search_bits LANGUAGE sql STABLE AS $$
    SELECT site, term, place / ${BLOCK}, search_mark(place % ${BLOCK}, 1)
      FROM search_recipes CROSS JOIN LATERAL unnest(0 || terms) AS term
      WHERE site_id = site AND is_counted GROUP BY term, place / ${BLOCK} $$;`

/** What is there already, some recipes at a time. */
const FILL = `
  DO $$ DECLARE
    ids uuid[];
  BEGIN
    FOR ids IN SELECT array_agg(id) FROM (
        SELECT id, (row_number() OVER (ORDER BY site_id, id) - 1) / 2000 AS batch FROM recipes) AS each
      GROUP BY batch ORDER BY batch
    LOOP
      PERFORM search_settle(ids);
    END LOOP;
  END $$;`

/**
 * Terms are counted by bits instead of by recipe, and the index is written faster (docs/search.md).
 * Rows of the index are made anew, since documents no longer hold weights.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, WORDS, DOCUMENTS, SETTLE, RECOUNT, FILL]) {
    await db.execute(sql.raw(part))
  }
}

/** The index as it was, made anew by the migrations that made it first. */
export async function down(args: MigrateDownArgs): Promise<void> {
  await searchTriggers.down(args)
  await searchIndex.down(args)
  await args.db.execute(sql`
    DROP TABLE search_sites, search_bits CASCADE;
    DROP AGGREGATE search_mark(integer, integer);
    DROP FUNCTION IF EXISTS search_lines(text), search_is_placed(uuid);`)
  await searchIndex.up(args)
  await searchTriggers.up(args)
}
