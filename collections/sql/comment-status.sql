-- Dates each change of the status of a comment, whoever makes it (docs/product/comments.md#states).

CREATE OR REPLACE FUNCTION date_comment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_changed_at := now();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER comment_status BEFORE UPDATE OF status ON comments
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION date_comment_status();
