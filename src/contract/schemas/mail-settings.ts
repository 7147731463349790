import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { MailSettings, MailSettingsUpdate } from '../site/mail-settings'

const OneSettings = z.object({ mailSettings: MailSettings })

/** The mail settings of a site. */
export const mailSettingsSchemas = {
  getMailSettings: {
    summary: 'Returns the mail settings of a site.',
    answer: OneSettings,
  },
  updateMailSettings: {
    summary: 'Updates the mail settings of a site.',
    body: MailSettingsUpdate,
    answer: OneSettings,
    errors: ['forbidden', 'rate_limited'],
  },
  checkMailDomain: {
    summary: "Looks up the DNS records of a site's sender domain now.",
    answer: OneSettings,
    errors: ['forbidden', 'not_found', 'rate_limited'],
  },
} as const satisfies Record<string, CallSchema>
