import type { Payload } from 'payload'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { headerText } from '../mail/headers'
import type { SenderSite } from '../mail/mail-brand'
import { SIGNED_HEADERS } from './signed-headers'

/** An address as the mailer takes it: of a text it would read as many addresses as it finds. */
type Address = { name: string; address: string }

/** The sender of a mail. */
export type MailSender = {
  headers: {
    from: Address
    replyTo?: Address
    dkim?: {
      domainName: string
      keySelector: string
      privateKey: string
      headerFieldNames: string
    }
  }
  /** Address that undeliverable mails are returned to. */
  returnPath: string
}

const GET = {
  name: 'mail_sender',
  text: `select m.sender_name as name, m.reply_to as "replyTo", m.from_local as "local",
      m.from_domain as domain, m.dkim_selector as selector, m.dkim_private_key as "privateKey",
      m.verified_at is not null as "isVerified"
    from site_mail_settings m where m.site_id = $1`,
}

type SenderRow = {
  name: string | null
  replyTo: string | null
  local: string | null
  domain: string | null
  selector: string | null
  privateKey: string | null
  isVerified: boolean
}

/**
 * Returns the sender of a site's mails: its own address once the DNS records of the domain were found, else
 * the address of the installation; with null the platform. At most one statement.
 * @see docs/product/mail.md#sender-address
 */
export async function getMailSender(
  payload: Payload,
  site: SenderSite | null,
): Promise<MailSender> {
  const { defaultFromAddress, defaultFromName } = payload.email
  const row = site && (await firstRow<SenderRow>(payload, GET, [site.id]))
  const plain = { name: site?.title ?? defaultFromName, address: defaultFromAddress }
  const sender = row ? senderOf(payload, row, plain) : { from: plain }
  const { from } = sender
  return {
    headers: { ...sender, from: { name: headerText(from.name), address: from.address } },
    returnPath: environmentOf(payload).bulkMail.spf.length > 0 ? from.address : defaultFromAddress,
  }
}

/** The sender by the settings of a site; name and address are otherwise those of `plain`. */
function senderOf(payload: Payload, row: SenderRow, plain: Address): MailSender['headers'] {
  const signed = signedBy(payload, row)
  return {
    from: { name: row.name ?? plain.name, address: signed?.address ?? plain.address },
    ...(row.replyTo === null ? {} : { replyTo: { name: '', address: row.replyTo } }),
    ...(signed ? { dkim: signed.dkim } : {}),
  }
}

/** The own address of a site and its signature; null without one that is verified. */
function signedBy(payload: Payload, row: SenderRow) {
  const { isVerified, local, domain, selector, privateKey } = row
  const isComplete = local !== null && domain !== null && selector !== null && privateKey !== null
  if (!isVerified || !isComplete) return null
  return {
    address: `${local}@${domain}`,
    dkim: {
      domainName: domain,
      keySelector: selector,
      privateKey: payload.decrypt(privateKey),
      headerFieldNames: SIGNED_HEADERS,
    },
  }
}
