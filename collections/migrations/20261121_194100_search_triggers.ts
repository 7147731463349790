import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables that recipes are indexed from, and how their changed rows lead to recipes. */
const SOURCES = {
  recipes: 'SELECT id AS recipe FROM changed',
  recipes_rels: 'SELECT parent_id AS recipe FROM changed WHERE terms_id IS NOT NULL',
  recipes_texts: 'SELECT parent_id AS recipe FROM changed',
  recipe_ingredient_groups: 'SELECT _parent_id AS recipe FROM changed',
  recipe_ingredients: `SELECT g._parent_id AS recipe FROM changed c
    JOIN recipe_ingredient_groups g ON g.id = c._parent_id`,
  ingredients: `SELECT g._parent_id AS recipe FROM changed c
    JOIN recipe_ingredients u ON u.ingredient_id = c.id
    JOIN recipe_ingredient_groups g ON g.id = u._parent_id`,
  ingredients_texts: `SELECT g._parent_id AS recipe FROM changed c
    JOIN recipe_ingredients u ON u.ingredient_id = c.parent_id
    JOIN recipe_ingredient_groups g ON g.id = u._parent_id`,
  terms: `SELECT rel.parent_id AS recipe FROM changed c
    JOIN recipes_rels rel ON rel.terms_id = c.id`,
  recipe_collections: `SELECT rel.recipes_id AS recipe FROM changed c
    JOIN recipe_collections_rels rel ON rel.parent_id = c.id`,
  recipe_collections_rels: 'SELECT recipes_id AS recipe FROM changed WHERE recipes_id IS NOT NULL',
} as const

/** Nothing leads to a recipe from these before something points at them, or after it did. */
const UPDATED_ONLY: readonly string[] = ['ingredients', 'terms', 'recipe_collections']

/**
 * Statement by statement, whatever recipes are made of notes them down; they are indexed together when
 * the transaction commits. Payload admin, imports and statements of ours are all caught.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, recipes] of Object.entries(SOURCES)) {
    await db.execute(sql.raw(triggers(table, recipes)))
  }
  await db.execute(sql`
    CREATE FUNCTION search_note_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_outbox (recipe_id, site_id)
        SELECT s.recipe_id, s.site_id FROM search_recipes s
          WHERE s.site_id = NEW.id AND EXISTS (SELECT FROM search_target);
      RETURN NULL;
    END $$;
    CREATE TRIGGER search_synonyms_changed AFTER UPDATE ON sites FOR EACH ROW
      WHEN (OLD.search_synonyms IS DISTINCT FROM NEW.search_synonyms)
      EXECUTE FUNCTION search_note_synonyms();

    -- What is there already.
    INSERT INTO search_pending SELECT pg_current_xact_id(), id FROM recipes;`)
}

function triggers(table: string, recipes: string): string {
  const events = UPDATED_ONLY.includes(table) ? ['UPDATE'] : ['INSERT', 'UPDATE', 'DELETE']
  const onEach = events.map(
    (event) => `
    CREATE TRIGGER search_noted_${event.toLowerCase()} AFTER ${event} ON "${table}"
      REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_note_${table}();`,
  )
  return `
    CREATE FUNCTION search_note_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_pending (xact, recipe_id)
        SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (${recipes}) AS noted
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    ${onEach.join('')}`
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(SOURCES)) {
    await db.execute(sql.raw(`DROP FUNCTION search_note_${table}() CASCADE`))
  }
  await db.execute(sql`DROP FUNCTION search_note_synonyms() CASCADE`)
}
