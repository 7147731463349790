import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Table, column, and what it belongs to: gone with it. */
const BELONGS = [
  ['recipe_images', 'image_id', 'images'],
  ['recipes', 'site_id', 'sites'],
  ['recipe_collections', 'site_id', 'sites'],
  ['events', 'site_id', 'sites'],
  ['imports', 'site_id', 'sites'],
  ['redirects', 'site_id', 'sites'],
  ['comments', 'recipe_id', 'recipes'],
  ['comments', 'site_id', 'sites'],
  ['comments', 'user_id', 'users'],
  ['comments', 'parent_id', 'comments'],
  ['subscriptions', 'site_id', 'sites'],
  ['subscriptions', 'user_id', 'users'],
  ['newsletter_sends', 'recipe_id', 'recipes'],
  ['newsletter_sends', 'site_id', 'sites'],
  ['auth_sessions', 'user_id', 'users'],
  ['app_subscriptions', 'site_id', 'sites'],
  ['comment_upvotes', 'comment_id', 'comments'],
  ['comment_upvotes', 'user_id', 'users'],
  ['bookmarks', 'recipe_id', 'recipes'],
  ['bookmarks', 'site_id', 'sites'],
  ['bookmarks', 'user_id', 'users'],
  ['import_rows', 'import_id', 'imports'],
  ['import_rows', 'site_id', 'sites'],
] as const
/** Not to be deleted while somebody needs it. */
const NEEDED = [
  ['sites', 'owner_id', 'users'],
  ['recipe_equipment', 'equipment_id', 'equipment'],
] as const

/**
 * Payload lets every foreign key be emptied when what it names is deleted; columns that must not be
 * empty then refuse the deletion with an error nobody understands.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const key of BELONGS) await db.execute(sql.raw(rule(key, 'CASCADE')))
  for (const key of NEEDED) await db.execute(sql.raw(rule(key, 'RESTRICT')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const key of [...BELONGS, ...NEEDED]) await db.execute(sql.raw(rule(key, 'SET NULL')))
}

function rule([table, column, target]: readonly [string, string, string], action: string): string {
  const name = `${table}_${column}_${target}_id_fk`
  return `ALTER TABLE "${table}" DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}"
    FOREIGN KEY ("${column}") REFERENCES "${target}"("id") ON DELETE ${action}`
}
