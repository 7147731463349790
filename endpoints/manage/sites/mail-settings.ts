import { checkMailDomain } from '@/src/server/mail-settings/check-domain'
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
  checkMailDomain: async ({ payload, site, caller }) => {
    await checkMailDomain(payload, site.id, caller.userId)
    return { mailSettings: await getMailSettings(payload, site.id) }
  },
} satisfies Partial<Handlers>
