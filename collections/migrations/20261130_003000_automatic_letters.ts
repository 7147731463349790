import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The options of the first queues (20261123_031000_job_queue.ts). */
const QUEUE = JSON.stringify({
  policy: 'short',
  retryLimit: 4,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
})

/**
 * Automatic letters, mails about replies to comments and weekly summaries, in tables that Payload does not
 * know: only src/server/automatic-letters, src/server/comments/replies and src/server/weekly-summary read and
 * write them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // An open send never ends: recipients are added to it one by one. A digest has what was published in its
  // period.
  await db.execute(sql`
    ALTER TABLE newsletter_sends
      ADD COLUMN is_open boolean NOT NULL DEFAULT false,
      ADD COLUMN digest_since timestamptz(3),
      ADD COLUMN digest_until timestamptz(3),
      ADD COLUMN only_weekly boolean NOT NULL DEFAULT false;
    CREATE TABLE automatic_letters (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('welcome_free', 'welcome_paid', 'digest')),
      is_enabled boolean NOT NULL DEFAULT false,
      letter_id uuid REFERENCES letters(id) ON DELETE SET NULL,
      includes_added boolean NOT NULL DEFAULT false,
      recipients text NOT NULL DEFAULT 'weekly' CHECK (recipients IN ('weekly', 'everyone')),
      weekday int NOT NULL DEFAULT 1 CHECK (weekday BETWEEN 1 AND 7),
      hour int NOT NULL DEFAULT 8 CHECK (hour BETWEEN 0 AND 23),
      send_id uuid REFERENCES newsletter_sends(id) ON DELETE SET NULL,
      enabled_at timestamptz(3),
      next_at timestamptz(3),
      covered_until timestamptz(3),
      UNIQUE (site_id, kind)
    );
    CREATE INDEX automatic_letters_next_idx ON automatic_letters (next_at) WHERE next_at IS NOT NULL;
    CREATE INDEX automatic_letters_letter_idx ON automatic_letters (letter_id);
    CREATE INDEX automatic_letters_send_idx ON automatic_letters (send_id);`)
  // One row a thread: the replies since the last mail, until it is due.
  await db.execute(sql`
    CREATE TABLE comment_reply_mails (
      comment_id uuid PRIMARY KEY REFERENCES comments(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      replies_since timestamptz(3),
      due_at timestamptz(3),
      attempts int NOT NULL DEFAULT 0
    );
    CREATE INDEX comment_reply_mails_due_idx ON comment_reply_mails (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX comment_reply_mails_user_idx ON comment_reply_mails (user_id);
    CREATE INDEX comment_reply_mails_site_idx ON comment_reply_mails (site_id);
    CREATE TABLE comment_mutes (
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      comment_id uuid REFERENCES comments(id) ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (user_id, site_id, comment_id)
    );
    CREATE INDEX comment_mutes_site_idx ON comment_mutes (site_id);
    CREATE INDEX comment_mutes_comment_idx ON comment_mutes (comment_id);
    CREATE TABLE weekly_summaries (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      next_at timestamptz(3) NOT NULL,
      covered_until timestamptz(3) NOT NULL DEFAULT now(),
      attempts int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, user_id)
    );
    CREATE INDEX weekly_summaries_user_idx ON weekly_summaries (user_id);
    CREATE INDEX weekly_summaries_next_idx ON weekly_summaries (next_at);`)
  await db.execute(sql`select pgboss.create_queue('scheduled-mails', ${QUEUE}::json)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select pgboss.delete_queue('scheduled-mails')`)
  await db.execute(sql`
    DROP TRIGGER IF EXISTS welcome_letters ON subscriptions;
    DROP FUNCTION IF EXISTS queue_welcome_letter;
    DROP TRIGGER IF EXISTS reply_mails ON comments;
    DROP FUNCTION IF EXISTS queue_reply_mail;
    DROP TABLE weekly_summaries, comment_mutes, comment_reply_mails, automatic_letters;
    DELETE FROM newsletter_sends WHERE is_open OR digest_until IS NOT NULL;
    ALTER TABLE newsletter_sends
      DROP COLUMN is_open, DROP COLUMN digest_since, DROP COLUMN digest_until,
      DROP COLUMN only_weekly;`)
}
