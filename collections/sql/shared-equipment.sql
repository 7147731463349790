-- Deleting a site's own equipment removes it from its recipes. Equipment that all sites share cannot be deleted
-- while a recipe has it: the change would reach sites that nobody asked.

CREATE OR REPLACE FUNCTION keep_used_shared_equipment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM recipe_equipment q WHERE q.equipment_id = OLD.id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'Recipes have this equipment.';
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER shared_equipment_kept BEFORE DELETE ON equipment
  FOR EACH ROW WHEN (OLD.site_id IS NULL) EXECUTE FUNCTION keep_used_shared_equipment();
