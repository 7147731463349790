import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { MAX_SAVED_VIEWS, SavedView, SavedViewWrite } from '../recipe/saved-view'

/** Schemas of saved views of the recipe list. */
export const savedViewSchemas = {
  listSavedViews: {
    summary: 'Lists the views of the recipe list that the caller has saved for the site.',
    answer: z.object({
      views: z.array(SavedView).describe(`Views by name, at most ${MAX_SAVED_VIEWS}.`),
    }),
  },
  saveView: {
    summary: 'Saves a view of the recipe list for the caller; one with the same name is replaced.',
    body: SavedViewWrite,
    answer: z.object({ view: SavedView }),
    errors: ['conflict'],
  },
  deleteSavedView: {
    summary: 'Forgets a view that the caller has saved.',
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
