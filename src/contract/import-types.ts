import { z } from 'zod'

/** Maximum number of selectable item types of an import. */
export const MAX_IMPORT_TYPES = 50

/**
 * Types of items to import besides posts and recipes.
 * @see docs/product/import-and-export.md#pages-and-other-types
 */
export const TypeChoices = z
  .record(z.string().min(1).max(100), z.enum(['recipes', 'all']))
  .refine((types) => Object.keys(types).length <= MAX_IMPORT_TYPES, {
    error: `At most ${MAX_IMPORT_TYPES} types`,
  })
  .describe(
    'Types of items, such as `page`, that are imported besides posts: `recipes` for those that contain a recipe, `all` for the others as stored posts, too.',
  )
export type TypeChoices = z.output<typeof TypeChoices>

/** A type of items in a source that is imported only on request. */
export const ImportItemType = z
  .object({
    name: z.string().describe('Name of the type, such as `page`.'),
    count: z.number().describe('Number of items.'),
    recipes: z.number().describe('Number of items that contain a recipe.'),
    choice: z
      .enum(['recipes', 'all'])
      .nullable()
      .describe('Items of it that are imported; null for none.'),
  })
  .describe('A type of items that is imported only by choice.')
export type ImportItemType = z.infer<typeof ImportItemType>
