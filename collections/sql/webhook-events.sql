-- Records the events for webhooks in the transaction of the change, from any source
-- (docs/product/webhooks.md). A row is one message to one webhook; the worker sends it.

-- Notes an event for the webhooks of a site that want it. None for a site that is being removed, and none
-- in a transaction that says so: imports.
CREATE OR REPLACE FUNCTION note_webhook_event(
  of_site uuid, the_event text, the_subject uuid, the_snapshot jsonb, the_time timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('webhooks.are_silent', true) = 'on' THEN RETURN; END IF;
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, snapshot, occurred_at, due_at)
    SELECT w.id, the_event, the_subject, the_snapshot,
      greatest(the_time, now()), greatest(the_time, now())
    FROM webhooks w JOIN sites s ON s.id = w.site_id
    WHERE w.site_id = of_site AND w.is_enabled AND the_event = ANY (w.events);
  IF FOUND THEN PERFORM pg_notify('jobs_wait', ''); END IF;
END $$;

CREATE OR REPLACE FUNCTION note_recipe_published() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before timestamptz := CASE WHEN TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL THEN OLD.published_at END;
  after timestamptz := CASE WHEN NEW.deleted_at IS NULL THEN NEW.published_at END;
BEGIN
  IF before IS NOT DISTINCT FROM after THEN RETURN NULL; END IF;
  -- Another day, or none: what waits for the day before is not told.
  IF before > now() THEN
    DELETE FROM webhook_deliveries WHERE subject_id = NEW.id AND event = 'recipe.published'
      AND status = 'waiting' AND attempts = 0 AND due_at > now();
  END IF;
  IF after IS NOT NULL AND (before IS NULL OR before > now() OR after > now()) THEN
    PERFORM note_webhook_event(NEW.site_id, 'recipe.published', NEW.id, NULL, after);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events AFTER INSERT OR UPDATE OF published_at, deleted_at ON recipes
  FOR EACH ROW EXECUTE FUNCTION note_recipe_published();

CREATE OR REPLACE FUNCTION note_letter_published() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before timestamptz := CASE WHEN TG_OP = 'UPDATE' THEN OLD.published_at END;
BEGIN
  IF before IS NOT DISTINCT FROM NEW.published_at THEN RETURN NULL; END IF;
  -- Another day, or none: the event of the day before is not sent.
  IF before > now() THEN
    DELETE FROM webhook_deliveries WHERE subject_id = NEW.id AND event = 'letter.published'
      AND status = 'waiting' AND attempts = 0 AND due_at > now();
  END IF;
  IF NEW.published_at IS NOT NULL
    AND (before IS NULL OR before > now() OR NEW.published_at > now()) THEN
    PERFORM note_webhook_event(NEW.site_id, 'letter.published', NEW.id, NULL, NEW.published_at);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events AFTER INSERT OR UPDATE OF published_at ON letters
  FOR EACH ROW EXECUTE FUNCTION note_letter_published();

