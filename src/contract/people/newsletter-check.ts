import { z } from 'zod'
import { Id } from '../basics'
import { Note, isOneContent, ONE_CONTENT } from './newsletter'

const RecipeId = Id.optional().describe('ID of a recipe of the site, even a draft.')
const LetterId = Id.optional().describe('ID of a letter of the site, in place of a recipe.')

/** @see docs/product/newsletters.md#checks-before-sending */
export const NEWSLETTER_FINDING_CODES = [
  'no-title',
  'no-content',
  'no-alternative-text',
  'broken-link',
  'unchecked-links',
  'shortened',
  'empty-preview',
] as const

export const NewsletterCheckCreate = z
  .strictObject({ recipeId: RecipeId, letterId: LetterId, note: Note.optional() })
  .refine(isOneContent, ONE_CONTENT)
  .describe('A newsletter to check before it is sent.')

/** A problem of a newsletter. */
export const NewsletterFinding = z
  .object({
    code: z.enum(NEWSLETTER_FINDING_CODES).describe('Kind of the problem.'),
    message: z.string().describe('What is wrong, and what to do about it.'),
    block: z
      .number()
      .nullable()
      .describe('Position of the block in the email, from 1; `null` if it concerns none.'),
    target: z
      .string()
      .nullable()
      .describe('URL of the link or of the picture; `null` if it concerns none.'),
  })
  .describe('A problem of a newsletter.')
export type NewsletterFinding = z.infer<typeof NewsletterFinding>

/** @see docs/product/newsletters.md#preview */
export const PREVIEW_READERS = ['free', 'paid'] as const
export type PreviewReader = (typeof PREVIEW_READERS)[number]
/** Color schemes of mail programs. */
export const MAIL_SCHEMES = ['light', 'dark'] as const
export type MailScheme = (typeof MAIL_SCHEMES)[number]

export const NewsletterPreviewCreate = z
  .strictObject({
    recipeId: RecipeId,
    letterId: LetterId,
    note: Note.optional(),
    reader: z.enum(PREVIEW_READERS).describe('Plan of the reader who would get the email.'),
    scheme: z
      .enum(MAIL_SCHEMES)
      .optional()
      .describe('Color scheme of the mail program; `light` if omitted.'),
  })
  .refine(isOneContent, ONE_CONTENT)
  .describe('A newsletter to show as its readers get it.')

export const NewsletterPreview = z
  .object({
    subject: z.string().describe('Subject of the email.'),
    html: z.string().describe('HTML of the email: a document without scripts.'),
    text: z.string().describe('Plain text of the email.'),
    isLocked: z.boolean().describe('Whether a part of the content is withheld from the reader.'),
  })
  .describe('A newsletter as its readers get it.')
export type NewsletterPreview = z.infer<typeof NewsletterPreview>
