import type { Payload } from 'payload'
import type { z } from 'zod'
import type { MailSettings, MailSettingsUpdate } from '@/src/contract/site/mail-settings'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'

/** The plain fields of the settings, with their columns. */
const TEXTS = {
  senderName: 'sender_name',
  replyTo: 'reply_to',
  postalAddress: 'postal_address',
} as const
const SWITCHES = {
  requiresConfirmation: 'requires_confirmation',
  countsOpens: 'counts_opens',
  countsClicks: 'counts_clicks',
  hidesPostalNotice: 'hides_postal_notice',
} as const

const texts = Object.entries(TEXTS)
const switches = Object.entries(SWITCHES)

const GET = {
  name: 'mail_settings',
  text: `select ${texts.map(([name, column]) => `m.${column} as "${name}"`).join(', ')},
      ${switches.map(([name, column]) => `coalesce(m.${column}, false) as "${name}"`).join(', ')}
    from sites s left join site_mail_settings m on m.site_id = s.id where s.id = $1`,
}

/** Returns the mail settings of a site. One statement. @see docs/product/mail.md#mail-settings-of-a-site */
export async function getMailSettings(payload: Payload, siteId: string): Promise<MailSettings> {
  const settings = await firstRow<MailSettings>(payload, GET, [siteId])
  if (!settings) throw new Error('A site has vanished.')
  return settings
}

const ENSURE = {
  name: 'mail_settings_ensure',
  text: `insert into site_mail_settings (site_id) values ($1) on conflict do nothing`,
}

const UPDATE = {
  name: 'mail_settings_update',
  text: `update site_mail_settings m set updated_at = now(),
      ${texts
        .map(
          ([name, column]) =>
            `${column} = case when $2::jsonb ? '${name}' then $2::jsonb ->> '${name}' else m.${column} end`,
        )
        .join(', ')},
      ${switches
        .map(
          ([name, column]) =>
            `${column} = coalesce(($2::jsonb ->> '${name}')::boolean, m.${column})`,
        )
        .join(', ')}
    where m.site_id = $1`,
}

/** Updates the mail settings of a site; omitted fields stay. @see docs/product/mail.md#mail-settings-of-a-site */
export function updateMailSettings(
  payload: Payload,
  siteId: string,
  update: z.output<typeof MailSettingsUpdate>,
): Promise<MailSettings> {
  return inTransaction(payload, async () => {
    await rows(payload, ENSURE, [siteId])
    await rows(payload, UPDATE, [siteId, JSON.stringify(update)])
    return getMailSettings(payload, siteId)
  })
}
