import { z } from 'zod'
import { Instant } from '../basics'
import { nullableTimeOf, timeOf } from '../common-fields'
import { Image } from '../media/image'
import { RecipeEditor, RecipeVersion } from '../recipe/draft'
import { RecipeCard } from '../recipe/recipe'
import { LetterDraftDocument, ManagedLetter } from './letter'

const Revision = z.number().int().min(0).max(2_147_483_647)
const BasedOn = 'The `updatedAt` of the stored letter that the draft is based on'

const StoredLetterDraft = z
  .object({
    document: LetterDraftDocument,
    revision: Revision.describe(
      'Revision number, starting at 1 and incremented by each save; 0 if no draft is stored.',
    ),
    basedOn: timeOf(BasedOn),
    savedAt: nullableTimeOf('Time of the last save', 'if no draft is stored'),
    savedBy: RecipeEditor.nullable().describe('Who saved it last; `null` if unknown.'),
  })
  .describe('The draft of a letter. If no draft is stored, its document is the letter itself.')

/** Entities that the ids in drafts of letters refer to. */
export const LetterReferences = z
  .object({
    images: z.array(Image).describe('Pictures used in the documents.'),
    recipes: z.array(RecipeCard).describe('Recipes used in the documents.'),
  })
  .describe('Objects that the documents refer to by ID.')
export type LetterReferences = z.infer<typeof LetterReferences>

/** A letter with its draft. @see docs/product/letters.md#drafts */
export const LetterDraft = z
  .object({
    letter: ManagedLetter.pick({
      id: true,
      slug: true,
      title: true,
      publishedAt: true,
      updatedAt: true,
    }).describe('The stored letter.'),
    draft: StoredLetterDraft,
    published: LetterDraftDocument.describe('The stored letter, in the format of a draft.'),
    base: LetterDraftDocument.describe(
      'The letter that the draft started from: the common ancestor of `draft` and `published`.',
    ),
    previewUrl: z
      .string()
      .describe('Signed URL that previews the draft on its site, valid for a day.'),
    references: LetterReferences,
  })
  .describe('A letter and its draft.')
export type LetterDraft = z.infer<typeof LetterDraft>

/** Body of a request that saves the draft of a letter. */
export const LetterDraftSave = z
  .strictObject({
    document: LetterDraftDocument,
    revision: Revision.describe(
      'The revision that the save is based on; 0 if no draft is stored. If another revision is stored, the request fails with `conflict` and returns it.',
    ),
    basedOn: Instant.describe(
      `${BasedOn}: send that of the stored letter once its changes are merged into the draft.`,
    ),
  })
  .describe('A draft of a letter to save.')
export type LetterDraftSave = z.output<typeof LetterDraftSave>

/** The response to a saved draft of a letter. */
export const LetterDraftSaved = StoredLetterDraft.omit({ document: true }).describe(
  'The saved draft of a letter.',
)
export type LetterDraftSaved = z.infer<typeof LetterDraftSaved>

/** Body of a request that publishes the draft of a letter. */
export const LetterDraftPublish = z
  .strictObject({
    revision: Revision.describe(
      'The revision to publish; 0 publishes the stored letter unchanged.',
    ),
    publishedAt: Instant.nullable()
      .optional()
      .describe(
        'Publication time, which can be in the future. If omitted, the existing time is kept, or else the current time is used; `null` applies the draft without publishing an unpublished letter.',
      ),
  })
  .describe('A request to publish the draft of a letter.')
export type LetterDraftPublish = z.output<typeof LetterDraftPublish>

/** A version in the history of a letter. */
export const LetterVersion = RecipeVersion.omit({ isScheduled: true })
  .extend({ title: z.string().describe('Title of the letter in this version.') })
  .describe("A version in a letter's history.")
export type LetterVersion = z.infer<typeof LetterVersion>

/** A version of a letter with its content. */
export const LetterVersionContent = LetterVersion.extend({
  document: LetterDraftDocument,
  references: LetterReferences,
}).describe('A version of a letter, with its content.')
export type LetterVersionContent = z.infer<typeof LetterVersionContent>
