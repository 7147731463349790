import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { withMediaKeys } from '@/src/domain/pictures/media-in-html'
import { rows } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import { WHOLE_RECIPE } from '../recipes/reading/page-sql'
import { presentRecipe } from '../recipes/reading/present'
import type { RecipeRow } from '../recipes/reading/present'
import { PREVIEW_READER } from '../recipes/preview'
import { portableId, replaceTexts } from './portable-id'

/** An exported recipe: the API's shape with its source; ids by `portableId`. */
export type ExportedRecipe = Omit<Recipe, 'legacyRecipeData'> & {
  createdAt: string
  sourceKey: string | null
  sourceUrl: string | null
  contributors: { id: string; displayName: string | null }[]
  /** The stored data, with nothing taken out of it. */
  legacyRecipeData: object | null
}

/** The prefix of import keys for our own recipes without another key. */
export const OWN_KEY = 'own:'

const SLUGS = {
  name: 'export_recipe_slugs',
  text: `select r.id, r.slug, d.recipe_id is not null as "hasDraft"
    from recipes r left join recipe_drafts d on d.recipe_id = r.id
    where r.site_id = $1 and r.deleted_at is null order by r.slug`,
}

/** Lists the recipes of a site, including drafts, in export order. */
export const recipeSlugs = (
  payload: Payload,
  siteId: string,
): Promise<{ id: string; slug: string; hasDraft: boolean }[]> => rows(payload, SLUGS, [siteId])

const WHOLE = {
  name: 'export_recipes',
  text: `select ${WHOLE_RECIPE} as recipe, r.source_key as "sourceKey", r.source_url as "sourceUrl",
      ${isoInstant('r.created_at')} as "createdAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'displayName', u.display_name)
          order by rel."order") from recipes_rels rel join users u on u.id = rel.users_id
        where rel.parent_id = r.id and rel.path = 'contributors'), '[]') as contributors
    from recipes r where r.site_id = $1 and r.id = any($2::uuid[])`,
}

type ExportedRecipeRow = Pick<
  ExportedRecipe,
  'sourceKey' | 'sourceUrl' | 'createdAt' | 'contributors'
> & {
  recipe: RecipeRow
}

/** Some recipes of a site, by their slugs; `names` are the ids and keys all of them share. */
export async function exportedRecipes(
  payload: Payload,
  siteId: string,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<Map<string, ExportedRecipe>> {
  const found = await rows<ExportedRecipeRow>(payload, WHOLE, [siteId, ids])
  return new Map(found.map((row) => [row.recipe.slug, exported(row, names)]))
}

function exported(
  { recipe: row, ...about }: ExportedRecipeRow,
  shared: ReadonlyMap<string, string>,
): ExportedRecipe {
  const recipe = presentRecipe(row, PREVIEW_READER)
  const legacy = row.legacyRecipeData
  const whole: ExportedRecipe = {
    ...recipe,
    // The file of comments has them one by one.
    rating: null,
    ...about,
    sourceKey: about.sourceKey?.startsWith(OWN_KEY) ? null : about.sourceKey,
    legacyRecipeData: typeof legacy === 'object' && legacy ? exportedPost(legacy, shared) : null,
    equipmentUsages: recipe.equipmentUsages.map((usage) => ({
      ...usage,
      equipment: { ...usage.equipment, featuredImage: null },
    })),
  }
  return replaceTexts(whole, new Map([...shared, ...ownNames(whole)]))
}

/** A stored post that names the pictures of the site as the export does. */
const exportedPost = (legacy: object, shared: ReadonlyMap<string, string>): object =>
  'content' in legacy && typeof legacy.content === 'string'
    ? { ...legacy, content: withMediaKeys(legacy.content, shared) }
    : legacy

/** Portable ids of everything a recipe holds. */
function ownNames(recipe: ExportedRecipe): [string, string][] {
  const { slug } = recipe
  const rowsOf = (list: readonly { id: string }[], ...names: (string | number)[]) =>
    list.map(({ id }, at): [string, string] => [id, portableId(slug, ...names, at)])
  return [
    [recipe.id, portableId('recipe', slug)],
    ...rowsOf(recipe.ingredientUsageGroups, 'list'),
    ...recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }, group) => [
      ...rowsOf(ingredientUsages, 'ingredient', group),
      ...ingredientUsages.flatMap(({ ingredient }): [string, string][] =>
        ingredient ? [[ingredient.id, portableId('ingredient', ingredient.slug)]] : [],
      ),
    ]),
    ...rowsOf(recipe.instructionGroups, 'part'),
    ...recipe.instructionGroups.flatMap(({ instructions }, group) =>
      rowsOf(instructions, 'step', group),
    ),
    ...rowsOf(recipe.equipmentUsages, 'tool'),
    ...recipe.equipmentUsages.map(({ equipment }): [string, string] => [
      equipment.id,
      portableId('equipment', equipment.title),
    ]),
    ...TERM_LIST_NAMES.flatMap((list) =>
      recipe[list].map((term): [string, string] => [term.id, portableId('term', list, term.slug)]),
    ),
    ...recipe.collections.map((each): [string, string] => [
      each.id,
      portableId('collection', each.slug),
    ]),
    ...recipe.contributors.map(({ id, displayName }): [string, string] => [
      id,
      portableId('person', displayName ?? ''),
    ]),
  ]
}
