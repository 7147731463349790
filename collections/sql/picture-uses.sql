-- Finds the uses of pictures from the schema itself, so that a new reference to pictures counts
-- without a change here: foreign keys to images, arrays of their ids, and documents and texts that name
-- one. docs/decisions/020-unused-pictures.md

-- The pictures that a document names, by id or by address, as far as they may be the site's.
CREATE OR REPLACE FUNCTION images_named_in(document jsonb, site uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH ids AS (
    SELECT DISTINCT (value #>> '{}')::uuid AS id
    FROM jsonb_path_query(document, 'strict $.** ? (@.type() == "string" && @ like_regex
      "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" flag "i")') AS value),
  keys AS (
    SELECT DISTINCT found[1] AS key
    FROM regexp_matches(CASE WHEN document::text LIKE '%/media/%' THEN document::text ELSE '' END,
      '/media/([A-Za-z0-9][A-Za-z0-9._-]*)', 'g') AS found)
  SELECT coalesce(array_agg(i.id), '{}') FROM images i
  WHERE (i.site_id = site OR i.site_id IS NULL)
    AND (i.id IN (SELECT id FROM ids) OR i.key IN (SELECT key FROM keys))
$$;

CREATE OR REPLACE FUNCTION note_images_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.image_ids := images_named_in(NEW.document, NEW.site_id);
  RETURN NEW;
END $$;
-- The base of a draft counts, too: it is merged with the draft.
CREATE OR REPLACE FUNCTION note_images_of_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.image_ids := images_named_in(jsonb_build_array(NEW.document, NEW.base), NEW.site_id);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER images_of_draft BEFORE INSERT OR UPDATE OF document, base ON recipe_drafts
  FOR EACH ROW EXECUTE FUNCTION note_images_of_draft();
CREATE OR REPLACE TRIGGER images_of_version BEFORE INSERT OR UPDATE OF document ON recipe_versions
  FOR EACH ROW EXECUTE FUNCTION note_images_of_document();

-- The pictures that a stored post shows, whoever wrote it: a foreign key of stored_post_pictures is a use
-- that is found by an index.
CREATE OR REPLACE FUNCTION note_images_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM stored_post_pictures WHERE recipe_id = NEW.id; END IF;
  INSERT INTO stored_post_pictures (recipe_id, image_id)
    SELECT NEW.id, named FROM unnest(images_named_in(NEW.legacy_recipe_data, NEW.site_id)) AS named;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER images_of_new_post AFTER INSERT ON recipes
  FOR EACH ROW WHEN (NEW.legacy_recipe_data IS NOT NULL) EXECUTE FUNCTION note_images_of_post();
CREATE OR REPLACE TRIGGER images_of_post AFTER UPDATE OF legacy_recipe_data ON recipes
  FOR EACH ROW WHEN (OLD.legacy_recipe_data IS DISTINCT FROM NEW.legacy_recipe_data)
  EXECUTE FUNCTION note_images_of_post();

-- The pictures that a story or an about page shows: uses as those of stored posts, and what pages read.
CREATE OR REPLACE FUNCTION note_images_of_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM story_pictures WHERE recipe_id = NEW.id; END IF;
  INSERT INTO story_pictures (recipe_id, image_id)
    SELECT NEW.id, named FROM unnest(images_named_in(NEW.story_more, NEW.site_id)) AS named;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER images_of_new_story AFTER INSERT ON recipes
  FOR EACH ROW WHEN (NEW.story_more IS NOT NULL) EXECUTE FUNCTION note_images_of_story();
CREATE OR REPLACE TRIGGER images_of_story AFTER UPDATE OF story_more ON recipes
  FOR EACH ROW WHEN (OLD.story_more IS DISTINCT FROM NEW.story_more)
  EXECUTE FUNCTION note_images_of_story();

CREATE OR REPLACE FUNCTION note_images_of_about() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM about_pictures WHERE site_id = NEW.id; END IF;
  INSERT INTO about_pictures (site_id, image_id)
    SELECT NEW.id, named FROM unnest(images_named_in(NEW.about, NEW.id)) AS named;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER images_of_new_about AFTER INSERT ON sites
  FOR EACH ROW WHEN (NEW.about IS NOT NULL) EXECUTE FUNCTION note_images_of_about();
CREATE OR REPLACE TRIGGER images_of_about AFTER UPDATE OF about ON sites
  FOR EACH ROW WHEN (OLD.about IS DISTINCT FROM NEW.about) EXECUTE FUNCTION note_images_of_about();

-- The drafts and versions of letters, and the pictures that their texts show.
CREATE OR REPLACE TRIGGER images_of_letter_draft BEFORE INSERT OR UPDATE OF document, base ON letter_drafts
  FOR EACH ROW EXECUTE FUNCTION note_images_of_draft();
CREATE OR REPLACE TRIGGER images_of_letter_version BEFORE INSERT OR UPDATE OF document ON letter_versions
  FOR EACH ROW EXECUTE FUNCTION note_images_of_document();
CREATE OR REPLACE FUNCTION note_images_of_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM letter_pictures WHERE letter_id = NEW.id; END IF;
  INSERT INTO letter_pictures (letter_id, image_id)
    SELECT NEW.id, named FROM unnest(images_named_in(NEW.content, NEW.site_id)) AS named;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER images_of_new_letter AFTER INSERT ON letters
  FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_images_of_letter();
CREATE OR REPLACE TRIGGER images_of_letter AFTER UPDATE OF content ON letters
  FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content)
  EXECUTE FUNCTION note_images_of_letter();

-- Columns that point at pictures: foreign keys, and arrays that are called image_ids. The last one says
-- which of the rows count; most do whatever they are.
CREATE OR REPLACE FUNCTION picture_columns() RETURNS TABLE (place regclass, name name, counts text) LANGUAGE sql STABLE AS $$
  SELECT c.conrelid::regclass, a.attname, CASE c.conrelid::regclass::text
    -- Pictures of an import that has ended stand in recipes, in stored posts, or nowhere.
    WHEN 'import_pictures' THEN 'EXISTS (SELECT 1 FROM imports m WHERE m.id = t.import_id
      AND m.status IN (''queued'', ''running''))'
    ELSE 'true' END
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'images'::regclass
    -- Somebody looks at it in the admin; it is about to be removed.
    AND c.conrelid::regclass::text NOT IN ('payload_locked_documents_rels', 'image_removals')
  UNION ALL
  SELECT a.attrelid::regclass, a.attname, 'array'
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r'
  WHERE a.attname = 'image_ids' AND a.atttypid = 'uuid[]'::regtype AND NOT a.attisdropped
$$;

-- The used ones of some pictures; without history, earlier versions of recipes and letters do not count.
CREATE OR REPLACE FUNCTION used_images(ids uuid[], has_history boolean) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE at record;
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  FOR at IN SELECT * FROM picture_columns() LOOP
    CONTINUE WHEN NOT has_history
      AND at.place IN ('recipe_versions'::regclass, 'letter_versions'::regclass);
    IF at.counts = 'array' THEN
      RETURN QUERY EXECUTE format('SELECT DISTINCT named FROM %1$s t, unnest(t.%2$I) AS named
        WHERE t.%2$I && $1 AND named = ANY ($1)', at.place, at.name) USING ids;
    ELSE
      RETURN QUERY EXECUTE format('SELECT DISTINCT t.%1$I FROM %2$s t WHERE t.%1$I = ANY ($1) AND %3$s',
        at.name, at.place, at.counts) USING ids;
    END IF;
  END LOOP;
END $$;

-- The expression for the site of a row t of a table; null where rows have no site.
CREATE OR REPLACE FUNCTION site_of_row(place regclass, alias text, depth int) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE up record; inner_path text;
BEGIN
  IF place = 'sites'::regclass THEN RETURN alias || '.id'; END IF;
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = place AND attname = 'site_id' AND NOT attisdropped)
    THEN RETURN alias || '.site_id'; END IF;
  IF depth > 3 THEN RETURN NULL; END IF;
  FOR up IN SELECT c.confrelid::regclass AS place, a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.conrelid = place AND c.confrelid <> place
      AND a.attname IN ('_parent_id', 'parent_id', 'recipe_id', 'import_id', 'job_id', 'comment_id')
    ORDER BY a.attname LOOP
    inner_path := site_of_row(up.place, 'u' || depth, depth + 1);
    IF inner_path IS NOT NULL THEN
      RETURN format('(SELECT %s FROM %s %s WHERE %s.id = %s.%I)', inner_path, up.place, 'u' || depth,
        'u' || depth, alias, up.name);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Documents and texts in which a picture may be named. The documents of drafts and versions have their
-- array.
CREATE OR REPLACE FUNCTION naming_columns() RETURNS TABLE (place regclass, name name, is_document boolean) LANGUAGE sql STABLE AS $$
  SELECT a.attrelid::regclass, a.attname, a.atttypid IN ('json'::regtype, 'jsonb'::regtype)
  FROM pg_attribute a JOIN pg_class t ON t.oid = a.attrelid
    JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = current_schema()
  WHERE t.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND a.atttypid IN ('json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'varchar'::regtype)
    -- Pictures themselves, what is made of other tables, and notes of the server about calls and forms.
    AND t.relname !~ '^(images|image_removals|removed_files|search_|payload_|idempotency_keys|sql_definitions|rate_limits|auth_sessions|sign_in_tokens)'
    AND NOT (t.relname IN ('recipe_drafts', 'recipe_versions', 'letter_drafts', 'letter_versions')
      AND a.attname IN ('document', 'base'))
$$;

-- Records of a table (images, videos) that a column names in rows of their site: documents by id or
-- address, texts by address. Reads the whole table: for tidying, not for answering.
CREATE OR REPLACE FUNCTION named_in_column(records regclass, address text, ids uuid[], place regclass, name name, is_document boolean)
  RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE site text := site_of_row(place, 't', 1);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT DISTINCT i.id FROM %s t CROSS JOIN LATERAL regexp_matches(t.%I::text, %L, ''g'') AS mention (parts)
      JOIN %s i ON (i.key = mention.parts[1] OR i.id::text = lower(mention.parts[2])) AND i.id = ANY ($1) WHERE %s AND %s',
    place, name,
    address || '([A-Za-z0-9][A-Za-z0-9._-]*)' || CASE WHEN is_document
      THEN '|([0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})' ELSE '()' END,
    records,
    CASE WHEN is_document THEN 'true' ELSE format('t.%I LIKE %L', name, '%' || address || '%') END,
    CASE WHEN site IS NULL THEN 'true'
      ELSE format('(i.site_id IS NULL OR %s = i.site_id)', site) END) USING ids;
END $$;

-- The pictures, of some, that a document or a text of their site names.
CREATE OR REPLACE FUNCTION named_images(ids uuid[]) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE at record;
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  FOR at IN SELECT * FROM naming_columns() LOOP
    RETURN QUERY SELECT named_in_column('images', '/media/', ids, at.place, at.name, at.is_document);
  END LOOP;
END $$;

-- The file of a picture or a video goes after its record, whoever deletes that.
CREATE OR REPLACE FUNCTION note_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_files (key) VALUES (OLD.key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER file_removed AFTER DELETE ON images
  FOR EACH ROW EXECUTE FUNCTION note_removed_file();
CREATE OR REPLACE TRIGGER file_removed AFTER DELETE ON videos
  FOR EACH ROW EXECUTE FUNCTION note_removed_file();

-- An import may bring the same bytes again, under the same key.
CREATE OR REPLACE FUNCTION forget_removed_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM removed_files WHERE key = NEW.key;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER file_kept AFTER INSERT ON images
  FOR EACH ROW EXECUTE FUNCTION forget_removed_file();
