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

const Links = z.object({ links: z.array(DraftLink).describe('Active links, newest first.') })

/** Schemas of recipe drafts and their history. */
export const draftSchemas = {
  getRecipeDraft: {
    summary:
      'Returns a recipe and its draft; if no draft is stored, the recipe in the format of a draft.',
    answer: RecipeDraft,
  },
  saveRecipeDraft: {
    summary:
      'Saves the draft of a recipe without publishing it. Fails if the save is based on another revision, and returns the stored draft.',
    body: RecipeDraftSave,
    answer: z.object({ draft: DraftSaved }),
    errors: ['conflict'],
  },
  discardRecipeDraft: {
    summary: 'Discards the draft of a recipe; it is kept as a version in the history.',
    answer: z.object({}),
  },
  publishRecipeDraft: {
    summary:
      'Publishes the draft of a recipe, validated like an update, and replaces the stored recipe. Fails if the draft has another revision or is based on an older recipe.',
    body: DraftPublish,
    answer: z.object({ recipe: ManagedRecipe }),
    errors: ['conflict'],
  },
  getLegacyPosition: {
    summary:
      'Returns the position of a stored post among those of its site, and how many have been converted to recipes.',
    query: LegacyPositionQuery,
    answer: LegacyPosition,
  },
  parseLegacyRecipe: {
    summary: 'Extracts a recipe draft from a stored post, without storing it.',
    answer: LegacyProposal,
    errors: ['rate_limited'],
  },
  scheduleRecipeDraft: {
    summary:
      'Schedules the publication of a recipe draft. Changes saved before then are published too.',
    body: DraftSchedule,
    answer: z.object({ draft: DraftSaved }),
    errors: ['conflict'],
  },
  unscheduleRecipeDraft: {
    summary: 'Cancels the scheduled publication of a recipe draft and clears its last failure.',
    answer: z.object({ draft: DraftSaved }),
  },
  signRecipePresence: {
    summary: 'Reports that the caller has a recipe open and returns its other open editors.',
    body: PresenceSign,
    answer: Presence,
  },
  listRecipeVersions: {
    summary: 'Lists the versions of a recipe, newest first.',
    answer: z.object({
      versions: z.array(RecipeVersion).describe('Versions, newest first; at most 200.'),
    }),
  },
  getRecipeVersion: {
    summary: 'Returns a version of a recipe with its content.',
    answer: z.object({ version: RecipeVersionContent }),
  },
  restoreRecipeVersion: {
    summary:
      'Restores a version as the draft of its recipe; the draft that it replaces becomes a version.',
    body: VersionRestore,
    answer: RecipeDraft,
    errors: ['conflict'],
  },
  listDraftLinks: {
    summary: 'Lists the links that share the draft of a recipe.',
    answer: Links,
  },
  createDraftLink: {
    summary: 'Creates a link that shares the draft of a recipe for seven days.',
    answer: z.object({ link: DraftLink }),
    status: 201,
    idempotent: 'stored',
  },
  deleteDraftLink: {
    summary: 'Revokes a link to a draft.',
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
