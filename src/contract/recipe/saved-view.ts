import { z } from 'zod'
import { OwnId } from '../common-fields'

/** Maximum number of views of the recipe list that one user can save for a site. */
export const MAX_SAVED_VIEWS = 30

/** Body of a request that saves a view. */
export const SavedViewWrite = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .describe('Name of the view; replaces a view with the same name.'),
    search: z
      .string()
      .max(2000)
      .regex(/^(?:\?[^#\s]*)?$/)
      .describe(
        "Query string of the list's URL, including the question mark: filters, order and columns; empty for the default view.",
      ),
  })
  .describe('A view of the recipe list to save.')
export type SavedViewWrite = z.infer<typeof SavedViewWrite>

/** A saved view of the recipe list. */
export const SavedView = z
  .object({
    id: OwnId,
    name: SavedViewWrite.shape.name,
    search: SavedViewWrite.shape.search,
  })
  .describe("A user's saved view of the recipe list.")
export type SavedView = z.infer<typeof SavedView>
