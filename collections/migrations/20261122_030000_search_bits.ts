import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Each recipe has a place within its site, and each term bits that tell which places have it. */
const TABLES = `
  -- Filled anew by the functions that are applied after the migrations. Those of before do not know of
  -- places, and must not run meanwhile.
  DROP FUNCTION IF EXISTS search_settle_pending() CASCADE;
  TRUNCATE search_recipes, search_words, search_counts;
  ALTER TABLE search_recipes ADD COLUMN place integer NOT NULL;

  -- Locked by whoever changes the index of a site, one after the other.
  CREATE TABLE search_sites (
    site_id uuid PRIMARY KEY,
    -- How many places were ever given out, and which of them are free again.
    places integer NOT NULL DEFAULT 0, free integer[] NOT NULL DEFAULT '{}');

  -- Which counted recipes have a term: a bit a place, 4096 places a row.
  CREATE TABLE search_bits (
    site_id uuid NOT NULL,
    -- Of search_terms; 0 tells of all counted recipes.
    term integer NOT NULL, block integer NOT NULL, bits bit(4096) NOT NULL,
    PRIMARY KEY (site_id, term, block)) WITH (fillfactor = 70);

  -- A search names the condition, so it begins here: reading all documents looks too dear. Nothing
  -- calls the function then, since the index holds by itself what it says.
  DROP INDEX search_recipes_document_idx;
  CREATE INDEX search_recipes_document_idx ON search_recipes USING gin (document)
    WITH (gin_pending_list_limit = 256) WHERE search_by_index(recipe_id);`

/** Terms are counted by bits instead of by recipe (docs/search.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(TABLES))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE search_sites, search_bits CASCADE;
    TRUNCATE search_recipes, search_words, search_counts;
    ALTER TABLE search_recipes DROP COLUMN place CASCADE;`)
}
