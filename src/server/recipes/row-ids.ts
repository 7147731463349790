import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { INVALID_INPUT } from '@/src/contract/messages'
import type { RecipeDraftDocument, RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { rows } from '../database/statements'
import { replaceTexts } from '../exporting/portable-id'

/** Rows of other recipes with the given ids; `$1` is the written recipe, null for a new one. */
const TAKEN = {
  name: 'taken_row_ids',
  text: ['recipe_ingredient', 'recipe_instruction']
    .flatMap((list) => [
      `select g.id from ${list}_groups g
        where g.id = any($2::text[]) and g._parent_id is distinct from $1::uuid`,
      `select u.id from ${list}s u join ${list}_groups g on g.id = u._parent_id
        where u.id = any($2::text[]) and g._parent_id is distinct from $1::uuid`,
    ])
    .concat(
      `select q.id from recipe_equipment q
        where q.id = any($2::text[]) and q._parent_id is distinct from $1::uuid`,
    )
    .join(' union all '),
}

/**
 * Replaces row ids of a written recipe that belong to another recipe of any site by new ones, wherever the
 * recipe refers to them.
 * @throws Failure `validation_failed` for an id that two of its rows have
 */
export async function withOwnRowIds(
  payload: Payload,
  recipeId: string | null,
  write: RecipeWrite,
): Promise<RecipeWrite> {
  const ids = rowIds(write)
  const twice = ids.find(({ id }, at) => ids.findIndex((other) => other.id === id) !== at)
  if (twice) throw invalidField(twice.path, INVALID_INPUT)
  if (ids.length === 0) return write
  const given = ids.map(({ id }) => id)
  const taken = await rows<{ id: string }>(payload, TAKEN, [recipeId, given])
  return taken.length === 0
    ? write
    : replaceTexts(write, new Map(taken.map(({ id }) => [id, randomUUID()])))
}

/**
 * Gives the rows of one recipe's documents new ids, the same in each document and wherever a text refers to
 * a row: for a copy of the recipe.
 */
export function withNewRowIds<Documents extends readonly (RecipeDraftDocument | null)[]>(
  documents: Documents,
): Documents {
  const ids = documents.flatMap((document) => (document === null ? [] : rowIds(document)))
  return replaceTexts(documents, new Map(ids.map(({ id }) => [id, randomUUID()])))
}

type RowId = { path: string; id: string }

function rowIds(write: RecipeWrite | RecipeDraftDocument): RowId[] {
  const lists: [string, readonly { id?: string | undefined }[]][] = [
    ['ingredientUsageGroups', write.ingredientUsageGroups ?? []],
    ['instructionGroups', write.instructionGroups ?? []],
    ['equipmentUsages', write.equipmentUsages ?? []],
    ...(write.ingredientUsageGroups ?? []).map(({ ingredientUsages }, at): [string, RowsOf] => [
      `ingredientUsageGroups.${at}.ingredientUsages`,
      ingredientUsages,
    ]),
    ...(write.instructionGroups ?? []).map(({ instructions }, at): [string, RowsOf] => [
      `instructionGroups.${at}.instructions`,
      instructions,
    ]),
  ]
  return lists.flatMap(([path, list]) =>
    list.flatMap(({ id }, at) => (id === undefined ? [] : [{ path: `${path}.${at}.id`, id }])),
  )
}

type RowsOf = readonly { id?: string | undefined }[]
