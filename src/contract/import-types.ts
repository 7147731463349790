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
    'Item types, such as `page`, to import in addition to posts: `recipes` imports only items that contain a recipe, `all` also imports the rest as stored posts.',
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
      .describe('Which items of the type are imported; `null` if none are.'),
  })
  .describe('An item type that is imported only on request.')
export type ImportItemType = z.infer<typeof ImportItemType>