-- Once, when a comment is published first: at once, or when it is approved.
CREATE OR REPLACE FUNCTION note_comment_created() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.first_published_at IS NOT NULL THEN RETURN NULL; END IF;
  PERFORM note_webhook_event(NEW.site_id, 'comment.created', NEW.id, NULL, now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events AFTER INSERT OR UPDATE OF status ON comments
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION note_comment_created();

-- A first rating only: its reader may change it often. Those of an import are told as little as its comments.
CREATE OR REPLACE FUNCTION note_rating_created() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event(NEW.site_id, 'rating.created', NEW.recipe_id, jsonb_build_object(
      'id', NEW.id, 'stars', NEW.stars, 'source', NEW.source,
      'createdAt', to_char(NEW.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'user', (SELECT jsonb_build_object('id', u.id, 'displayName', u.display_name)
        FROM users u WHERE u.id = NEW.user_id)), now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events AFTER INSERT ON recipe_ratings
  FOR EACH ROW WHEN (NEW.source <> 'import') EXECUTE FUNCTION note_rating_created();

-- A subscriber as it is at the moment: later the row may be gone. Its name is that of
-- `src/server/subscriptions/subscribers/subscriber-name.ts`.
CREATE OR REPLACE FUNCTION note_subscriber(event text, b subscriptions, plan_before text)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event(b.site_id, event, b.id, jsonb_build_object(
      'id', b.id,
      'email', (SELECT u.email FROM users u WHERE u.id = b.user_id),
      'displayName', CASE WHEN b.joined_at IS NOT NULL OR EXISTS (
          SELECT 1 FROM comments n WHERE n.site_id = b.site_id AND n.user_id = b.user_id)
        THEN coalesce((SELECT u.display_name FROM users u WHERE u.id = b.user_id), b.given_name)
        ELSE b.given_name END,
      'planType', b.plan_type, 'status', b.status,
      'receivesNewsletter', coalesce(b.receives_newsletter, true),
      'createdAt', to_char(b.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || CASE WHEN plan_before IS NULL THEN '{}' ELSE jsonb_build_object('previousPlanType', plan_before) END,
    now());
END $$;

CREATE OR REPLACE FUNCTION note_subscription_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_there boolean := TG_OP <> 'INSERT' AND OLD.status <> 'canceled';
  is_there boolean := TG_OP <> 'DELETE' AND NEW.status <> 'canceled';
BEGIN
  IF is_there AND NOT was_there THEN PERFORM note_subscriber('subscriber.created', NEW, NULL);
  ELSIF was_there AND NOT is_there THEN
    IF TG_OP = 'DELETE' THEN PERFORM note_subscriber('subscriber.removed', OLD, NULL);
    ELSE PERFORM note_subscriber('subscriber.removed', NEW, NULL); END IF;
  ELSIF was_there AND OLD.plan_type <> NEW.plan_type THEN
    PERFORM note_subscriber('subscriber.plan_changed', NEW, OLD.plan_type::text);
  END IF;
  IF was_there AND is_there AND coalesce(OLD.receives_newsletter, true)
    AND NOT coalesce(NEW.receives_newsletter, true) THEN
    PERFORM note_subscriber('subscriber.unsubscribed', NEW, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events
  AFTER INSERT OR DELETE OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION note_subscription_changed();

CREATE OR REPLACE FUNCTION note_newsletter_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event(NEW.site_id, 'newsletter.sent', NEW.id, jsonb_build_object(
      'id', NEW.id, 'kind', NEW.kind, 'recipeId', NEW.recipe_id, 'subject', NEW.subject,
      'audience', NEW.audience, 'total', NEW.total, 'sent', NEW.sent, 'bounced', NEW.bounced,
      'skipped', NEW.skipped, 'failed', NEW.failed), now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_events AFTER UPDATE OF status ON newsletter_sends
  FOR EACH ROW WHEN (OLD.status <> 'sent' AND NEW.status = 'sent')
  EXECUTE FUNCTION note_newsletter_sent();

-- A new owner decides anew where addresses of readers are sent.
CREATE OR REPLACE FUNCTION switch_webhooks_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE webhooks SET is_enabled = false, off_reason = 'owner', updated_at = now()
    WHERE site_id = NEW.id AND is_enabled;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhooks_of_new_owner AFTER UPDATE OF owner_id ON sites
  FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id)
  EXECUTE FUNCTION switch_webhooks_off();

-- Messages that wait for a webhook that is switched off are not sent when it is switched on again.
CREATE OR REPLACE FUNCTION end_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE webhook_deliveries SET status = 'failed', problem = 'The webhook was switched off.'
    WHERE webhook_id = NEW.id AND status = 'waiting';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER webhook_switched_off AFTER UPDATE OF is_enabled ON webhooks
  FOR EACH ROW WHEN (OLD.is_enabled AND NOT NEW.is_enabled)
  EXECUTE FUNCTION end_webhook_deliveries();
