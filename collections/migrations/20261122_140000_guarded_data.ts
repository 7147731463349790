import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { sanitisePost } from '@/src/parsing/html/stored-post'

const POSTS_AT_ONCE = 200

/** Stored posts were made harmless whenever they were read: from now on, as they are stored. */
async function cleanPosts(db: MigrateUpArgs['db']): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.execute<{ id: string; post: unknown }>(sql`
      SELECT id, legacy_recipe_data AS post FROM recipes
        WHERE legacy_recipe_data IS NOT NULL AND id > ${after} ORDER BY id LIMIT ${POSTS_AT_ONCE}`)
    for (const { id, post } of rows) {
      const clean = JSON.stringify(sanitisePost(post))
      await db.execute(sql`UPDATE recipes SET legacy_recipe_data = nullif(${clean}::jsonb, 'null')
        WHERE id = ${id} AND legacy_recipe_data <> ${clean}::jsonb`)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Stored HTML is harmless where it lies. May be run again. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await cleanPosts(db)
}

export const down = (): Promise<void> => Promise.resolve()
