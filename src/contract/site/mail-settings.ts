import { z } from 'zod'
import { hasVisibleText, oneLine, plainLines } from '@/src/domain/language/visible-text'
import { Email } from '../basics'
import { REQUIRED } from '../messages'

/** Maximum lengths of texts in mails, in characters. */
const MAX_SENDER_NAME = 100
const MAX_POSTAL_ADDRESS = 500

/** A text that is stored as null if nothing of it can be seen. */
const blankAsNull = (text: string): string | null => (hasVisibleText(text) ? text : null)

const switches = {
  requiresConfirmation: z
    .boolean()
    .describe('Whether subscribers get newsletters only once they have confirmed their address.'),
  countsOpens: z.boolean().describe('Whether it is counted how many readers open a newsletter.'),
  countsClicks: z.boolean().describe('Whether clicks on links in newsletters are counted.'),
  hidesPostalNotice: z
    .boolean()
    .describe('Whether the notice about a missing postal address is hidden.'),
}

/**
 * The mail settings of a site.
 * @see docs/product/mail.md#mail-settings-of-a-site
 */
export const MailSettings = z
  .object({
    senderName: z
      .string()
      .nullable()
      .describe("Name of the sender; `null` to use the site's title."),
    replyTo: z
      .string()
      .nullable()
      .describe('Address that replies are sent to; `null` to send them to the sender.'),
    postalAddress: z
      .string()
      .nullable()
      .describe('Postal address in the footer of newsletters; `null` if there is none.'),
    ...switches,
  })
  .describe('Mail settings of a site.')
export type MailSettings = z.infer<typeof MailSettings>

export const MailSettingsUpdate = z
  .strictObject({
    senderName: z
      .string()
      .overwrite(oneLine)
      .max(MAX_SENDER_NAME)
      .transform(blankAsNull)
      .nullable()
      .optional()
      .describe("Name of the sender; `null` to use the site's title."),
    replyTo: Email.nullable()
      .optional()
      .describe('Address that replies are sent to; `null` to send them to the sender.'),
    postalAddress: z
      .string()
      .overwrite((text) => plainLines(text).trim())
      .max(MAX_POSTAL_ADDRESS)
      .transform(blankAsNull)
      .nullable()
      .optional()
      .describe('Postal address in the footer of newsletters, of several lines; `null` for none.'),
    requiresConfirmation: switches.requiresConfirmation.optional(),
    countsOpens: switches.countsOpens.optional(),
    countsClicks: switches.countsClicks.optional(),
    hidesPostalNotice: switches.hidesPostalNotice.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, { error: REQUIRED })
  .describe('Changes to the mail settings; omitted fields stay as they are.')
