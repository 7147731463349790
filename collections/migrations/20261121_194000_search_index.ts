import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index itself: a row a recipe, the words and terms of each site, and the outbox of engines
 * outside.
 */
const TABLES = `
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

  CREATE INDEX search_other_names_idx ON ingredients_texts (parent_id);
  CREATE INDEX search_keywords_idx ON recipes_texts (parent_id);

  CREATE TABLE search_terms (
    no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    facet text NOT NULL, slug text NOT NULL, UNIQUE (facet, slug));

  CREATE TABLE search_recipes (
    recipe_id uuid PRIMARY KEY,
    site_id uuid NOT NULL,
    -- Null for drafts and what is in the bin.
    published_at timestamp(3) with time zone,
    -- Whether its words and terms are counted: it was published when the row was written.
    is_counted boolean NOT NULL,
    -- Changes what engines outside may show of it.
    is_locked boolean NOT NULL,
    title_key text NOT NULL,
    total_minutes integer,
    terms integer[] NOT NULL,
    -- Words of title and ingredients, to put the best first.
    ranking tsvector NOT NULL,
    -- Everything it is found by: read by the index below only, so it lies beside the row.
    document tsvector NOT NULL) WITH (fillfactor = 85, toast_tuple_target = 512);
  ALTER TABLE search_recipes ALTER COLUMN ranking SET STORAGE MAIN,
    ALTER COLUMN document SET STORAGE EXTERNAL;
  CREATE INDEX search_recipes_document_idx ON search_recipes USING gin (document)
    WITH (gin_pending_list_limit = 256);
  CREATE INDEX search_recipes_newest_idx ON search_recipes
    (site_id, published_at DESC, recipe_id) WHERE published_at IS NOT NULL;
  CREATE INDEX search_recipes_title_idx ON search_recipes
    (site_id, title_key, recipe_id) WHERE published_at IS NOT NULL;
  CREATE INDEX search_recipes_due_idx ON search_recipes (published_at)
    WHERE published_at IS NOT NULL AND NOT is_counted;

  CREATE TABLE search_words (
    site_id uuid NOT NULL, word text COLLATE "C" NOT NULL,
    published integer NOT NULL, stored integer NOT NULL,
    PRIMARY KEY (site_id, word)) WITH (fillfactor = 80);
  CREATE INDEX search_words_gone_idx ON search_words (site_id) WHERE stored <= 0;

  CREATE TABLE search_counts (
    site_id uuid NOT NULL,
    -- Of search_terms; 0 counts the recipes themselves.
    term integer NOT NULL, recipes integer NOT NULL,
    PRIMARY KEY (site_id, term)) WITH (fillfactor = 80);

  -- Recipes touched by transactions under way; each empties its own before it commits.
  CREATE UNLOGGED TABLE search_pending (
    xact xid8 NOT NULL, recipe_id uuid NOT NULL, PRIMARY KEY (xact, recipe_id));

  CREATE TABLE search_outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recipe_id uuid NOT NULL, site_id uuid NOT NULL);

  -- One row once a search engine outside is fed: what its index was made with.
  CREATE TABLE search_target (
    name text PRIMARY KEY, settings text NOT NULL,
    made_at timestamp with time zone NOT NULL DEFAULT now());

  -- True, and dear: a search then always begins with the index of words. Postgres does not count
  -- what reading documents beside their rows costs, and would rather read them all.
  CREATE FUNCTION search_by_index(recipe uuid) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 20000 AS $$ BEGIN RETURN true; END $$;`

/**
 * The search index inside Postgres (search/postgres, docs/search.md). The functions and triggers that
 * keep it are in `collections/sql`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(TABLES))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE search_terms, search_recipes, search_words, search_counts, search_pending,
      search_outbox, search_target CASCADE;
    DROP INDEX IF EXISTS search_other_names_idx, search_keywords_idx;
    DROP FUNCTION IF EXISTS search_by_index(uuid) CASCADE;`)
}
