-- What letters are found by: title, summary, and the part of the text that everyone may read. The same rule
-- as `readableLetterPart` for a signed-out reader; src/server/letters/search.integration.test.ts compares them.
-- docs/search.md, "Letters".

CREATE OR REPLACE FUNCTION letter_public_text(audience text, content jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH blocks AS (
    SELECT block, at FROM jsonb_array_elements(CASE jsonb_typeof(content #> '{root,children}')
      WHEN 'array' THEN content #> '{root,children}' ELSE '[]' END) WITH ORDINALITY AS b(block, at))
  SELECT coalesce(string_agg(found.word, ' ' ORDER BY blocks.at), '')
  FROM blocks, LATERAL (
    SELECT string_agg(leaf #>> '{}', ' ') AS word FROM (
      SELECT jsonb_path_query(block, '$.**.text') AS leaf
      UNION ALL SELECT jsonb_path_query(block, '$.**.caption')
      UNION ALL SELECT jsonb_path_query(block, '$.**.label')) leaves
    WHERE jsonb_typeof(leaf) = 'string') found
  WHERE audience = 'everyone' AND blocks.at < coalesce((
    SELECT min(w.at) FROM blocks w WHERE w.block #>> '{fields,blockType}' = 'paywall'), 2147483647)
$$;

CREATE OR REPLACE FUNCTION letter_document(title text, summary text, audience text, content jsonb)
  RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(DISTINCT search_singular(word))), '')
  FROM search_words_of(concat_ws(' ', title, summary, letter_public_text(audience, content))) AS word
$$;

-- Every word of a query, as the beginning of one; null where nothing is left to look for.
CREATE OR REPLACE FUNCTION letter_query(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  FROM regexp_split_to_table(search_phrase(given), ' ') AS word WHERE word <> ''
$$;

CREATE OR REPLACE FUNCTION note_letter_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_letters (letter_id, site_id, document) VALUES (NEW.id, NEW.site_id,
    letter_document(NEW.title, NEW.summary, NEW.audience::text, NEW.content))
  ON CONFLICT (letter_id) DO UPDATE SET site_id = excluded.site_id, document = excluded.document;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER words_of_letter
  AFTER INSERT OR UPDATE OF title, summary, audience, content, site_id ON letters
  FOR EACH ROW EXECUTE FUNCTION note_letter_words();

INSERT INTO search_letters (letter_id, site_id, document)
  SELECT id, site_id, letter_document(title, summary, audience::text, content) FROM letters
  ON CONFLICT (letter_id) DO UPDATE SET document = excluded.document;
