-- Under another name nothing has been shown, and the token of the old one is no proof.
CREATE OR REPLACE FUNCTION forget_domain_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_at := NULL; NEW.token := NULL; NEW.checked_at := NULL;
  NEW.failure := NULL; NEW.missing_since := NULL; NEW.lost_at := NULL; NEW.misses := 0;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER domain_renamed BEFORE UPDATE OF domain ON site_domains
  FOR EACH ROW WHEN (OLD.domain IS DISTINCT FROM NEW.domain)
  EXECUTE FUNCTION forget_domain_proof();
