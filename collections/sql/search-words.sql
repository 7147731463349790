-- Written by `npm run generate:sql` from search/query/word-rules.ts. Do not edit.
-- Without STRICT, which would keep Postgres from putting them into the statements that call them.

-- Words as they are compared: without marks and capitals.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given)
    ELSE replace(replace(replace(translate(
      lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
      'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END $$;

-- The singular of an English noun; other words as they are.
CREATE OR REPLACE FUNCTION search_singular(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN right(word, 1) <> 's' OR length(word) < 4 OR right(word, 2) IN ('ss', 'us', 'is')
      THEN word
    WHEN word IN ('leaves', 'loaves', 'halves', 'calves') THEN left(word, -3) || 'f'
    WHEN word IN ('cookies', 'brownies', 'smoothies', 'calories') THEN left(word, -1)
    WHEN right(word, 3) = 'ies' AND length(word) > 4 THEN left(word, -3) || 'y'
    WHEN right(word, 3) IN ('xes') OR right(word, 4) IN ('ches', 'shes', 'sses', 'toes') OR right(word, 5) IN ('ngoes') THEN left(word, -2)
    ELSE left(word, -1) END $$;

-- The words of a text, folded, in order.
CREATE OR REPLACE FUNCTION search_words_of(given text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(word, 40) FROM regexp_split_to_table(search_fold(given), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u245f\u2500-\u25ff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+') AS word
    WHERE word <> '' $$;

-- The same words as one text with a word a line; null when there are none.
CREATE OR REPLACE FUNCTION search_lines(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(CASE WHEN octet_length(lines) <= 40 THEN lines
      ELSE regexp_replace(lines, '([^\n]{40})[^\n]+', '\1', 'g') END, '')
    FROM btrim(regexp_replace(search_fold(given), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u245f\u2500-\u25ff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u30fb\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+', E'\n', 'g'), E'\n') AS lines $$;

-- A text as other names are kept: the words that say something, in the singular, between spaces.
CREATE OR REPLACE FUNCTION search_phrase(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(
      string_agg(search_singular(word), ' ') FILTER (WHERE word NOT IN ('a', 'an', 'and', 'any', 'are', 'as', 'at', 'be', 'by', 'can', 'do', 'for', 'from', 'have', 'how', 'i', 'in', 'is', 'it', 'make', 'making', 'me', 'my', 'of', 'on', 'or', 'our', 'recipe', 'recipes', 'some', 'something', 'that', 'the', 'their', 'this', 'to', 'us', 'want', 'we', 'what', 'when', 'with', 'without', 'you', 'your')),
      string_agg(search_singular(word), ' '), '')
    FROM search_words_of(given) AS word $$;
