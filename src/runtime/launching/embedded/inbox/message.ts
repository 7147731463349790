import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail as the inbox keeps and shows it. */
export type InboxMessage = {
  id: string
  /** Whom it was sent to, several with commas between. */
  to: string
  /** `Name <address>`, or the address alone. */
  from: string
  subject: string
  text: string
  /** Empty when the mail has no HTML part. */
  html: string
  /** Time of arrival, ISO 8601 UTC. */
  date: string
}

/** Reads a mail as it came over SMTP; `recipients` are the addresses of the SMTP envelope. */
export async function readMessage(
  raw: Buffer,
  recipients: readonly string[],
  sender: string,
): Promise<InboxMessage> {
  const mail = await PostalMime.parse(raw)
  const { address = sender, name = '' } = mail.from ?? {}
  return {
    id: randomUUID(),
    to: recipients.join(', '),
    from: name ? `${name} <${address}>` : address,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: new Date().toISOString(),
  }
}

/** Whether a message went to this address, capitals or not. */
export function wentTo(message: InboxMessage, address: string): boolean {
  const wanted = address.trim().toLowerCase()
  return message.to.toLowerCase().split(', ').includes(wanted)
}
