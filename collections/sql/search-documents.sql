-- Rows of the search index, put together as texts with a lexeme a line: what recipes share
-- (ingredients, terms) is taken apart once, and nothing is sorted but by array_to_tsvector.
-- Lexemes carry the site, so that a search reads nothing of others: site:word, site=other name,
-- site~ingredient, site/facet:slug. The documents hold no weights: nothing asks for them.

CREATE OR REPLACE FUNCTION search_key(site uuid) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT right(site::text, 8) $$;

CREATE OR REPLACE FUNCTION search_facet(path text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE path WHEN 'foodCategories' THEN 'categories' ELSE path END $$;

CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_recipes
  LANGUAGE sql STABLE AS $$
  -- Lines of a locked recipe that anyone may read: the first three (src/domain/payments/premium.ts).
  WITH uses AS MATERIALIZED (
    SELECT g._parent_id AS id, u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
      FROM recipes r JOIN recipe_ingredient_groups g ON g._parent_id = r.id
        JOIN recipe_ingredients u ON u._parent_id = g.id
      WHERE r.id = ANY (ids) AND r.privacy_setting IS NOT DISTINCT FROM 'public'
    UNION ALL
    SELECT r.id, line.ingredient_id, line.title
      FROM recipes r CROSS JOIN LATERAL (
        SELECT u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
          FROM recipe_ingredient_groups g JOIN recipe_ingredients u ON u._parent_id = g.id
          WHERE g._parent_id = r.id ORDER BY g._order, u._order LIMIT 3) AS line
      WHERE r.id = ANY (ids) AND r.privacy_setting IS DISTINCT FROM 'public'),
  names AS MATERIALIZED (
    SELECT i.id, NULL AS title, search_lines(i.title) AS lines FROM ingredients i
      WHERE i.id IN (SELECT ingredient_id FROM uses)
    UNION ALL
    SELECT NULL, title, search_lines(title)
      FROM (SELECT DISTINCT title FROM uses WHERE title IS NOT NULL) AS given),
  -- Other names hold as a whole: "yellow onion" must not lead from yellow to every onion.
  other_names AS MATERIALIZED (
    SELECT a.parent_id AS id, string_agg(
        E'\n=' || left(nullif(search_phrase(a.text), ''), 120), '') AS lexemes
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
    -- A word in both places keeps its greater weight.
    concat('''' || replace(own.title, E'\n', ''':1A ''') || ''':1A', i.ranking)::tsvector,
    array_to_tsvector(string_to_array(substr(replace(concat(E'\n:' || replace(own.title, E'\n', E'\n:'),
      E'\n:' || replace(own.texts, E'\n', E'\n:'), i.lexemes, f.lexemes),
      E'\n', E'\n' || search_key(r.site_id)), 2), E'\n')),
    NULL::integer
  FROM recipes r LEFT JOIN ingredients i ON i.id = r.id LEFT JOIN filed f ON f.id = r.id
    LEFT JOIN keywords k ON k.id = r.id LEFT JOIN collected c ON c.id = r.id
    CROSS JOIN LATERAL (SELECT search_lines(left(r.title, 20000)) AS title,
      search_lines(concat_ws(' ', left(r.description, 20000), k.text, c.text)) AS texts) AS own
  WHERE r.id = ANY (ids) $$;
