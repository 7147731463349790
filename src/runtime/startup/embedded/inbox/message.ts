import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A stored message of the inbox. */
export type InboxMessage = {
  id: string
  /** Recipients, separated by commas. */
  to: string
  /** `Name <address>`, or the address alone. */
  from: string
  subject: string
  text: string
  /** Empty when the message has no HTML part. */
  html: string
  /** Time of arrival, ISO 8601 UTC. */
  date: string
}

/** Parses a message received over SMTP; `recipients` are the addresses of the SMTP envelope. */
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

/** Returns whether a message was sent to this address, ignoring case. */
export function isSentTo(message: InboxMessage, address: string): boolean {
  const wanted = address.trim().toLowerCase()
  return message.to.toLowerCase().split(', ').includes(wanted)
}
