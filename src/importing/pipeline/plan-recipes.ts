import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { findFreeSlug } from '@/src/server/recipes/slugs'
import type { PreparedRecipe } from '../prepared-recipe'
import type { PreparedRow } from './prepared'
import type { ImportTarget } from './target'

/** A row that is a recipe. */
export type RecipeRow = Extract<PreparedRow, { kind: 'recipe' }>

/** The planned change for a recipe. */
export type PlannedRecipe = {
  row: RecipeRow
  recipe: PreparedRecipe
  id: string
  slug: string
} & ({ action: 'create' } | { action: 'update' } | { action: 'skip'; message: string })

type Existing = {
  id: string
  slug: string
  sourceKey: string
  publishedAt: Date | null
  privacySetting: 'public' | 'subscribers_only'
  isDeleted: boolean
}

const EXISTING = {
  name: 'import_existing_recipes',
  text: `select id, slug, source_key as "sourceKey", published_at as "publishedAt",
      privacy_setting as "privacySetting", deleted_at is not null as "isDeleted"
    from recipes where site_id = $1 and source_key is not null and source_key = any($2::text[])`,
}
/** A recipe that was not imported, with the slug of an exported recipe of this platform. */
const OWN = {
  name: 'import_existing_own_recipes',
  text: `select id, slug, 'own:' || slug as "sourceKey", published_at as "publishedAt",
      privacy_setting as "privacySetting", false as "isDeleted"
    from recipes where site_id = $1 and slug = any($2::text[]) and deleted_at is null
      and (source_key is null or source_key = 'own:' || slug)`,
}

/** Decides for each recipe whether it is created or updated, and under which slug. */
export async function planRecipes(
  { payload, siteId, onRepeat, asDrafts }: ImportTarget,
  recipes: readonly RecipeRow[],
): Promise<PlannedRecipe[]> {
  const keys = recipes.map(({ sourceKey }) => sourceKey)
  const found = keys.length === 0 ? [] : await rows<Existing>(payload, EXISTING, [siteId, keys])
  const own = recipes.filter(({ recipe }) => recipe.isOwn).map(({ recipe }) => recipe.write.slug)
  const known = own.length === 0 ? [] : await rows<Existing>(payload, OWN, [siteId, own])
  const existing = new Map([...known, ...found].map((each) => [each.sourceKey, each]))
  const fresh = recipes.filter(({ sourceKey }) => !existing.has(sourceKey))
  const slugs = await freeSlugs(payload, siteId, fresh)
  return recipes.map((row) => {
    const before = existing.get(row.sourceKey)
    if (before) return plannedAgain(row, before, onRepeat)
    const slug = slugs.get(row) ?? row.recipe.write.slug
    const recipe = asDrafts ? asDraft(row.recipe) : row.recipe
    return { action: 'create', row, recipe, id: randomUUID(), slug }
  })
}

const asDraft = (recipe: PreparedRecipe): PreparedRecipe => ({
  ...recipe,
  write: { ...recipe.write, publishedAt: null },
})

function plannedAgain(
  row: RecipeRow,
  before: Existing,
  onRepeat: ImportTarget['onRepeat'],
): PlannedRecipe {
  const planned = { row, id: before.id, slug: before.slug }
  if (before.isDeleted) {
    const message =
      'This recipe was imported before and is in the bin. Restore it there, or delete it for good.'
    return { ...planned, action: 'skip', recipe: row.recipe, message }
  }
  if (onRepeat === 'skip') {
    return {
      ...planned,
      action: 'skip',
      recipe: row.recipe,
      message: 'This recipe was imported before.',
    }
  }
  if (row.recipe.needsReview && before.publishedAt !== null) {
    return { ...planned, action: 'skip', recipe: row.recipe, message: UNREVIEWED }
  }
  return { ...planned, action: 'update', recipe: keepingState(row.recipe, before) }
}

const UNREVIEWED =
  'This recipe was imported before and is published. It was not changed, because this version was guessed or recognised in a picture. To replace it, unpublish it first.'

/**
 * A published recipe stays published if its source is a draft; its date and its restriction to
 * subscribers stay if the source has none.
 */
function keepingState(recipe: PreparedRecipe, before: Existing): PreparedRecipe {
  if (recipe.isOwn) return recipe
  const kept = before.publishedAt?.toISOString() ?? null
  const told = recipe.write.publishedAt ?? null
  const publishedAt = told === null || (!recipe.isDated && kept !== null) ? kept : told
  const privacySetting =
    before.privacySetting === 'subscribers_only' ? 'subscribers_only' : recipe.write.privacySetting
  return { ...recipe, write: { ...recipe.write, publishedAt, privacySetting } }
}

const TAKEN = {
  name: 'import_taken_slugs',
  text: `select slug from recipes
    where site_id = $1 and deleted_at is null and slug = any($2::text[])`,
}

async function freeSlugs(
  payload: Payload,
  siteId: string,
  fresh: readonly RecipeRow[],
): Promise<Map<RecipeRow, string>> {
  const wishes = [...new Set(fresh.map(({ recipe }) => recipe.write.slug))]
  const found =
    wishes.length === 0 ? [] : await rows<{ slug: string }>(payload, TAKEN, [siteId, wishes])
  const taken = new Set(found.map(({ slug }) => slug))
  const slugs = new Map<RecipeRow, string>()
  for (const row of fresh) {
    const wish = row.recipe.write.slug
    const slug = taken.has(wish) ? await findFreeSlug(payload, siteId, wish, taken) : wish
    taken.add(slug)
    slugs.set(row, slug)
  }
  return slugs
}
