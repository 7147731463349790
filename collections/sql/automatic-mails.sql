-- Queues a welcome letter for a new subscriber, in the transaction that makes them one
-- (docs/product/newsletters.md#welcome-letters). A recipient is unique for each send, so nobody is welcomed
-- twice.

CREATE OR REPLACE FUNCTION queue_welcome_letter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_there boolean := TG_OP = 'UPDATE' AND OLD.status::text <> 'canceled'
    AND NOT coalesce(OLD.awaits_confirmation, false);
  was_paid boolean := was_there AND OLD.plan_type::text <> 'free';
  is_paid boolean := NEW.plan_type::text <> 'free' AND NEW.source::text IN ('payment', 'gift');
  has_joined boolean := NEW.joined_at IS NOT NULL;
  was_joined boolean := was_there AND OLD.joined_at IS NOT NULL;
  the_kind text;
BEGIN
  IF NEW.status::text IN ('canceled', 'paused') OR coalesce(NEW.awaits_confirmation, false)
    OR current_setting('webhooks.are_silent', true) = 'on' THEN
    RETURN NULL;
  END IF;
  the_kind := CASE
    WHEN is_paid AND NOT was_paid THEN 'welcome_paid'
    WHEN NEW.plan_type::text = 'free' AND has_joined AND NOT was_joined THEN 'welcome_free'
    WHEN NOT has_joined AND NOT was_there THEN
      CASE WHEN NEW.plan_type::text = 'free' THEN 'welcome_free' ELSE 'welcome_paid' END
    END;
  IF the_kind IS NULL THEN RETURN NULL; END IF;
  INSERT INTO newsletter_recipients (send_id, site_id, user_id)
    SELECT a.send_id, a.site_id, NEW.user_id FROM automatic_letters a
    WHERE a.site_id = NEW.site_id AND a.kind = the_kind AND a.is_enabled AND a.send_id IS NOT NULL
      AND (has_joined OR a.includes_added)
    ON CONFLICT DO NOTHING;
  IF FOUND THEN PERFORM pg_notify('jobs_wait', ''); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER welcome_letters AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION queue_welcome_letter();

-- Queues a mail to the writer of a comment about a reply, ten minutes after the first one
-- was published, so that it contains all of them (docs/product/comments.md#mails-about-replies).

CREATE OR REPLACE FUNCTION queue_reply_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL OR NEW.status <> 'published'
    OR (TG_OP = 'UPDATE' AND OLD.first_published_at IS NOT NULL)
    OR current_setting('webhooks.are_silent', true) = 'on' THEN
    RETURN NULL;
  END IF;
  INSERT INTO comment_reply_mails AS m (comment_id, site_id, user_id, replies_since, due_at)
    SELECT c.id, c.site_id, c.user_id, NEW.first_published_at, now() + interval '10 minutes'
    FROM comments c WHERE c.id = NEW.parent_id AND c.user_id <> NEW.user_id
    ON CONFLICT (comment_id) DO UPDATE SET
      replies_since = coalesce(m.replies_since, excluded.replies_since),
      due_at = coalesce(m.due_at, excluded.due_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reply_mails AFTER INSERT OR UPDATE OF status ON comments
  FOR EACH ROW EXECUTE FUNCTION queue_reply_mail();

-- Queues a mail to authors about a new comment, ten minutes after the first one; the sender postpones daily
-- ones (docs/product/comments.md#mails-to-authors). The owner gets mails unless they chose otherwise.

CREATE OR REPLACE FUNCTION queue_comment_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('webhooks.are_silent', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO comment_notices (site_id, user_id, covered_until)
    SELECT s.id, s.owner_id, NEW.created_at - interval '1 millisecond' FROM sites s
    WHERE s.id = NEW.site_id AND s.owner_id IS NOT NULL AND s.owner_id IS DISTINCT FROM NEW.user_id
    ON CONFLICT DO NOTHING;
  -- Rows that are due already stay unlocked: comments of a flood do not wait for each other.
  UPDATE comment_notices m SET due_at = now() + interval '10 minutes'
    WHERE m.site_id = NEW.site_id AND m.user_id IS DISTINCT FROM NEW.user_id AND m.due_at IS NULL
      AND m.frequency <> 'never';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER comment_notices AFTER INSERT ON comments
  FOR EACH ROW WHEN (NEW.status IN ('published', 'waiting')) EXECUTE FUNCTION queue_comment_notice();
