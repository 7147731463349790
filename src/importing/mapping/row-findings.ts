import { z } from 'zod'
import type { ImportedRecipe, OtherItem } from '../import-row'
import { toStorable } from '../storable'

/** Names in a row that can be mapped, and the item if its type is optional. */
export const RowFindings = z.object({
  author: z.string().nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  oldPaths: z.array(z.string()),
  item: z.object({ type: z.string(), hasRecipe: z.boolean() }).nullable(),
})
export type RowFindings = z.output<typeof RowFindings>

/** Maximum length of a name. */
const MAX_CHARACTERS = 500
const MAX_NAMES = 200
const MAX_PATHS = 40

/** Returns the names in a recipe that can be mapped. */
export function getRowFindings(recipe: ImportedRecipe, item: OtherItem | null = null): RowFindings {
  const { author, categories, tags, oldPaths, formerPaths } = recipe
  return toStorable({
    author: normaliseName(author),
    categories: namesOf(categories),
    tags: namesOf(tags),
    oldPaths: [...oldPaths, ...formerPaths].slice(0, MAX_PATHS),
    item,
  })
}

/** Returns the findings of an item that was skipped because of its type. */
export const getSkippedItemFindings = (item: OtherItem): RowFindings =>
  toStorable({ author: null, categories: [], tags: [], oldPaths: [], item })

/** Normalises a name for lookup and display. */
export const normaliseName = (name: string | null): string | null => {
  const plain = (name ?? '').replace(/\s+/g, ' ').trim()
  return plain === '' || plain.length > MAX_CHARACTERS ? null : plain
}

const namesOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => normaliseName(name) ?? []))].slice(0, MAX_NAMES)
