import { z } from 'zod'
import {
  LETTER_AUDIENCES,
  MAX_LETTER_SUMMARY,
  MAX_LETTER_TITLE,
} from '@/src/domain/letters/letter-limits'
import { Id, Instant, NonEmpty, Slug } from '../basics'
import { nullableTimeOf, OwnId, Reduced, slugOf, timeOf, Total, UpdatedAt } from '../common-fields'
import { Image } from '../media/image'
import { RecipeCard } from '../recipe/recipe'
import { paging } from '../recipe/recipes-index'
import { LetterText, WrittenLetterText } from './letter-text'

const Audience = z
  .enum(LETTER_AUDIENCES)
  .describe('Who reads the letter: `everyone`, `free` for all subscribers, `paid` for paying ones.')

const Cards = z
  .array(RecipeCard)
  .describe('Cards of the recipes in the text; recipes that cannot be shown are absent.')

/** A published letter in a list. @see docs/product/letters.md#pages */
export const LetterCard = z
  .object({
    id: OwnId,
    slug: slugOf('letter'),
    title: z.string().describe('Title of the letter.'),
    summary: z.string().nullable().describe('Summary as plain text; `null` if there is none.'),
    image: Image.nullable().describe('Cover picture; `null` if there is none.'),
    audience: Audience,
    publishedAt: timeOf('Publication time'),
  })
  .describe('A letter in a list.')
export type LetterCard = z.infer<typeof LetterCard>

/** The slug and title of a letter. */
const LetterLink = z
  .object({ slug: slugOf('letter'), title: z.string().describe('Title of the letter.') })
  .describe('A link to a letter.')

/** A published letter for a reader. @see docs/product/letters.md#audiences */
export const Letter = LetterCard.extend({
  updatedAt: timeOf('Time of the last change'),
  isLocked: z.boolean().describe('Whether a part of the text is withheld from the caller.'),
  content: LetterText.describe('Text of the letter, as far as the caller may read it.'),
  images: z.array(Image).describe('Pictures in the text, in order.'),
  recipes: Cards,
  previous: LetterLink.nullable().describe('The letter published before; `null` if there is none.'),
  next: LetterLink.nullable().describe('The letter published after; `null` if there is none.'),
  reduced: Reduced,
}).describe('A published letter.')
export type Letter = z.infer<typeof Letter>

/** Query of the published letters of a site. */
export const LettersQuery = z.object({
  ...paging,
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Only letters with these words in their title, their summary or their public text.'),
})
export type LettersQuery = z.output<typeof LettersQuery>

/** A page of published letters, newest first. */
export const LettersPage = z
  .object({
    letters: z.array(LetterCard).describe('Letters, newest first.'),
    total: Total,
    limit: z.number().describe('Maximum number of items on this page.'),
    offset: z.number().describe('Number of skipped items.'),
  })
  .describe('A page of letters.')
export type LettersPage = z.infer<typeof LettersPage>

/** Query of a site's letters for its staff. */
export const ManagedLettersQuery = z.object({
  ...paging,
  query: z.string().trim().max(200).optional().describe('Text to find in titles and slugs.'),
  status: z
    .enum(['published', 'scheduled', 'draft'])
    .optional()
    .describe('Only letters with this status; all if omitted.'),
})
export type ManagedLettersQuery = z.output<typeof ManagedLettersQuery>

const publishedAt = nullableTimeOf('Publication time', 'if it is not published')

/** A letter in the list of its staff. */
export const ManagedLetterRow = LetterCard.extend({
  publishedAt,
  updatedAt: UpdatedAt,
  hasDraft: z.boolean().describe('Whether a draft with unpublished changes is stored.'),
}).describe('A letter in a list for managers.')
export type ManagedLetterRow = z.infer<typeof ManagedLetterRow>

/** A page of the letters of a site for its staff. */
export const ManagedLettersPage = LettersPage.extend({
  letters: z.array(ManagedLetterRow).describe('Letters, last changed first.'),
}).describe('A page of letters for managers.')
export type ManagedLettersPage = z.infer<typeof ManagedLettersPage>

/** A stored letter for its staff. @see docs/product/letters.md */
export const ManagedLetter = ManagedLetterRow.extend({
  content: LetterText.describe('Text of the letter.'),
  images: z.array(Image).describe('Pictures in the text.'),
  recipes: Cards,
  reduced: Reduced,
}).describe('A letter for its managers, without the changes of its draft.')
export type ManagedLetter = z.infer<typeof ManagedLetter>

const fields = {
  title: NonEmpty.max(MAX_LETTER_TITLE).describe('Title of the letter.'),
  slug: Slug.describe("Slug used in the URL; unique among the site's letters."),
  summary: z
    .string()
    .max(MAX_LETTER_SUMMARY)
    .nullable()
    .optional()
    .describe('Summary as plain text, also the preview text of a mail; `null` if there is none.'),
  imageId: Id.nullable().optional().describe('ID of the cover picture; `null` if there is none.'),
  audience: Audience.optional().describe(
    'Who reads the letter: `everyone` (default), `free` for all subscribers, `paid` for paying ones.',
  ),
  content: WrittenLetterText.optional().describe('Text of the letter; empty if omitted.'),
}

/** Body of a new letter. */
export const LetterCreate = z
  .strictObject({
    ...fields,
    slug: fields.slug
      .optional()
      .describe('Slug used in the URL; derived from the title if omitted.'),
    publishedAt: Instant.nullable()
      .optional()
      .describe(
        'Publication time, which can be in the future; `null` or omitted if it is not published yet.',
      ),
  })
  .describe('A new letter.')
export type LetterCreate = z.output<typeof LetterCreate>

/** A whole letter as it is published from a draft. */
export const LetterWrite = z.strictObject(fields).describe('A complete letter to write.')
export type LetterWrite = z.output<typeof LetterWrite>

/**
 * A draft of a letter: the write form, in which the title and the slug need not be valid yet.
 * @see docs/product/letters.md#drafts
 */
export const LetterDraftDocument = z
  .strictObject({
    ...fields,
    title: z
      .string()
      .max(MAX_LETTER_TITLE)
      .describe('Title of the letter; can be empty in a draft.'),
    slug: z
      .string()
      .max(500)
      .describe(
        'Slug used in the URL; if empty, derived from the title when the draft is published.',
      ),
  })
  .describe('A draft of a letter; its title and slug are not validated until it is published.')
export type LetterDraftDocument = z.output<typeof LetterDraftDocument>
