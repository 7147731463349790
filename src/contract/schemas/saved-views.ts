import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { MAX_SAVED_VIEWS, SavedView, SavedViewWrite } from '../recipe/saved-view'

/** Schemas of saved views of the recipe list. */
export const savedViewSchemas = {
  listSavedViews: {
    summary: "Lists the caller's saved views of the site's recipe list.",
    answer: z.object({
      views: z.array(SavedView).describe(`Views, by name; at most ${MAX_SAVED_VIEWS}.`),
    }),
  },
  saveView: {
    summary: 'Saves a view of the recipe list for the caller; replaces one with the same name.',
    body: SavedViewWrite,
    answer: z.object({ view: SavedView }),
    errors: ['conflict'],
  },
  deleteSavedView: {
    summary: "Deletes one of the caller's saved views.",
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
