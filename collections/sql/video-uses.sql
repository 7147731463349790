-- Finds the uses of videos from the schema itself, as for pictures (picture-uses.sql): foreign
-- keys to videos, and documents and texts of their site that name one. docs/decisions/023-videos.md

-- Columns that point at videos.
CREATE OR REPLACE FUNCTION video_columns() RETURNS TABLE (place regclass, name name) LANGUAGE sql STABLE AS $$
  SELECT c.conrelid::regclass, a.attname
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'videos'::regclass
    -- Somebody looks at it in the admin; it is about to be removed.
    AND c.conrelid::regclass::text NOT IN ('payload_locked_documents_rels', 'video_removals')
$$;

-- Documents and texts in which a video may be named; drafts and versions have no array of them.
CREATE OR REPLACE FUNCTION video_naming_columns() RETURNS TABLE (place regclass, name name, is_document boolean) LANGUAGE sql STABLE AS $$
  SELECT n.place, n.name, n.is_document FROM naming_columns() n
  WHERE n.place::text NOT IN ('videos', 'video_removals')
  UNION ALL
  VALUES ('recipe_drafts'::regclass, 'document'::name, true), ('recipe_drafts', 'base', true),
    ('recipe_versions', 'document', true)
$$;

-- The used ones of some videos. Reads whole tables: for tidying, not for answering.
CREATE OR REPLACE FUNCTION used_videos(ids uuid[]) RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE at record;
BEGIN
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  FOR at IN SELECT * FROM video_columns() LOOP
    RETURN QUERY EXECUTE format('SELECT DISTINCT t.%1$I FROM %2$s t WHERE t.%1$I = ANY ($1)',
      at.name, at.place) USING ids;
  END LOOP;
  FOR at IN SELECT * FROM video_naming_columns() LOOP
    RETURN QUERY SELECT named_in_column('videos', '/media/videos/', ids, at.place, at.name, at.is_document);
  END LOOP;
END $$;
