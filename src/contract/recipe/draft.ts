import { z } from 'zod'
import { Id, Instant } from '../basics'
import { nullableTimeOf, OwnId, timeOf } from '../common-fields'
import { Image, Video } from '../media/image'
import { ManagedRecipe } from './recipe'
import { RecipeDraftDocument } from './recipe-write'

/** A user in the history of a recipe. */
export const RecipeEditor = z
  .object({
    id: Id.describe('The id of the user.'),
    displayName: z.string().nullable().describe('Display name; null if the user has set none.'),
  })
  .describe('A person who edits a recipe.')
export type RecipeEditor = z.infer<typeof RecipeEditor>

const Revision = z.number().int().min(0).max(2_147_483_647)
const BasedOn = 'The `updatedAt` of the stored recipe that the draft is based on'

/** A stored draft. */
export const StoredDraft = z
  .object({
    document: RecipeDraftDocument,
    revision: Revision.describe(
      'Version of the draft, from 1; each save adds 1. 0 if none is stored.',
    ),
    basedOn: timeOf(BasedOn),
    savedAt: nullableTimeOf('Time of the last save', 'if no draft is stored'),
    savedBy: RecipeEditor.nullable().describe('Author of the last save; null if unknown.'),
    publishAt: nullableTimeOf('Time at which it is published by itself', 'if it is not scheduled'),
    publishFailure: z
      .string()
      .nullable()
      .describe('Reason why it could not be published at its time; null if nothing failed.'),
  })
  .describe('The draft of a recipe. Without a stored draft, its document is the recipe.')
export type StoredDraft = z.infer<typeof StoredDraft>

/** Entities that the ids in a draft refer to and that no catalogue lists. */
export const DraftReferences = z
  .object({
    images: z.array(Image.omit({ crop: true })).describe('Pictures the draft names.'),
    videos: z.array(Video).describe('Videos the draft names.'),
    people: z.array(RecipeEditor).describe('People who may be named as contributors.'),
  })
  .describe(
    'Entities that the ids in a draft refer to; units, ingredients and terms are in `globals`.',
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
    }).describe('The recipe as it is stored.'),
    draft: StoredDraft,
    published: RecipeDraftDocument.describe('The stored recipe in the form of a draft.'),
    base: RecipeDraftDocument.describe(
      'The stored recipe as the draft began: what both `draft` and `published` come from.',
    ),
    previewUrl: z.string().describe('A signed URL that shows the draft on its site for a day.'),
    references: DraftReferences,
  })
  .describe('A recipe with its draft.')
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** Body of a request that saves a draft. */
export const RecipeDraftSave = z
  .strictObject({
    document: RecipeDraftDocument,
    revision: Revision.describe(
      'The revision that the save is based on; 0 if no draft is stored. Another stored revision is answered with `conflict` and the stored draft.',
    ),
    basedOn: Instant.describe(
      `${BasedOn}: send that of the stored recipe once its changes are merged into the draft.`,
    ),
  })
  .describe('A save of a draft.')

/** The response to a saved draft. */
export const DraftSaved = StoredDraft.omit({ document: true }).describe('A draft that was saved.')
export type DraftSaved = z.infer<typeof DraftSaved>

/** Body of a request that publishes a draft. */
export const DraftPublish = z
  .strictObject({
    revision: Revision.describe('The revision to publish; 0 publishes the recipe as it is stored.'),
    publishedAt: Instant.nullable()
      .optional()
      .describe(
        'Time of publication, which may be in the future; now, or the earlier time, when left out. Null stores the draft and leaves the time as it is: a recipe that is not published stays so.',
      ),
  })
  .describe('The publication of a draft.')

/** Body of a request that schedules a draft. */
export const DraftSchedule = z
  .strictObject({
    revision: Revision.min(1).describe('The revision that was seen; later saves go out as well.'),
    publishAt: Instant.describe('Time of publication, in the future.'),
  })
  .describe('The time at which the draft of a recipe is published by itself.')

/** A version in the history of a recipe. */
export const RecipeVersion = z
  .object({
    id: OwnId,
    kind: z
      .enum(['published', 'draft'])
      .describe('Whether it was published, or a draft that was replaced or discarded.'),
    title: z.string().describe('Title of the recipe in this version.'),
    createdAt: timeOf('Time of the version'),
    author: RecipeEditor.nullable().describe('Author of the version; null if unknown.'),
    isScheduled: z.boolean().describe('Whether it was published by itself, at its time.'),
  })
  .describe('A version in the history of a recipe.')
export type RecipeVersion = z.infer<typeof RecipeVersion>

/** A version with its content. */
export const RecipeVersionContent = RecipeVersion.extend({
  document: RecipeDraftDocument,
  references: DraftReferences,
}).describe('A version of a recipe with its content.')
export type RecipeVersionContent = z.infer<typeof RecipeVersionContent>

/** Body of a request that restores a version. */
export const VersionRestore = z
  .strictObject({
    revision: Revision.describe('The revision of the draft that the version replaces; 0 if none.'),
  })
  .describe('The restoration of a version as the draft.')

/** Body of a presence signal. */
export const PresenceSign = z
  .strictObject({
    clientId: Id.describe('Id of the open editor: one for each tab.'),
    isLeaving: z.boolean().optional().describe('True when the editor is closed.'),
  })
  .describe('A sign that somebody has the recipe open.')

/** Other editors of the same document, and whether its draft has changed since it was read. */
export const Presence = z
  .object({
    others: z
      .array(
        RecipeEditor.extend({
          isSelf: z.boolean().describe('Another tab of the caller.'),
          clientId: Id.nullable().describe(
            'Id of the open editor, for tabs of the caller; null for other people.',
          ),
        }),
      )
      .describe('Editors other than the one that asks, seen in the last 45 seconds.'),
    revision: Revision.describe('Revision of the stored draft; 0 if there is none.'),
    updatedAt: timeOf('Time of the last change of the stored recipe'),
  })
  .describe('Other editors of the recipe.')
export type Presence = z.infer<typeof Presence>

/** A link that shows a draft to everyone who has it. */
export const DraftLink = z
  .object({
    id: OwnId,
    url: z.string().describe('The signed URL of the draft on its site.'),
    createdAt: timeOf('Time of creation'),
    expiresAt: timeOf('Time after which it shows nothing'),
  })
  .describe('A link that shows a draft to everyone who has it, until it expires or is revoked.')
export type DraftLink = z.infer<typeof DraftLink>
