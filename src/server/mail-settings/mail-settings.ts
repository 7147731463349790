import type { Payload } from 'payload'
import type { z } from 'zod'
import type { MailSettings, MailSettingsUpdate } from '@/src/contract/site/mail-settings'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { environmentOf } from '../deployment'
import { expectedRecords } from './domain-records'
import type { Finding } from './domain-records'
import { getMailSender } from './mail-sender'
import { setFromAddress } from './sender-domain'

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
  text: `select s.title, ${texts.map(([name, column]) => `m.${column} as "${name}"`).join(', ')},
      ${switches.map(([name, column]) => `coalesce(m.${column}, false) as "${name}"`).join(', ')},
      m.from_local as "fromLocal", m.from_domain as "fromDomain", m.dkim_selector as selector,
      m.dkim_public_key as "publicKey", coalesce(m.records, '[]'::jsonb) as records,
      ${isoInstant('m.checked_at')} as "checkedAt", m.verified_at is not null as "isVerified"
    from sites s left join site_mail_settings m on m.site_id = s.id where s.id = $1`,
}

type SettingsRow = Omit<MailSettings, 'fromAddress' | 'domain' | 'sender'> & {
  title: string
  fromLocal: string | null
  fromDomain: string | null
  selector: string | null
  publicKey: string | null
  records: Finding[]
  checkedAt: string | null
  isVerified: boolean
}

/**
 * Returns the mail settings of a site, without the private key of its domain. Two statements.
 * @see docs/product/mail.md#mail-settings-of-a-site
 */
export async function getMailSettings(payload: Payload, siteId: string): Promise<MailSettings> {
  const row = await firstRow<SettingsRow>(payload, GET, [siteId])
  if (!row) throw new Error('A site has vanished.')
  const { title, fromLocal, fromDomain, selector, publicKey, records, checkedAt, isVerified } = row
  const { from } = (await getMailSender(payload, { id: siteId, title })).headers
  const { senderName, replyTo, postalAddress } = row
  const { requiresConfirmation, countsOpens, countsClicks, hidesPostalNotice } = row
  const domain = { fromDomain, selector, publicKey, records, checkedAt, isVerified }
  return {
    ...{ senderName, replyTo, postalAddress },
    fromAddress: fromDomain === null ? null : `${fromLocal ?? ''}@${fromDomain}`,
    domain: presentDomain(domain, environmentOf(payload).bulkMail.spf),
    sender: { name: from.name, email: from.address },
    ...{ requiresConfirmation, countsOpens, countsClicks, hidesPostalNotice },
  }
}

type DomainRow = Pick<
  SettingsRow,
  'fromDomain' | 'selector' | 'publicKey' | 'records' | 'checkedAt' | 'isVerified'
>

function presentDomain(row: DomainRow, spf: readonly string[]): MailSettings['domain'] {
  const { fromDomain: domain, selector, publicKey, checkedAt, isVerified } = row
  if (domain === null) return null
  const expected = { domain, selector: selector ?? '', publicKey: publicKey ?? '', spf }
  const records = expectedRecords(expected).map((record) => {
    // A finding about another value says nothing about this one.
    const finding = row.records.find(
      ({ purpose, value }) => purpose === record.purpose && value === record.value,
    )
    const { status = 'unchecked', found = null } = finding ?? {}
    return { ...record, type: 'TXT' as const, status, found }
  })
  const isComplete = records.every(({ isRequired, status }) => !isRequired || status === 'found')
  const status = isVerified ? 'verified' : isComplete ? 'taken' : 'unverified'
  return { domain, status, checkedAt, records }
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

/**
 * Updates the mail settings of a site; omitted fields stay.
 * @throws Failure as `setFromAddress`
 * @see docs/product/mail.md#mail-settings-of-a-site
 */
export function updateMailSettings(
  payload: Payload,
  siteId: string,
  { fromAddress, ...update }: z.output<typeof MailSettingsUpdate>,
): Promise<MailSettings> {
  return inTransaction(payload, async () => {
    await rows(payload, ENSURE, [siteId])
    await rows(payload, UPDATE, [siteId, JSON.stringify(update)])
    if (fromAddress !== undefined) await setFromAddress(payload, siteId, fromAddress)
    return getMailSettings(payload, siteId)
  })
}

const POSTAL = {
  name: 'mail_postal_address',
  text: 'select postal_address as "postalAddress" from site_mail_settings where site_id = $1',
}

/**
 * Returns the postal address of a site's newsletters; null for none.
 * @see docs/product/mail.md#newsletters
 */
export const getPostalAddress = async (payload: Payload, siteId: string): Promise<string | null> =>
  (await firstRow<{ postalAddress: string | null }>(payload, POSTAL, [siteId]))?.postalAddress ??
  null
