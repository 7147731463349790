import { z } from 'zod'
import { hasVisibleText, oneLine, plainLines } from '@/src/domain/language/visible-text'
import {
  MAIL_DOMAIN_STATUSES,
  MAIL_RECORD_PURPOSES,
  MAIL_RECORD_STATUSES,
} from '@/src/domain/mail-domain'
import { Email } from '../basics'
import { nullableTimeOf } from '../common-fields'
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

/** A DNS record of a sender domain. */
const MailRecord = z
  .object({
    purpose: z.enum(MAIL_RECORD_PURPOSES).describe('What the record is for.'),
    type: z.literal('TXT').describe('Record type.'),
    name: z.string().describe('Fully qualified name of the record.'),
    value: z.string().describe('Record value.'),
    isRequired: z.boolean().describe('Whether the address is used only once the record was found.'),
    status: z
      .enum(MAIL_RECORD_STATUSES)
      .describe(
        'Result of the last check: `unchecked` before the first one, `unknown` if the DNS did not answer.',
      ),
    found: z
      .string()
      .nullable()
      .describe('What the DNS has under the name; `null` if there is no such record.'),
  })
  .describe('A DNS record of a sender domain, with the result of the last check.')
export type MailRecord = z.infer<typeof MailRecord>

/**
 * The sender domain of a site.
 * @see docs/product/mail.md#dns-records
 */
const MailDomain = z
  .object({
    domain: z.string().describe('Domain of the address, in lowercase and Punycode.'),
    status: z
      .enum(MAIL_DOMAIN_STATUSES)
      .describe(
        '`verified` while the address is used; `taken` if another site has verified the domain.',
      ),
    checkedAt: nullableTimeOf('Time of the last check', 'before the first one'),
    records: z.array(MailRecord).describe('The DNS records to set.'),
  })
  .describe('The domain of the sender address, with its DNS records.')

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
    fromAddress: z
      .string()
      .nullable()
      .describe("The site's own sender address; `null` to use the address of the installation."),
    domain: MailDomain.nullable().describe(
      'The domain of `fromAddress`; `null` without such an address.',
    ),
    sender: z
      .object({
        name: z.string().describe('Name of the sender.'),
        email: z.string().describe('Email address of the sender.'),
      })
      .describe('The sender that mails have now.'),
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
    fromAddress: Email.nullable()
      .optional()
      .describe(
        "The site's own sender address, used once its DNS records were found; `null` for none.",
      ),
    requiresConfirmation: switches.requiresConfirmation.optional(),
    countsOpens: switches.countsOpens.optional(),
    countsClicks: switches.countsClicks.optional(),
    hidesPostalNotice: switches.hidesPostalNotice.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, { error: REQUIRED })
  .describe('Changes to the mail settings; omitted fields stay as they are.')
