-- Counts a site's words and terms anew, with its bits; who writes recipes of it waits meanwhile.

-- Whether each recipe of a site has a place of its own, and all others that were given out are free.
CREATE OR REPLACE FUNCTION search_is_placed(site uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH taken AS MATERIALIZED (SELECT place FROM search_recipes WHERE site_id = site),
  free AS MATERIALIZED (
    SELECT unnest(p.free) AS place FROM search_sites p WHERE p.site_id = site)
  SELECT NOT EXISTS (
    SELECT FROM (SELECT place FROM taken UNION ALL SELECT place FROM free) AS each
      FULL JOIN generate_series(0, (SELECT places FROM search_sites WHERE site_id = site) - 1)
        AS wanted (place) USING (place)
      GROUP BY place HAVING count(each) <> 1 OR count(wanted) = 0) $$;

-- The bits of a site as its rows want them.
CREATE OR REPLACE FUNCTION search_bits_of(site uuid) RETURNS SETOF search_bits LANGUAGE sql STABLE AS $$
  SELECT site, term, place / 4096, search_mark(place % 4096, 1)
    FROM search_recipes CROSS JOIN LATERAL unnest(0 || terms) AS term
    WHERE site_id = site AND is_counted GROUP BY term, place / 4096 $$;

CREATE OR REPLACE FUNCTION search_recount(site uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_lock_sites(ARRAY[site]);
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
