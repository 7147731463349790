import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * States of comments, ratings, and daily counts. Payload does not know the tables: only `src/server/comments`,
 * `ratings`, `cooked`, `bans` and `counting` read and write them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."comment_status" AS ENUM('published', 'waiting', 'hidden', 'spam', 'deleted');
  ALTER TABLE "comments" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "comments" ADD COLUMN "writer_name" varchar;
  ALTER TABLE "comments" ADD COLUMN "status" "comment_status" DEFAULT 'published' NOT NULL;
  ALTER TABLE "comments" ADD COLUMN "status_changed_at" timestamp(3) with time zone;
  UPDATE "comments" SET "status" = 'hidden', "status_changed_at" = "hidden_at" WHERE "hidden_at" IS NOT NULL;
  DROP TRIGGER IF EXISTS webhook_events ON comments;
  ALTER TABLE "comments" DROP COLUMN "hidden_at";
  ALTER TABLE "sites" ADD COLUMN "ratings_enabled" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "visitor_ratings_enabled" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "guest_comments_enabled" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "sites" ADD COLUMN "suspension_reason" varchar;`)
  // The network address is kept for a month, for bans and limits. `spam_reasons` explains the score.
  await db.execute(sql`
    ALTER TABLE recipes ADD COLUMN comments_closed boolean NOT NULL DEFAULT false;
    ALTER TABLE comments
      ADD COLUMN edited_at timestamptz(3),
      ADD COLUMN spam_score smallint,
      ADD COLUMN spam_reasons jsonb,
      ADD COLUMN network_address inet,
      ADD COLUMN source_key text;
    CREATE UNIQUE INDEX comments_source_idx ON comments (site_id, source_key)
      WHERE source_key IS NOT NULL;
    CREATE INDEX comments_inbox_idx ON comments (site_id, status, created_at DESC, id);
    CREATE TABLE comment_reports (
      comment_id uuid NOT NULL REFERENCES comments(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      reason text NOT NULL DEFAULT '',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      handled_at timestamptz(3),
      PRIMARY KEY (comment_id, user_id)
    );
    CREATE INDEX comment_reports_user_idx ON comment_reports (user_id);
    CREATE TABLE site_comment_settings (
      site_id uuid PRIMARY KEY REFERENCES sites(id) ON DELETE CASCADE,
      holds_first boolean NOT NULL DEFAULT false,
      holds_links boolean NOT NULL DEFAULT true,
      held_words text[] NOT NULL DEFAULT '{}',
      refused_words text[] NOT NULL DEFAULT '{}',
      closes_after_days int CHECK (closes_after_days > 0),
      akismet_key text,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE TABLE site_bans (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid REFERENCES users(id) ON DELETE CASCADE,
      email text,
      network cidr,
      reason text NOT NULL DEFAULT '',
      created_by_id uuid REFERENCES users(id) ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3),
      CHECK (num_nonnulls(user_id, email, network) = 1),
      UNIQUE NULLS NOT DISTINCT (site_id, user_id, email, network)
    );
    CREATE INDEX site_bans_user_idx ON site_bans (user_id);
    CREATE INDEX site_bans_created_by_idx ON site_bans (created_by_id);
    CREATE TABLE guest_comments (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      parent_id uuid REFERENCES comments(id) ON DELETE CASCADE,
      content jsonb NOT NULL,
      name text NOT NULL,
      email text NOT NULL,
      stars smallint CHECK (stars BETWEEN 1 AND 5),
      network_address inet,
      token_hash text NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX guest_comments_site_idx ON guest_comments (site_id);
    CREATE INDEX guest_comments_recipe_idx ON guest_comments (recipe_id);
    CREATE INDEX guest_comments_parent_idx ON guest_comments (parent_id);
    CREATE TYPE comment_notice AS ENUM ('each', 'daily', 'never');
    CREATE TABLE comment_notices (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      frequency comment_notice NOT NULL DEFAULT 'each',
      covered_until timestamptz(3) NOT NULL DEFAULT now(),
      due_at timestamptz(3),
      attempts int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, user_id)
    );
    CREATE INDEX comment_notices_user_idx ON comment_notices (user_id);
    CREATE INDEX comment_notices_due_idx ON comment_notices (due_at) WHERE due_at IS NOT NULL;`)
  // A rating is a reader's, a visitor's (a hash that is worth nothing the day after), or an imported one,
  // which belongs to its comment.
  await db.execute(sql`
    CREATE TYPE rating_source AS ENUM ('reader', 'visitor', 'import');
    CREATE TABLE recipe_ratings (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      user_id uuid REFERENCES users(id) ON DELETE CASCADE,
      comment_id uuid REFERENCES comments(id) ON DELETE CASCADE,
      visitor_hash bytea,
      source rating_source NOT NULL,
      stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
      is_visible boolean NOT NULL DEFAULT true,
      network_address inet,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK (num_nonnulls(user_id, comment_id, visitor_hash) = 1)
    );
    CREATE UNIQUE INDEX recipe_ratings_user_idx ON recipe_ratings (recipe_id, user_id)
      WHERE user_id IS NOT NULL;
    CREATE UNIQUE INDEX recipe_ratings_visitor_idx ON recipe_ratings (recipe_id, visitor_hash)
      WHERE visitor_hash IS NOT NULL;
    CREATE UNIQUE INDEX recipe_ratings_comment_idx ON recipe_ratings (comment_id)
      WHERE comment_id IS NOT NULL;
    CREATE INDEX recipe_ratings_reader_idx ON recipe_ratings (user_id);
    CREATE INDEX recipe_ratings_site_idx ON recipe_ratings (site_id, created_at DESC);
    CREATE TABLE recipe_rating_totals (
      recipe_id uuid PRIMARY KEY REFERENCES recipes(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      sum int NOT NULL,
      count int NOT NULL
    );
    CREATE INDEX recipe_rating_totals_site_idx ON recipe_rating_totals (site_id);
    CREATE TABLE imported_rating_summaries (
      recipe_id uuid PRIMARY KEY REFERENCES recipes(id) ON DELETE CASCADE,
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      program text NOT NULL,
      average numeric(3, 2) NOT NULL CHECK (average BETWEEN 1 AND 5),
      count int CHECK (count > 0),
      imported_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX imported_rating_summaries_site_idx ON imported_rating_summaries (site_id);
    CREATE TYPE cooked_status AS ENUM ('published', 'waiting', 'hidden');
    CREATE TABLE cooked_recipes (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      line text NOT NULL DEFAULT '',
      image_id uuid REFERENCES images(id) ON DELETE SET NULL,
      status cooked_status NOT NULL DEFAULT 'published',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (recipe_id, user_id)
    );
    CREATE INDEX cooked_recipes_site_idx ON cooked_recipes (site_id, status, created_at DESC);
    CREATE INDEX cooked_recipes_user_idx ON cooked_recipes (user_id);
    CREATE INDEX cooked_recipes_image_idx ON cooked_recipes (image_id);`)
  // Days in UTC. After two years a month is the row of its first day (docs/product/counting.md#how-long).
  await db.execute(sql`
    CREATE TABLE site_days (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      day date NOT NULL,
      views int NOT NULL DEFAULT 0,
      visitors int NOT NULL DEFAULT 0,
      searches int NOT NULL DEFAULT 0,
      empty_searches int NOT NULL DEFAULT 0,
      saves int NOT NULL DEFAULT 0,
      prints int NOT NULL DEFAULT 0,
      cook_starts int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, day)
    );
    CREATE TABLE recipe_days (
      recipe_id uuid NOT NULL REFERENCES recipes(id) ON DELETE CASCADE,
      day date NOT NULL,
      views int NOT NULL DEFAULT 0,
      saves int NOT NULL DEFAULT 0,
      prints int NOT NULL DEFAULT 0,
      cook_starts int NOT NULL DEFAULT 0,
      PRIMARY KEY (recipe_id, day)
    );
    CREATE TABLE referrer_days (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      day date NOT NULL,
      source text NOT NULL,
      visits int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, day, source)
    );
    CREATE TABLE country_days (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      day date NOT NULL,
      country text NOT NULL,
      visits int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, day, country)
    );
    CREATE TABLE search_days (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      day date NOT NULL,
      query text NOT NULL,
      searches int NOT NULL DEFAULT 0,
      empty_searches int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, day, query)
    );
    CREATE TABLE sign_up_days (
      site_id uuid NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
      day date NOT NULL,
      source text NOT NULL,
      sign_ups int NOT NULL DEFAULT 0,
      PRIMARY KEY (site_id, day, source)
    );
    CREATE TABLE visitor_salts (
      day date PRIMARY KEY,
      salt bytea NOT NULL
    );
    CREATE UNLOGGED TABLE day_visitors (
      day date NOT NULL,
      site_id uuid NOT NULL,
      hash bytea NOT NULL,
      PRIMARY KEY (day, site_id, hash)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE day_visitors, visitor_salts, sign_up_days, search_days, country_days, referrer_days,
      recipe_days, site_days, cooked_recipes, imported_rating_summaries, recipe_rating_totals,
      recipe_ratings, comment_notices, guest_comments, site_bans, site_comment_settings,
      comment_reports;
    DROP FUNCTION IF EXISTS total_recipe_ratings;
    DROP TYPE cooked_status, rating_source, comment_notice;
    DROP TRIGGER IF EXISTS comment_status ON comments;
    DROP FUNCTION IF EXISTS date_comment_status;
    DROP TRIGGER IF EXISTS webhook_events ON comments;
    ALTER TABLE recipes DROP COLUMN comments_closed;
    ALTER TABLE comments
      DROP COLUMN edited_at, DROP COLUMN spam_score, DROP COLUMN spam_reasons,
      DROP COLUMN network_address, DROP COLUMN source_key;
    DELETE FROM comments WHERE user_id IS NULL;`)
  await db.execute(sql`
   ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp(3) with time zone;
  UPDATE "comments" SET "hidden_at" = coalesce("status_changed_at", now()) WHERE "status" <> 'published';
  ALTER TABLE "comments" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "comments" DROP COLUMN "writer_name";
  ALTER TABLE "comments" DROP COLUMN "status";
  ALTER TABLE "comments" DROP COLUMN "status_changed_at";
  ALTER TABLE "sites" DROP COLUMN "ratings_enabled";
  ALTER TABLE "sites" DROP COLUMN "visitor_ratings_enabled";
  ALTER TABLE "sites" DROP COLUMN "guest_comments_enabled";
  ALTER TABLE "sites" DROP COLUMN "suspended_at";
  ALTER TABLE "sites" DROP COLUMN "suspension_reason";
  DROP TYPE "public"."comment_status";`)
}
