-- Notes the recipes whose rows in the search index may have changed, statement by statement and
-- whoever writes: Payload's admin, imports, statements of our own. They are indexed together when
-- the transaction commits (search-settle.sql).

CREATE OR REPLACE FUNCTION search_note_recipes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT id AS recipe FROM changed) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipes
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipes
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipes
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes();

CREATE OR REPLACE FUNCTION search_note_recipes_rels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT parent_id AS recipe FROM changed WHERE terms_id IS NOT NULL) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipes_rels
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_rels();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipes_rels
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_rels();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipes_rels
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_rels();

CREATE OR REPLACE FUNCTION search_note_recipes_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT parent_id AS recipe FROM changed) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipes_texts
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_texts();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipes_texts
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_texts();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipes_texts
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipes_texts();

CREATE OR REPLACE FUNCTION search_note_recipe_ingredient_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT _parent_id AS recipe FROM changed) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipe_ingredient_groups
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredient_groups();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipe_ingredient_groups
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredient_groups();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipe_ingredient_groups
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredient_groups();

CREATE OR REPLACE FUNCTION search_note_recipe_ingredients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT g._parent_id AS recipe FROM changed c
        JOIN recipe_ingredient_groups g ON g.id = c._parent_id) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipe_ingredients
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredients();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipe_ingredients
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredients();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipe_ingredients
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_ingredients();

CREATE OR REPLACE FUNCTION search_note_ingredients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT g._parent_id AS recipe FROM changed c
        JOIN recipe_ingredients u ON u.ingredient_id = c.id
        JOIN recipe_ingredient_groups g ON g.id = u._parent_id) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Nothing leads to a recipe before something points at a row of these, or after it did.
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON ingredients
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_ingredients();

CREATE OR REPLACE FUNCTION search_note_ingredients_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT g._parent_id AS recipe FROM changed c
        JOIN recipe_ingredients u ON u.ingredient_id = c.parent_id
        JOIN recipe_ingredient_groups g ON g.id = u._parent_id) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON ingredients_texts
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_ingredients_texts();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON ingredients_texts
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_ingredients_texts();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON ingredients_texts
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_ingredients_texts();

CREATE OR REPLACE FUNCTION search_note_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT rel.parent_id AS recipe FROM changed c
        JOIN recipes_rels rel ON rel.terms_id = c.id) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Nothing leads to a recipe before something points at a row of these, or after it did.
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON terms
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_terms();

CREATE OR REPLACE FUNCTION search_note_recipe_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT rel.recipes_id AS recipe FROM changed c
        JOIN recipe_collections_rels rel ON rel.parent_id = c.id) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Nothing leads to a recipe before something points at a row of these, or after it did.
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipe_collections
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_collections();

CREATE OR REPLACE FUNCTION search_note_recipe_collections_rels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_pending (xact, recipe_id)
    SELECT DISTINCT pg_current_xact_id(), noted.recipe FROM (
      SELECT recipes_id AS recipe FROM changed WHERE recipes_id IS NOT NULL) AS noted
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_noted_insert AFTER INSERT ON recipe_collections_rels
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_collections_rels();
CREATE OR REPLACE TRIGGER search_noted_update AFTER UPDATE ON recipe_collections_rels
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_collections_rels();
CREATE OR REPLACE TRIGGER search_noted_delete AFTER DELETE ON recipe_collections_rels
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_recipe_collections_rels();

-- The synonyms of a site are in the documents of engines outside.
CREATE OR REPLACE FUNCTION search_note_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_outbox (recipe_id, site_id)
    SELECT s.recipe_id, s.site_id FROM search_recipes s
      WHERE s.site_id = NEW.id AND EXISTS (SELECT FROM search_target);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_synonyms_changed AFTER UPDATE ON sites
  FOR EACH ROW WHEN (OLD.search_synonyms IS DISTINCT FROM NEW.search_synonyms)
  EXECUTE FUNCTION search_note_synonyms();
