import { z } from 'zod'
import { Id, Instant } from '../basics'
import { nullableTimeOf, OwnId, timeOf } from '../common-fields'
import { Image, Video } from '../media/image'
import { ManagedRecipe } from './recipe'
import { RecipeDraftDocument } from './recipe-write'

/** A user in the history of a recipe. */
export const RecipeEditor = z
  .object({
    id: Id.describe('ID of the user.'),
    displayName: z.string().nullable().describe('Display name; `null` if not set.'),
  })
  .describe('An editor of the recipe.')
export type RecipeEditor = z.infer<typeof RecipeEditor>

const Revision = z.number().int().min(0).max(2_147_483_647)
const BasedOn = 'The `updatedAt` of the published recipe that the draft is based on'

/** A stored draft. */
export const StoredDraft = z
  .object({
    document: RecipeDraftDocument,
    revision: Revision.describe(
      'Revision number, starting at 1 and incremented by each save; 0 if no draft is stored.',
    ),
    basedOn: timeOf(BasedOn),
    savedAt: nullableTimeOf('Time of the last save', 'if no draft is stored'),
    savedBy: RecipeEditor.nullable().describe('Who saved it last; `null` if unknown.'),
    publishAt: nullableTimeOf('Time of its scheduled publication', 'if not scheduled'),
    publishFailure: z
      .string()
      .nullable()
      .describe('Why the scheduled publication failed; `null` if it has not failed.'),
  })
  .describe('The draft of a recipe. If no draft is stored, its document is the recipe itself.')
export type StoredDraft = z.infer<typeof StoredDraft>

/** Entities that the ids in a draft refer to and that no catalogue lists. */
export const DraftReferences = z
  .object({
    images: z.array(Image.omit({ crop: true })).describe('Pictures used in the draft.'),
    videos: z.array(Video).describe('Videos used in the draft.'),
    people: z.array(RecipeEditor).describe('People who can be credited as contributors.'),
  })
  .describe(
    'Objects that the draft refers to by ID; units, ingredients and terms are in `globals`.',
  )
export type DraftReferences = z.infer<typeof DraftReferences>

/**
 * A recipe with its draft.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export const RecipeDraft = z
  .object({
    recipe: ManagedRecipe.pick({
      id: true,
      slug: true,
      title: true,
      publishedAt: true,
      updatedAt: true,
      sourceUrl: true,
      collections: true,
      legacyRecipeData: true,
    }).describe('The stored recipe.'),
    draft: StoredDraft,
    published: RecipeDraftDocument.describe('The stored recipe, in the format of a draft.'),
    base: RecipeDraftDocument.describe(
      'The recipe that the draft started from: the common ancestor of `draft` and `published`.',
    ),
    previewUrl: z
      .string()
      .describe('Signed URL that previews the draft on its site, valid for a day.'),
    references: DraftReferences,
  })
  .describe('A recipe and its draft.')
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** Body of a request that saves a draft. */
export const RecipeDraftSave = z
  .strictObject({
    document: RecipeDraftDocument,
    revision: Revision.describe(
      'The revision that the save is based on; 0 if no draft is stored. If another revision is stored, the request fails with `conflict` and returns it.',
    ),
    basedOn: Instant.describe(
      `${BasedOn}: send that of the stored recipe once its changes are merged into the draft.`,
    ),
  })
  .describe('A draft to save.')

/** The response to a saved draft. */
export const DraftSaved = StoredDraft.omit({ document: true }).describe('The saved draft.')
export type DraftSaved = z.infer<typeof DraftSaved>

/** Body of a request that publishes a draft. */
export const DraftPublish = z
  .strictObject({
    revision: Revision.describe(
      'The revision to publish; 0 publishes the stored recipe unchanged.',
    ),
    publishedAt: Instant.nullable()
      .optional()
      .describe(
        'Publication time, which can be in the future. If omitted, the existing time is kept, or else the current time is used; `null` applies the draft without publishing an unpublished recipe.',
      ),
  })
  .describe('A request to publish a draft.')

/** Body of a request that schedules a draft. */
export const DraftSchedule = z
  .strictObject({
    revision: Revision.min(1).describe(
      'The latest revision that the caller has seen; later saves are published too.',
    ),
    publishAt: Instant.describe('Publication time, in the future.'),
  })
  .describe('A request to publish a draft at a set time.')

/** A version in the history of a recipe. */
export const RecipeVersion = z
  .object({
    id: OwnId,
    kind: z
      .enum(['published', 'draft'])
      .describe(
        'Whether the version was published, or was a draft that was replaced or discarded.',
      ),
    title: z.string().describe('Title of the recipe in this version.'),
    createdAt: timeOf('Time of the version'),
    author: RecipeEditor.nullable().describe('Author of the version; `null` if unknown.'),
    isScheduled: z
      .boolean()
      .describe('Whether it was published automatically at its scheduled time.'),
  })
  .describe("A version in a recipe's history.")
export type RecipeVersion = z.infer<typeof RecipeVersion>

/** A version with its content. */
export const RecipeVersionContent = RecipeVersion.extend({
  document: RecipeDraftDocument,
  references: DraftReferences,
}).describe('A version of a recipe, with its content.')
export type RecipeVersionContent = z.infer<typeof RecipeVersionContent>

/** Body of a request that restores a version. */
export const VersionRestore = z
  .strictObject({
    revision: Revision.describe(
      'The draft revision that the version replaces; 0 if no draft is stored.',
    ),
  })
  .describe('A request to restore a version as the draft.')

/** Body of a presence signal. */
export const PresenceSign = z
  .strictObject({
    clientId: Id.describe('ID of the open editor, different for each browser tab.'),
    isLeaving: z.boolean().optional().describe('Whether the editor has been closed.'),
  })
  .describe('A heartbeat from an open editor.')

/** Other editors of the same document, and whether its draft has changed since it was read. */
export const Presence = z
  .object({
    others: z
      .array(
        RecipeEditor.extend({
          isSelf: z.boolean().describe('Whether this is another tab of the caller.'),
          clientId: Id.nullable().describe(
            "ID of the open editor, for the caller's own tabs; `null` for other people.",
          ),
        }),
      )
      .describe('Other open editors, seen in the last 45 seconds.'),
    revision: Revision.describe('Revision of the stored draft; 0 if no draft is stored.'),
    updatedAt: timeOf('Time of the last change to the stored recipe'),
  })
  .describe('Other open editors of the recipe.')
export type Presence = z.infer<typeof Presence>

/** A link that shows a draft to everyone who has it. */
export const DraftLink = z
  .object({
    id: OwnId,
    url: z.string().describe('Signed URL that shows the draft on its site.'),
    createdAt: timeOf('Creation time'),
    expiresAt: timeOf('Expiry time'),
  })
  .describe('A link that shows a draft to anyone who has it, until it expires or is revoked.')
export type DraftLink = z.infer<typeof DraftLink>
