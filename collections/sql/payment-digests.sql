-- A digest of a subscription as it was last read at the payment service. A row whose columns no longer give
-- its digest was changed past the payment service: the nightly comparison reads it again.

CREATE OR REPLACE FUNCTION payment_digest(
  id text, plan text, status text, price numeric, currency text, ends timestamptz, is_ending boolean
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(concat_ws('|', id, plan, status, price::bigint, upper(currency),
    floor(extract(epoch FROM ends)), coalesce(is_ending, false)))
$$;

CREATE OR REPLACE FUNCTION note_subscription_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.payment_read IS DISTINCT FROM OLD.payment_read THEN
    NEW.payment_digest := payment_digest(NEW.stripe_subscription_id, NEW.plan_type::text,
      NEW.status::text, NEW.price_amount_cents, NEW.currency, NEW.current_period_end,
      NEW.cancel_at_period_end);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION note_app_subscription_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.payment_read IS DISTINCT FROM OLD.payment_read THEN
    NEW.payment_digest := payment_digest(NEW.stripe_subscription_id, NEW.plan::text,
      NEW.status::text, NEW.price_amount_cents, NEW.currency, NEW.current_period_end,
      NEW.cancel_at_period_end);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER subscription_read BEFORE INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION note_subscription_read();
CREATE OR REPLACE TRIGGER app_subscription_read BEFORE INSERT OR UPDATE ON app_subscriptions
  FOR EACH ROW EXECUTE FUNCTION note_app_subscription_read();
