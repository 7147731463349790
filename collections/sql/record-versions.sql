-- Stores earlier versions of events and redirects, the ten latest of each, for changes from any source
-- (docs/product/kitchen.md#earlier-versions). Rows of deleted records go with them.
CREATE OR REPLACE FUNCTION keep_record_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  clocks CONSTANT text[] := '{created_at,updated_at}';
  earlier CONSTANT jsonb := to_jsonb(OLD) - clocks;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM record_versions v WHERE v.record_id = OLD.id;
  ELSIF earlier <> to_jsonb(NEW) - clocks THEN
    INSERT INTO record_versions (site_id, record_id, document) VALUES (OLD.site_id, OLD.id, earlier);
    DELETE FROM record_versions v WHERE v.record_id = OLD.id AND v.id NOT IN (
      SELECT n.id FROM record_versions n WHERE n.record_id = OLD.id
      ORDER BY n.created_at DESC, n.id LIMIT 10);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER version_of_event AFTER UPDATE OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION keep_record_version();
CREATE OR REPLACE TRIGGER version_of_redirect AFTER UPDATE OR DELETE ON redirects
  FOR EACH ROW EXECUTE FUNCTION keep_record_version();
