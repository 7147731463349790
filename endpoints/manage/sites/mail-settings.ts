import { getMailSettings, updateMailSettings } from '@/src/server/mail-settings/mail-settings'
import type { Handlers } from '../../call'

/** The mail settings of a site. @see docs/product/mail.md#mail-settings-of-a-site */
export const mailSettingsHandlers = {
  getMailSettings: async ({ payload, site }) => ({
    mailSettings: await getMailSettings(payload, site.id),
  }),
  updateMailSettings: async ({ payload, site, body }) => ({
    mailSettings: await updateMailSettings(payload, site.id, body),
  }),
} satisfies Partial<Handlers>
