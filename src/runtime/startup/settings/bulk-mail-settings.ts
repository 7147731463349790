import { z } from 'zod'
import { wholeNumber } from './setting-shapes'
import { settingNotes } from './setting-notes'

/** Settings of mail in bulk, which newsletters are. */
export const bulkMailSettings = {
  BULK_MAIL_PER_SECOND: wholeNumber(0, 10_000).default(10).register(settingNotes, {
    section: 'Mail',
    description: 'Newsletter mails a second, over all workers; 0 for no limit. Default 10.',
    hint: 'a whole number from 0 to 10000',
    example: '10',
  }),
  BULK_MAIL_PER_HOUR: wholeNumber(0, 10_000_000).default(0).register(settingNotes, {
    section: 'Mail',
    description: 'Newsletter mails an hour, over all workers; 0 for no limit. Default 0.',
    hint: 'a whole number from 0 to 10000000',
    example: '500',
  }),
  BULK_MAIL_CONNECTIONS: wholeNumber(1, 50).default(4).register(settingNotes, {
    section: 'Mail',
    description: 'SMTP connections a worker opens for newsletters. Default 4.',
    hint: 'a whole number from 1 to 50',
    example: '4',
  }),
  BULK_MAIL_TIMEOUT_SECONDS: wholeNumber(1, 60).default(30).register(settingNotes, {
    section: 'Mail',
    description: 'Longest wait for each response of the SMTP server to a newsletter. Default 30.',
    hint: 'a whole number from 1 to 60',
    example: '30',
  }),
  BULK_MAIL_SPF: z
    .string()
    .regex(
      /^(?:(?:include|a|mx|ip4|ip6):[^\s"]{1,200})(?: (?:include|a|mx|ip4|ip6):[^\s"]{1,200})*$/,
      'is not a list of SPF mechanisms',
    )
    .optional()
    .register(settingNotes, {
      section: 'Mail',
      description:
        "What the SPF record of a site's own sender domain must include. Without it, such a domain needs DKIM alone, and mails keep the return address of MAIL_FROM.",
      hint: 'SPF mechanisms with spaces between them, such as include:_spf.example.org',
      example: 'include:_spf.example.org',
    }),
}
