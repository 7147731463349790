import { z } from 'zod'
import { AUTOMATIC_LETTER_KINDS, DIGEST_RECIPIENTS } from '@/src/domain/automatic-letters'
import { Id } from '../basics'
import { nullableTimeOf } from '../common-fields'

const Weekday = z
  .int()
  .min(1)
  .max(7)
  .describe('Day on which the digest is sent, from 1 for Monday to 7 for Sunday.')
const Hour = z
  .int()
  .min(0)
  .max(23)
  .describe("Hour at which the digest is sent, in the site's time zone.")
const Recipients = z
  .enum(DIGEST_RECIPIENTS)
  .describe('Subscribers who get the digest: those who chose weekly emails, or all.')
const IncludesAdded = z
  .boolean()
  .describe('Whether subscribers added by hand are welcomed as well.')

/** A mail that a site sends by an event. */
export const AutomaticLetter = z
  .object({
    kind: z.enum(AUTOMATIC_LETTER_KINDS).describe('What is sent, and when.'),
    isEnabled: z.boolean().describe('Whether it is sent.'),
    letter: z
      .object({
        id: Id.describe('ID of the letter.'),
        title: z.string().describe('Title of the letter.'),
      })
      .nullable()
      .describe('The letter that is sent; `null` if none is chosen, and for the digest.'),
    includesAdded: IncludesAdded,
    recipients: Recipients,
    weekday: Weekday,
    hour: Hour,
    enabledAt: nullableTimeOf('Time at which it was last switched on', 'if it never was'),
    sent: z.number().describe('Number of emails accepted by the mail server.'),
    waiting: z.number().describe('Number of emails that are still to be sent.'),
    undelivered: z.number().describe('Number of emails that could not be delivered.'),
    reason: z.string().nullable().describe('Why sending has stopped; `null` if it has not.'),
  })
  .describe('An email that a site sends by an event.')
export type AutomaticLetter = z.infer<typeof AutomaticLetter>

/** A kind of automatic letter. */
const Kind = z.enum(AUTOMATIC_LETTER_KINDS).describe('The automatic letter.')

/** Changes to an automatic letter. */
export const AutomaticLetterUpdate = z
  .strictObject({
    isEnabled: z.boolean().optional().describe('Whether it is sent.'),
    letterId: Id.nullable()
      .optional()
      .describe('ID of a letter of the site, published or not; `null` for none.'),
    includesAdded: IncludesAdded.optional(),
    recipients: Recipients.optional(),
    weekday: Weekday.optional(),
    hour: Hour.optional(),
  })
  .describe('Changes to an automatic letter; omitted fields keep their value.')

export const AutomaticLetterTest = z
  .strictObject({ kind: Kind })
  .describe('An automatic letter to email to the caller alone.')
