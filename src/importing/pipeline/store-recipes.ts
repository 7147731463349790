import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { columnTypes, columnValues } from '@/src/server/plain-fields'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { sanitisePost } from '@/src/parsing/html/stored-post'
import { SEO_COLUMN_TYPES, seoColumnValues } from '@/src/server/seo'
import { insertRows } from './insert-rows'
import type { ColumnTypes } from './insert-rows'
import { storeComments } from './store-comments'
import { storeFormerPaths } from './store-former-paths'
import { storeRedirects } from './store-redirects'
import { placePictures } from './place-pictures'
import type { WantedPicture } from './place-pictures'
import type { PlannedRecipe } from './plan-recipes'
import { buildRecipeRows, RECIPE_TABLES } from './recipe-rows'
import type { ImportTarget } from './target'

const COLUMNS = {
  id: 'uuid',
  site_id: 'uuid',
  ...columnTypes(WRITTEN_RECIPE_FIELDS),
  ...SEO_COLUMN_TYPES,
  video_id: 'uuid',
  source_key: 'varchar',
  source_url: 'varchar',
  legacy_recipe_data: 'jsonb',
  updated_at: 'timestamptz',
  created_at: 'timestamptz',
} satisfies ColumnTypes

/** An update leaves the creation date and the position of a recipe unchanged. */
const UPDATED = Object.keys(COLUMNS).filter(
  (name) => !['id', 'site_id', 'slug', 'created_at'].includes(name),
)
const OVERWRITE = `on conflict (id) do update set ${UPDATED.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`

/**
 * Stores new and known recipes with their related rows, as Payload would one by one, in a dozen
 * statements in total. Existing pictures stay.
 */
export async function storeRecipes(
  target: ImportTarget,
  planned: readonly PlannedRecipe[],
): Promise<void> {
  const { payload } = target
  const written = planned.filter(({ action }) => action !== 'skip')
  const updated = written.filter(({ action }) => action === 'update').map(({ id }) => id)
  if (updated.length > 0) await clear(payload, updated)
  const own = written.filter(({ action, recipe }) => action === 'update' && recipe.isOwn)
  if (own.length > 0)
    await clearPictures(
      payload,
      own.map(({ id }) => id),
    )
  await insertRows(
    payload,
    'recipes',
    COLUMNS,
    written.map((each) => head(target, each)),
    OVERWRITE,
  )
  const parts = written.map(({ id, recipe }) => buildRecipeRows(id, recipe.write))
  for (const { table, columns } of RECIPE_TABLES) {
    await insertRows(
      payload,
      table,
      columns,
      parts.flatMap((part) => part[table]),
    )
  }
  const moves = written.map(({ recipe: { oldPaths }, slug }) => ({
    to: `/recipes/${slug}`,
    oldPaths,
  }))
  await storeRedirects(payload, target.siteId, moves)
  await storeFormerPaths(payload, target.siteId, written)
  await storeComments(target, written)
  await placePictures(target, written.flatMap(picturesOf))
}

const picturesOf = ({ id, recipe }: PlannedRecipe): WantedPicture[] =>
  recipe.pictures.map((picture) => ({ ...picture, recipeId: id, letterId: null }))

const CHILDREN = RECIPE_TABLES.map(({ table }) => table).filter(
  (table) => !['recipe_images', 'recipe_ingredients', 'recipe_instructions'].includes(table),
)

/** Deletes the lists of a recipe before they are rewritten, as Payload does. */
async function clear(payload: Payload, ids: readonly string[]): Promise<void> {
  const lines = [
    ['recipe_ingredients', 'recipe_ingredient_groups'],
    ['recipe_instructions', 'recipe_instruction_groups'],
  ] as const
  for (const [table, groups] of lines) {
    const text = `delete from ${table} where _parent_id in
      (select id from ${groups} where _parent_id = any($1::uuid[]))`
    await rows(payload, { name: `import_clear_${table}`, text }, [ids])
  }
  for (const table of CHILDREN) {
    const parent = table.startsWith('recipes_') ? 'parent_id' : '_parent_id'
    const text = `delete from ${table} where ${parent} = any($1::uuid[])`
    await rows(payload, { name: `import_clear_${table}`, text }, [ids])
  }
}

/**
 * An export of this platform determines all pictures of a recipe; other sources only add theirs.
 */
async function clearPictures(payload: Payload, ids: readonly string[]): Promise<void> {
  const text = `delete from recipe_images where _parent_id = any($1::uuid[])`
  await rows(payload, { name: 'import_clear_recipe_images', text }, [ids])
}

function head({ siteId }: ImportTarget, { id, slug, row, recipe }: PlannedRecipe) {
  const { write } = recipe
  const now = new Date().toISOString()
  return {
    id,
    site_id: siteId,
    ...columnValues(WRITTEN_RECIPE_FIELDS, { ...write, slug }),
    ...seoColumnValues(write.seo),
    video_id: write.videoId,
    source_key: row.sourceKey,
    source_url: recipe.sourceUrl,
    legacy_recipe_data: sanitisePost(write.legacyRecipeData),
    updated_at: recipe.updatedAt ?? now,
    created_at: recipe.createdAt ?? now,
  }
}
