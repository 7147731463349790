import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What divides words: ASCII and general punctuation, spaces, arrows and signs; see search/words.ts. */
const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u245f\u2500-\u25ff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+`

/** Words as they are compared: without marks and capitals. The same as `fold` in search/words.ts. */
const WORDS = String.raw`
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

  CREATE FUNCTION search_fold(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given)
      ELSE replace(replace(replace(translate(
        lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
        'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END $$;

  CREATE FUNCTION search_words_of(given text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT left(word, 40) FROM regexp_split_to_table(search_fold(given), '${SEPARATORS}') AS word
      WHERE word <> '' $$;

  CREATE FUNCTION search_singular(word text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE
      WHEN right(word, 1) <> 's' OR length(word) < 4 OR right(word, 2) IN ('ss', 'us', 'is')
        THEN word
      WHEN word IN ('leaves', 'loaves', 'halves', 'calves') THEN left(word, -3) || 'f'
      WHEN word IN ('cookies', 'brownies', 'smoothies', 'calories') THEN left(word, -1)
      WHEN right(word, 3) = 'ies' AND length(word) > 4 THEN left(word, -3) || 'y'
      WHEN right(word, 4) IN ('ches', 'shes', 'sses', 'toes') OR right(word, 3) = 'xes'
        OR right(word, 5) = 'ngoes' THEN left(word, -2)
      ELSE left(word, -1) END $$;

  CREATE FUNCTION search_phrase(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(search_singular(word), ' '), '')
      FROM search_words_of(given) AS word $$;`

/** The index itself: a row a recipe, the words and terms of each site, and what is to be told on. */
const TABLES = `
  CREATE INDEX search_other_names_idx ON ingredients_texts (parent_id);
  CREATE INDEX search_keywords_idx ON recipes_texts (parent_id);

  CREATE TABLE search_terms (
    no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    facet text NOT NULL, slug text NOT NULL, UNIQUE (facet, slug));

  CREATE TABLE search_recipes (
    recipe_id uuid PRIMARY KEY,
    site_id uuid NOT NULL,
    -- Null for drafts and what is in the bin.
    published_at timestamp(3) with time zone,
    -- Whether its words and terms are counted: it was published when the row was written.
    is_counted boolean NOT NULL,
    -- Changes what engines outside may show of it.
    is_locked boolean NOT NULL,
    title_key text NOT NULL,
    total_minutes integer,
    terms integer[] NOT NULL,
    -- Words of title and ingredients, to put the best first.
    ranking tsvector NOT NULL,
    -- Everything it is found by: read by the index below only, so it lies beside the row.
    document tsvector NOT NULL) WITH (fillfactor = 85, toast_tuple_target = 512);
  ALTER TABLE search_recipes ALTER COLUMN ranking SET STORAGE MAIN,
    ALTER COLUMN document SET STORAGE EXTERNAL;
  CREATE INDEX search_recipes_document_idx ON search_recipes USING gin (document)
    WITH (gin_pending_list_limit = 256);
  CREATE INDEX search_recipes_newest_idx ON search_recipes
    (site_id, published_at DESC, recipe_id) WHERE published_at IS NOT NULL;
  CREATE INDEX search_recipes_title_idx ON search_recipes
    (site_id, title_key, recipe_id) WHERE published_at IS NOT NULL;
  CREATE INDEX search_recipes_due_idx ON search_recipes (published_at)
    WHERE published_at IS NOT NULL AND NOT is_counted;

  CREATE TABLE search_words (
    site_id uuid NOT NULL, word text COLLATE "C" NOT NULL,
    published integer NOT NULL, stored integer NOT NULL,
    PRIMARY KEY (site_id, word)) WITH (fillfactor = 80);
  CREATE INDEX search_words_gone_idx ON search_words (site_id) WHERE stored <= 0;

  CREATE TABLE search_counts (
    site_id uuid NOT NULL,
    -- Of search_terms; 0 counts the recipes themselves.
    term integer NOT NULL, recipes integer NOT NULL,
    PRIMARY KEY (site_id, term)) WITH (fillfactor = 80);

  -- Recipes touched by transactions under way; each empties its own before it commits.
  CREATE UNLOGGED TABLE search_pending (
    xact xid8 NOT NULL, recipe_id uuid NOT NULL, PRIMARY KEY (xact, recipe_id));

  CREATE TABLE search_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recipe_id uuid NOT NULL, site_id uuid NOT NULL);

  -- One row once a search engine outside is fed: what its index was made with.
  CREATE TABLE search_target (
    name text PRIMARY KEY, settings text NOT NULL,
    made_at timestamp with time zone NOT NULL DEFAULT now());`

/**
 * What is known of recipes, as rows of the index. Lexemes carry the site, so that a search touches
 * nothing of others: `site:word`, `site=other name`, `site~ingredient`, `site/facet:slug`.
 */
const DOCUMENTS = `
  CREATE FUNCTION search_key(site uuid) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT right(site::text, 8) $$;

  CREATE FUNCTION search_facet(path text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE path WHEN 'foodCategories' THEN 'categories' ELSE path END $$;

  CREATE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_recipes
    LANGUAGE sql STABLE AS $$
    WITH uses AS MATERIALIZED (
      SELECT g._parent_id AS id, u.ingredient_id, u.ingredient_title_override AS title
        FROM recipe_ingredient_groups g JOIN recipe_ingredients u ON u._parent_id = g.id
        WHERE g._parent_id = ANY (ids)),
    -- Recipes share most of what they are made of: each name is taken apart once.
    catalogue AS MATERIALIZED (
      SELECT i.id, array(SELECT DISTINCT word FROM search_words_of(i.title) AS word) AS words,
          array(SELECT DISTINCT left(search_phrase(a.text), 120) FROM ingredients_texts a
            WHERE a.parent_id = i.id) AS phrases
        FROM ingredients i WHERE i.id IN (SELECT ingredient_id FROM uses)),
    titles AS MATERIALIZED (
      SELECT title, array(SELECT DISTINCT word FROM search_words_of(title) AS word) AS words
        FROM (SELECT DISTINCT left(title, 1000) AS title FROM uses WHERE title IS NOT NULL) AS given),
    named AS MATERIALIZED (
      SELECT DISTINCT u.id, word FROM uses u JOIN catalogue c ON c.id = u.ingredient_id
        CROSS JOIN LATERAL unnest(c.words) AS word
      UNION
      SELECT u.id, word FROM uses u JOIN titles t ON t.title = left(u.title, 1000)
        CROSS JOIN LATERAL unnest(t.words) AS word),
    stems AS MATERIALIZED (
      SELECT word, search_singular(word) AS stem FROM (SELECT DISTINCT word FROM named) AS each),
    filed AS MATERIALIZED (
      SELECT rel.parent_id AS id, search_facet(rel.path) AS facet, t.slug, t.title
        FROM recipes_rels rel JOIN terms t ON t.id = rel.terms_id
        WHERE rel.parent_id = ANY (ids)),
    called AS MATERIALIZED (
      SELECT title, array(SELECT DISTINCT word FROM search_words_of(title) AS word) AS words
        FROM (SELECT DISTINCT left(title, 1000) AS title FROM filed) AS given),
    -- Cut off where no reader searches: a document has to fit into a megabyte whatever is stored.
    texts AS (
      SELECT r.id, 'A' AS weight, r.title AS text FROM recipes r WHERE r.id = ANY (ids)
      UNION ALL SELECT r.id, 'C', r.description FROM recipes r WHERE r.id = ANY (ids)
      UNION ALL SELECT x.parent_id, 'C', x.text FROM recipes_texts x WHERE x.parent_id = ANY (ids)
      UNION ALL SELECT rel.recipes_id, 'D', c.title
        FROM recipe_collections_rels rel JOIN recipe_collections c ON c.id = rel.parent_id
        WHERE rel.recipes_id = ANY (ids)),
    words AS (
      SELECT id, min(weight) AS weight, word
        FROM (SELECT id, weight, left(string_agg(text, ' '), 20000) AS text FROM texts
          GROUP BY id, weight) AS t
        CROSS JOIN LATERAL search_words_of(t.text) AS word GROUP BY id, word),
    weighted AS (
      SELECT id, min(weight) AS weight, word
        FROM (SELECT id, weight, word FROM words UNION ALL SELECT id, 'B', word FROM named
          UNION ALL SELECT f.id, 'C', word FROM filed f JOIN called c ON c.title = left(f.title, 1000)
            CROSS JOIN LATERAL unnest(c.words) AS word) AS each
        GROUP BY id, word),
    lexemes AS (
      SELECT id, ':' || word || ''':1' || weight AS lexeme FROM weighted
      UNION ALL
      SELECT DISTINCT id, '~' || stem || '''' FROM named JOIN stems USING (word)
      UNION ALL
      -- Other names hold as a whole: "yellow onion" must not lead from yellow to every onion.
      SELECT DISTINCT u.id, '=' || phrase || ''':1C'
        FROM uses u JOIN catalogue c ON c.id = u.ingredient_id
        CROSS JOIN LATERAL unnest(c.phrases) AS phrase WHERE phrase <> ''
      UNION ALL
      SELECT id, '/' || facet || ':' || replace(replace(left(slug, 200), '\\', '\\\\'), '''', '''''') || ''''
        FROM filed),
    rankings AS (
      SELECT id, string_agg('''' || word || ''':1' || weight, ' ')::tsvector AS ranking
        FROM weighted WHERE weight IN ('A', 'B') GROUP BY id),
    documents AS (
      SELECT l.id, string_agg('''' || search_key(r.site_id) || l.lexeme, ' ')::tsvector AS document
        FROM lexemes l JOIN recipes r ON r.id = l.id AND r.id = ANY (ids) GROUP BY l.id),
    numbered AS (
      SELECT f.id, array_agg(DISTINCT t.no ORDER BY t.no) AS terms FROM filed f
        JOIN search_terms t ON t.facet = f.facet AND t.slug = f.slug GROUP BY f.id)
    SELECT r.id, r.site_id,
      CASE WHEN r.deleted_at IS NULL THEN r.published_at END,
      -- Not now(): what is published "now" may be rounded up to a moment after it.
      r.deleted_at IS NULL AND coalesce(r.published_at <= clock_timestamp(), false),
      r.privacy_setting <> 'public', search_fold(r.title),
      CASE WHEN r.prep_time_minutes IS NULL AND r.cook_time_minutes IS NULL
          AND r.custom_time_minutes IS NULL THEN NULL
        ELSE least(coalesce(r.prep_time_minutes, 0) + coalesce(r.cook_time_minutes, 0)
          + coalesce(r.custom_time_minutes, 0), 2147483647)::integer END,
      coalesce(n.terms, '{}'), coalesce(k.ranking, ''), coalesce(d.document, '')
    FROM recipes r LEFT JOIN documents d ON d.id = r.id LEFT JOIN numbered n ON n.id = r.id
      LEFT JOIN rankings k ON k.id = r.id
    WHERE r.id = ANY (ids) $$;`

/** Brings the index of some recipes up to what is stored, with the words and counts of their sites. */
const SETTLE = `
  -- True, and dear: a search then always begins with the index of words. Postgres does not count
  -- what reading documents beside their rows costs, and would rather read them all.
  CREATE FUNCTION search_by_index(recipe uuid) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 AS $$ BEGIN RETURN true; END $$;

  CREATE FUNCTION search_words_in(document tsvector) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT substr(lexeme, 10) FROM unnest(tsvector_to_array(document)) AS lexeme
      WHERE substr(lexeme, 9, 1) = ':' $$;

  CREATE FUNCTION search_settle(ids uuid[], are_gone boolean DEFAULT false) RETURNS integer LANGUAGE plpgsql
    SET work_mem = '32MB' SET jit = off SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    changes integer;
    sites uuid[];
  BEGIN
    -- Whoever else changes these recipes waits, or is waited for: the last one sees everything.
    PERFORM 1 FROM recipes WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    INSERT INTO search_terms (facet, slug)
      SELECT DISTINCT search_facet(rel.path), t.slug
        FROM recipes_rels rel JOIN terms t ON t.id = rel.terms_id
        WHERE rel.parent_id = ANY (ids) AND NOT EXISTS (SELECT FROM search_terms s
          WHERE s.facet = search_facet(rel.path) AND s.slug = t.slug)
        ORDER BY 1, 2
      ON CONFLICT DO NOTHING;
    WITH fresh AS MATERIALIZED (
      SELECT d.recipe_id, d AS entry FROM search_documents(CASE WHEN are_gone THEN '{}' ELSE ids END) AS d),
    stored AS MATERIALIZED (
      SELECT s.recipe_id, s AS entry FROM search_recipes s WHERE s.recipe_id = ANY (ids)),
    changed AS MATERIALIZED (
      SELECT coalesce(f.recipe_id, s.recipe_id) AS recipe_id,
          f.entry AS fresh, s.entry AS stored
        FROM fresh f FULL JOIN stored s ON s.recipe_id = f.recipe_id
        WHERE f.entry IS DISTINCT FROM s.entry),
    sides AS MATERIALIZED (
      SELECT (fresh).site_id, (fresh).is_counted, (fresh).terms, (fresh).document, 1 AS by
        FROM changed WHERE (fresh).recipe_id IS NOT NULL
      UNION ALL
      SELECT (stored).site_id, (stored).is_counted, (stored).terms, (stored).document, -1
        FROM changed WHERE (stored).recipe_id IS NOT NULL),
    put AS (
      INSERT INTO search_recipes SELECT (fresh).* FROM changed
        WHERE (fresh).recipe_id IS NOT NULL
      ON CONFLICT (recipe_id) DO UPDATE SET site_id = excluded.site_id,
        published_at = excluded.published_at, is_counted = excluded.is_counted,
        is_locked = excluded.is_locked, title_key = excluded.title_key, total_minutes = excluded.total_minutes,
        terms = excluded.terms, ranking = excluded.ranking, document = excluded.document),
    taken AS (
      DELETE FROM search_recipes WHERE recipe_id IN (
        SELECT recipe_id FROM changed WHERE (fresh).recipe_id IS NULL)),
    words AS (
      INSERT INTO search_words AS w (site_id, word, published, stored)
        SELECT site_id, word, sum(shown), sum(by)
          FROM (SELECT s.site_id, word, s.by, CASE WHEN s.is_counted THEN s.by ELSE 0 END AS shown
            FROM sides s CROSS JOIN LATERAL search_words_in(s.document) AS word) AS each
          GROUP BY site_id, word HAVING sum(by) <> 0 OR sum(shown) <> 0
          ORDER BY site_id, word
        ON CONFLICT (site_id, word) DO UPDATE SET
          published = w.published + excluded.published, stored = w.stored + excluded.stored),
    counts AS (
      INSERT INTO search_counts AS c (site_id, term, recipes)
        SELECT site_id, term, sum(by)
          FROM (SELECT s.site_id, term, s.by FROM sides s
            CROSS JOIN LATERAL unnest(0 || s.terms) AS term WHERE s.is_counted) AS each
          GROUP BY site_id, term HAVING sum(by) <> 0 ORDER BY site_id, term
        ON CONFLICT (site_id, term) DO UPDATE SET recipes = c.recipes + excluded.recipes),
    told AS (
      INSERT INTO search_outbox (recipe_id, site_id)
        SELECT recipe_id, coalesce((fresh).site_id, (stored).site_id) FROM changed
          WHERE EXISTS (SELECT FROM search_target))
    SELECT (SELECT count(*) FROM changed), (SELECT array_agg(DISTINCT site_id) FROM sides)
      INTO changes, sites;
    DELETE FROM search_words WHERE stored <= 0 AND site_id = ANY (sites);
    RETURN changes;
  END $$;

  -- Counts a site's words and terms anew; who writes recipes waits meanwhile.
  CREATE FUNCTION search_recount(site uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE search_words, search_counts IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM search_words WHERE site_id = site;
    DELETE FROM search_counts WHERE site_id = site;
    INSERT INTO search_words (site_id, word, published, stored)
      SELECT site, word, count(*) FILTER (WHERE is_counted), count(*)
        FROM search_recipes CROSS JOIN LATERAL search_words_in(document) AS word
        WHERE site_id = site GROUP BY word;
    INSERT INTO search_counts (site_id, term, recipes)
      SELECT site, term, count(*) FROM search_recipes CROSS JOIN LATERAL unnest(0 || terms) AS term
        WHERE site_id = site AND is_counted GROUP BY term;
  END $$;

  CREATE FUNCTION search_settle_pending() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    ids uuid[];
  BEGIN
    -- The first row of a transaction settles all of them.
    IF NOT EXISTS (SELECT FROM search_pending WHERE xact = NEW.xact AND recipe_id = NEW.recipe_id)
      THEN RETURN NULL; END IF;
    WITH mine AS (DELETE FROM search_pending WHERE xact = NEW.xact RETURNING recipe_id)
      SELECT array_agg(recipe_id) INTO ids FROM mine;
    PERFORM search_settle(ids);
    RETURN NULL;
  END $$;

  CREATE CONSTRAINT TRIGGER search_settle AFTER INSERT ON search_pending
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION search_settle_pending();`

/**
 * The search index inside Postgres (search/postgres, docs/search.md). A recipe's row is written in the
 * transaction that changes the recipe, whoever changes it: see the triggers of the next migration.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [WORDS, TABLES, DOCUMENTS, SETTLE]) await db.execute(sql.raw(part))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE search_terms, search_recipes, search_words, search_counts, search_pending,
      search_outbox, search_target CASCADE;
    DROP INDEX IF EXISTS search_other_names_idx, search_keywords_idx;
    DROP FUNCTION IF EXISTS search_by_index(uuid), search_documents(uuid[]), search_settle(uuid[], boolean),
      search_settle_pending(), search_recount(uuid), search_words_in(tsvector), search_key(uuid),
      search_facet(text), search_words_of(text), search_phrase(text), search_singular(text), search_fold(text) CASCADE;`)
}
