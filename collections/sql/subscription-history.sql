-- Records the changes of a reader's subscription, from any source, for its history and the revenue figures.
-- MRR is the monthly revenue of a paid subscription, in the smallest unit of its currency.

CREATE OR REPLACE FUNCTION subscription_mrr(s subscriptions) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN s.source <> 'payment' OR s.status::text NOT IN ('active', 'past_due') THEN 0
    WHEN s.plan_type = 'monthly' THEN coalesce(s.price_amount_cents, 0)::integer
    WHEN s.plan_type = 'yearly' THEN round(coalesce(s.price_amount_cents, 0) / 12)::integer
    ELSE 0 END
$$;

CREATE OR REPLACE FUNCTION subscription_change(was subscriptions, now subscriptions) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN now.status::text = 'canceled' AND was.status::text <> 'canceled' THEN 'ended'
    WHEN was.status::text = 'canceled' AND now.status::text <> 'canceled' THEN 'started'
    WHEN now.status::text = 'paused' AND was.status::text <> 'paused' THEN 'paused'
    WHEN was.status::text = 'paused' AND now.status::text <> 'paused' THEN 'resumed'
    WHEN was.plan_type <> now.plan_type OR was.source <> now.source
      OR was.price_amount_cents IS DISTINCT FROM now.price_amount_cents THEN 'plan_changed'
    WHEN now.status::text = 'past_due' AND was.status::text <> 'past_due' THEN 'payment_failed'
    WHEN was.status::text = 'past_due' AND now.status::text = 'active' THEN 'payment_recovered'
    WHEN was.status::text = 'trialing' AND now.status::text = 'active' THEN 'trial_converted'
    WHEN coalesce(now.cancel_at_period_end, false) AND NOT coalesce(was.cancel_at_period_end, false)
      THEN 'cancellation_scheduled'
    WHEN coalesce(was.cancel_at_period_end, false) AND NOT coalesce(now.cancel_at_period_end, false)
      THEN 'cancellation_undone'
    END
$$;

CREATE OR REPLACE FUNCTION note_subscription_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE WHEN TG_OP = 'INSERT' THEN
    CASE WHEN NEW.status::text = 'canceled' THEN NULL
      WHEN NEW.status::text = 'trialing' THEN 'trial_started' ELSE 'started' END
    ELSE subscription_change(OLD, NEW) END;
BEGIN
  IF kind IS NULL THEN RETURN NULL; END IF;
  INSERT INTO subscription_history (subscription_id, site_id, user_id, kind, plan_before, plan_after,
      amount_cents, currency, mrr_before, mrr_after, source)
    VALUES (NEW.id, NEW.site_id, NEW.user_id, kind,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.status::text <> 'canceled' THEN OLD.plan_type END,
      CASE WHEN NEW.status::text <> 'canceled' THEN NEW.plan_type END,
      NEW.price_amount_cents, NEW.currency,
      CASE WHEN TG_OP = 'UPDATE' THEN subscription_mrr(OLD) ELSE 0 END, subscription_mrr(NEW),
      NEW.source);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER subscription_changed AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION note_subscription_change();
