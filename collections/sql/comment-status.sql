-- Dates each change of the status of a comment, whoever makes it (docs/product/comments.md#states).

CREATE OR REPLACE FUNCTION date_comment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_changed_at := now();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER comment_status BEFORE UPDATE OF status ON comments
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION date_comment_status();

-- Dates the first publication of a comment, which webhooks and mails about replies go by. An imported
-- comment was published when it was written.
CREATE OR REPLACE FUNCTION date_comment_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER comment_publication BEFORE INSERT OR UPDATE OF status ON comments
  FOR EACH ROW WHEN (NEW.status = 'published' AND NEW.first_published_at IS NULL)
  EXECUTE FUNCTION date_comment_publication();
