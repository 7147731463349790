-- Workers hear at once of failed jobs that an administrator wants to be tried again.

CREATE OR REPLACE FUNCTION tell_job_retried() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs_wait', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER job_retried AFTER UPDATE ON failed_jobs
  FOR EACH ROW WHEN (NEW.is_retried) EXECUTE FUNCTION tell_job_retried();
