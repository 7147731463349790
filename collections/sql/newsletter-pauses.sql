-- Queues a mail to the owner and the editors of a site when a newsletter is paused automatically, which is
-- always for a reason; a person who pauses one gives none.

CREATE OR REPLACE FUNCTION queue_pause_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO newsletter_pause_mails (send_id, site_id, user_id)
    SELECT NEW.id, s.id, m.user_id FROM sites s CROSS JOIN LATERAL (
      SELECT s.owner_id
      UNION SELECT er.users_id FROM sites_rels er WHERE er.parent_id = s.id AND er.path = 'editors'
    ) AS m (user_id)
    WHERE s.id = NEW.site_id AND m.user_id IS NOT NULL
    ON CONFLICT (user_id, send_id) DO UPDATE SET attempts = 0, due_at = now();
  PERFORM pg_notify('jobs_wait', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER pause_mails AFTER UPDATE OF status ON newsletter_sends
  FOR EACH ROW WHEN (OLD.status <> 'paused' AND NEW.status = 'paused' AND NEW.reason IS NOT NULL)
  EXECUTE FUNCTION queue_pause_mails();
