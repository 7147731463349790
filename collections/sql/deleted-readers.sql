-- Ends a reader's subscriptions at the payment service when their account is deleted: nobody is charged for
-- an account that is gone. Its row is gone with them, so a worker hears of it as of a webhook.

CREATE OR REPLACE FUNCTION end_plan_of_deleted_reader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.stripe_subscription_id IS NULL OR OLD.payment_mode IS NULL
    OR OLD.status::text = 'canceled' OR EXISTS (SELECT 1 FROM users u WHERE u.id = OLD.user_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO stripe_events (id, mode, type, subject, created_at)
    VALUES ('reader_deleted:' || OLD.stripe_subscription_id, OLD.payment_mode, 'reader.deleted',
      'ending:' || OLD.stripe_subscription_id, now())
    ON CONFLICT (id) DO NOTHING;
  PERFORM pg_notify('jobs_wait', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reader_deleted AFTER DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION end_plan_of_deleted_reader();

-- A checkout that is open is closed there, too. The event stays as the mark of a checkout whose buyer is gone:
-- what is paid with it all the same is given back.

CREATE OR REPLACE FUNCTION close_checkout_of_deleted_reader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'open' OR OLD.user_id IS NULL
    OR EXISTS (SELECT 1 FROM users u WHERE u.id = OLD.user_id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO stripe_events (id, mode, type, subject, created_at, applied_at)
    VALUES ('reader_deleted:' || OLD.id, OLD.mode, 'reader.deleted',
      'closing:' || OLD.stripe_session_id, now(),
      CASE WHEN OLD.stripe_session_id IS NULL THEN now() END)
    ON CONFLICT (id) DO NOTHING;
  PERFORM pg_notify('jobs_wait', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reader_deleted AFTER DELETE ON checkouts
  FOR EACH ROW EXECUTE FUNCTION close_checkout_of_deleted_reader();
