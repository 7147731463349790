import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { storedPost } from '@/src/parsing/html/stored-post'
import { DOCUMENTS } from './20261122_030000_search_bits'

/** Which ingredient lines a recipe was indexed by: all of them. */
const ALL_LINES = `
      SELECT g._parent_id AS id, u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
        FROM recipe_ingredient_groups g JOIN recipe_ingredients u ON u._parent_id = g.id
        WHERE g._parent_id = ANY (ids)`

/** Of a locked recipe only the lines that anyone may read: the first three (src/domain/premium.ts). */
const OPEN_LINES = `
      SELECT g._parent_id AS id, u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
        FROM recipes r JOIN recipe_ingredient_groups g ON g._parent_id = r.id
          JOIN recipe_ingredients u ON u._parent_id = g.id
        WHERE r.id = ANY (ids) AND r.privacy_setting IS NOT DISTINCT FROM 'public'
      UNION ALL
      SELECT r.id, line.ingredient_id, line.title
        FROM recipes r CROSS JOIN LATERAL (
          SELECT u.ingredient_id, left(u.ingredient_title_override, 1000) AS title
            FROM recipe_ingredient_groups g JOIN recipe_ingredients u ON u._parent_id = g.id
            WHERE g._parent_id = r.id ORDER BY g._order, u._order LIMIT 3) AS line
        WHERE r.id = ANY (ids) AND r.privacy_setting IS DISTINCT FROM 'public'`

const replaced = (text: string, part: string, by: string): string => {
  if (!text.includes(part)) throw new Error('search_documents is not what this migration changes')
  return text.replace(part, () => by)
}

/** Rows of locked recipes anew, with the words and counts of their sites, some recipes at a time. */
const SETTLE_LOCKED = `
  DO $$ DECLARE
    ids uuid[];
  BEGIN
    FOR ids IN SELECT array_agg(id) FROM (
        SELECT id, (row_number() OVER (ORDER BY site_id, id) - 1) / 2000 AS batch FROM recipes
          WHERE privacy_setting IS DISTINCT FROM 'public') AS each
      GROUP BY batch ORDER BY batch
    LOOP
      PERFORM search_settle(ids);
    END LOOP;
  END $$;`

const POSTS_AT_ONCE = 200

/** Stored posts were made harmless whenever they were read: from now on, as they are stored. */
async function cleanPosts(db: MigrateUpArgs['db']): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.execute<{ id: string; post: unknown }>(sql`
      SELECT id, legacy_recipe_data AS post FROM recipes
        WHERE legacy_recipe_data IS NOT NULL AND id > ${after} ORDER BY id LIMIT ${POSTS_AT_ONCE}`)
    for (const { id, post } of rows) {
      const clean = JSON.stringify(storedPost(post))
      await db.execute(sql`UPDATE recipes SET legacy_recipe_data = nullif(${clean}::jsonb, 'null')
        WHERE id = ${id} AND legacy_recipe_data <> ${clean}::jsonb`)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * The search index holds only what anyone may read of a recipe, and stored HTML is harmless where
 * it lies. May be run again.
 * @see docs/product/recipes.md#locked-recipes
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql.raw(replaced(DOCUMENTS, ALL_LINES, OPEN_LINES)))
  await db.execute(sql.raw(SETTLE_LOCKED))
  await cleanPosts(db)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql.raw(DOCUMENTS))
  await db.execute(sql.raw(SETTLE_LOCKED))
}
