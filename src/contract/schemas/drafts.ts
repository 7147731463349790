import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  DraftLink,
  DraftPublish,
  DraftSaved,
  DraftSchedule,
  Presence,
  PresenceSign,
  RecipeDraft,
  RecipeDraftSave,
  RecipeVersion,
  RecipeVersionContent,
  VersionRestore,
} from '../recipe/draft'
import { LegacyPosition, LegacyPositionQuery, LegacyProposal } from '../recipe/legacy'
import { ManagedRecipe } from '../recipe/recipe'

const Links = z.object({ links: z.array(DraftLink).describe('Links that work, newest first.') })

/** Schemas of recipe drafts and their history. */
export const draftSchemas = {
  getRecipeDraft: {
    summary:
      'Returns the draft of a recipe beside what is stored; without a stored draft, the recipe in the form of one.',
    answer: RecipeDraft,
  },
  saveRecipeDraft: {
    summary:
      'Saves the draft of a recipe; what is published does not change. A save based on another revision is refused, with the stored draft.',
    body: RecipeDraftSave,
    answer: z.object({ draft: DraftSaved }),
    errors: ['conflict'],
  },
  discardRecipeDraft: {
    summary: 'Discards the draft of a recipe; it is kept in the history as a version.',
    answer: z.object({}),
  },
  publishRecipeDraft: {
    summary:
      'Publishes the draft of a recipe: it is checked like an update and replaces what is stored. A draft of another revision, or based on an older recipe, is refused.',
    body: DraftPublish,
    answer: z.object({ recipe: ManagedRecipe }),
    errors: ['conflict'],
  },
  getLegacyPosition: {
    summary:
      'Returns where a stored post stands among those of its site, and how many have been made recipes.',
    query: LegacyPositionQuery,
    answer: LegacyPosition,
  },
  parseLegacyRecipe: {
    summary:
      'Parses the stored post of a recipe, and returns a draft of the recipe in it; nothing is stored.',
    answer: LegacyProposal,
    errors: ['rate_limited'],
  },
  scheduleRecipeDraft: {
    summary:
      'Sets the time at which the draft of a recipe is published by itself. What is saved until then goes out as well.',
    body: DraftSchedule,
    answer: z.object({ draft: DraftSaved }),
    errors: ['conflict'],
  },
  unscheduleRecipeDraft: {
    summary:
      'Cancels the publication of the draft of a recipe at its time, and forgets that one has failed.',
    answer: z.object({ draft: DraftSaved }),
  },
  signRecipePresence: {
    summary: 'Says that the caller has a recipe open, and returns who else has.',
    body: PresenceSign,
    answer: Presence,
  },
  listRecipeVersions: {
    summary: 'Lists the versions of a recipe, newest first.',
    answer: z.object({
      versions: z.array(RecipeVersion).describe('Versions, newest first; 200 at most.'),
    }),
  },
  getRecipeVersion: {
    summary: 'Returns a version of a recipe with its content.',
    answer: z.object({ version: RecipeVersionContent }),
  },
  restoreRecipeVersion: {
    summary:
      'Makes a version the draft of its recipe; the draft that it replaces becomes a version.',
    body: VersionRestore,
    answer: RecipeDraft,
    errors: ['conflict'],
  },
  listDraftLinks: {
    summary: 'Lists the links that show the draft of a recipe to everyone who has them.',
    answer: Links,
  },
  createDraftLink: {
    summary: 'Creates a link that shows the draft of a recipe for seven days.',
    answer: z.object({ link: DraftLink }),
    status: 201,
    idempotent: 'stored',
  },
  deleteDraftLink: {
    summary: 'Revokes a link to a draft.',
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
