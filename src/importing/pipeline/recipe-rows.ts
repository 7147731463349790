import type { Recipe as StoredRecipe } from '@/payload-types'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_INGREDIENT_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import { columnTypes, storedColumns } from '@/src/server/plain-fields'
import type { ResolvedRecipe } from '@/src/server/recipes/lines/resolve-lines'
import { storedRecipe } from '@/src/server/recipes/reading/stored'
import type { ColumnTypes } from './insert-rows'

/** Rows of the tables of a recipe, as Payload itself writes them. */
export type RecipeRows = Record<(typeof RECIPE_TABLES)[number]['table'], Record<string, unknown>[]>

const ID = { _order: 'integer', _parent_id: 'varchar', id: 'varchar' }
const OF_RECIPE = { ...ID, _parent_id: 'uuid' }
const GROUP = { ...OF_RECIPE, ...columnTypes(WRITTEN_GROUP_FIELDS) }

/** The tables of a recipe, in insertion order. */
export const RECIPE_TABLES = [
  {
    table: 'recipe_images',
    columns: {
      ...OF_RECIPE,
      image_id: 'uuid',
      crop_width: 'numeric',
      crop_height: 'numeric',
      crop_x: 'numeric',
      crop_y: 'numeric',
      share_crop_width: 'numeric',
      share_crop_height: 'numeric',
      share_crop_x: 'numeric',
      share_crop_y: 'numeric',
    },
  },
  { table: 'recipe_ingredient_groups', columns: GROUP },
  {
    table: 'recipe_ingredients',
    columns: {
      ...ID,
      ...columnTypes(WRITTEN_INGREDIENT_FIELDS),
      unit_id: 'uuid',
      ingredient_id: 'uuid',
    },
  },
  { table: 'recipe_instruction_groups', columns: GROUP },
  {
    table: 'recipe_instructions',
    columns: {
      ...ID,
      ...columnTypes(WRITTEN_STEP_FIELDS),
      video_id: 'uuid',
    },
  },
  {
    table: 'recipe_equipment',
    columns: {
      ...OF_RECIPE,
      equipment_id: 'uuid',
      ...columnTypes(WRITTEN_EQUIPMENT_FIELDS),
      image_override_id: 'uuid',
    },
  },
  {
    table: 'recipes_texts',
    columns: { order: 'integer', parent_id: 'uuid', path: 'varchar', text: 'varchar' },
  },
  {
    table: 'recipes_rels',
    columns: {
      order: 'integer',
      parent_id: 'uuid',
      path: 'varchar',
      images_id: 'uuid',
      terms_id: 'uuid',
      users_id: 'uuid',
    },
  },
] as const satisfies readonly { table: string; columns: ColumnTypes }[]

/** Builds the table rows of a recipe. */
export function buildRecipeRows(recipeId: string, write: ResolvedRecipe): RecipeRows {
  const stored = storedRecipe(write)
  const ingredientGroups = stored.ingredientUsageGroups ?? []
  const instructionGroups = stored.instructionGroups ?? []
  return {
    recipe_images: (stored.images ?? []).map(({ id, image, crop, shareCrop }, at) => ({
      ...child(recipeId, at, id),
      image_id: image,
      crop_width: crop?.width,
      crop_height: crop?.height,
      crop_x: crop?.x,
      crop_y: crop?.y,
      share_crop_width: shareCrop?.width,
      share_crop_height: shareCrop?.height,
      share_crop_x: shareCrop?.x,
      share_crop_y: shareCrop?.y,
    })),
    recipe_ingredient_groups: ingredientGroups.map((group, at) => groupRow(recipeId, at, group)),
    recipe_ingredients: ingredientGroups.flatMap(({ id, ingredientUsages }) =>
      (ingredientUsages ?? []).map((usage, at) => ({
        ...child(id, at, usage.id),
        ...storedColumns(WRITTEN_INGREDIENT_FIELDS, usage),
        unit_id: usage.unit,
        ingredient_id: usage.ingredient,
      })),
    ),
    recipe_instruction_groups: instructionGroups.map((group, at) => groupRow(recipeId, at, group)),
    recipe_instructions: instructionGroups.flatMap(({ id, instructions }) =>
      (instructions ?? []).map((step, at) => ({
        ...child(id, at, step.id),
        ...storedColumns(WRITTEN_STEP_FIELDS, step),
        video_id: step.video,
      })),
    ),
    recipe_equipment: (stored.equipmentUsages ?? []).map((usage, at) => ({
      ...child(recipeId, at, usage.id),
      equipment_id: usage.equipment,
      ...storedColumns(WRITTEN_EQUIPMENT_FIELDS, usage),
      image_override_id: usage.imageOverride,
    })),
    recipes_texts: (stored.keywords ?? []).map((text, at) => ({
      order: at + 1,
      parent_id: recipeId,
      path: 'keywords',
      text,
    })),
    recipes_rels: relations(recipeId, stored),
  }
}

const child = (parent: unknown, at: number, id: unknown) => ({
  _order: at + 1,
  _parent_id: parent,
  id,
})

const groupRow = (
  parent: string,
  at: number,
  group: { id?: string | null; title?: string | null; note?: string | null },
) => ({ ...child(parent, at, group.id), ...storedColumns(WRITTEN_GROUP_FIELDS, group) })

type Stored = Pick<
  StoredRecipe,
  (typeof TERM_LISTS)[TermList]['stored'] | 'contributors' | 'instructionGroups'
>

function relations(recipeId: string, stored: Stored): Record<string, unknown>[] {
  const list = (path: string, column: string, ids: readonly unknown[]) =>
    ids.map((id, at) => ({ order: at + 1, parent_id: recipeId, path, [column]: id }))
  return [
    ...Object.values(TERM_LISTS).flatMap(({ stored: path }) =>
      list(path, 'terms_id', stored[path] ?? []),
    ),
    ...list('contributors', 'users_id', stored.contributors ?? []),
    ...(stored.instructionGroups ?? []).flatMap(({ instructions }, group) =>
      (instructions ?? []).flatMap(({ images }, step) =>
        list(`instructionGroups.${group}.instructions.${step}.images`, 'images_id', images ?? []),
      ),
    ),
  ]
}
