import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What finds comments with nearly the same text, and the time at which a comment was first published, which
 * webhooks and mails about replies go by.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE comments
      ADD COLUMN text_marks int[],
      ADD COLUMN first_published_at timestamptz(3);
    UPDATE comments SET first_published_at = created_at WHERE status IN ('published', 'hidden');
    CREATE INDEX comments_text_marks_idx ON comments USING gin (text_marks) WITH (fastupdate = off);
    CREATE INDEX comments_network_idx ON comments (network_address, created_at)
      WHERE network_address IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS webhook_events ON comments;
    DROP TRIGGER IF EXISTS reply_mails ON comments;
    DROP TRIGGER IF EXISTS comment_publication ON comments;
    DROP FUNCTION IF EXISTS date_comment_publication;
    DROP TRIGGER IF EXISTS comment_notices ON comments;
    DROP FUNCTION IF EXISTS queue_comment_notice;
    DROP INDEX comments_network_idx;
    ALTER TABLE comments DROP COLUMN text_marks, DROP COLUMN first_published_at;`)
}
