import type { MailReports } from '../deployment'

/**
 * A report of what became of a mail after a mail server had accepted it: a bounce, or a complaint of its
 * reader.
 * @see docs/product/mail.md#bounces-and-complaints
 */
export type MailReport = {
  kind: 'bounce' | 'complaint'
  /** Whether the address cannot receive mail at all: no mail is sent to it again. */
  isPermanent: boolean
  /** Address of the recipient, in lower case; null where the report does not name one. */
  address: string | null
  /** Id of the recipient row that the report refers to; null where it refers to none of ours. */
  recipientId: string | null
  /** Reason as the mail server stated it, in at most 500 characters. */
  detail: string
}

/** A report as it was read, with the text in which the reference of its recipient row is looked for. */
export type UnresolvedReport = Omit<MailReport, 'recipientId'> & { evidence: string }

/** A request that reports something: its body as it was sent. */
export type ReportRequest = { body: string; headers: Headers }

/** Secrets by which the providers of mail sign their reports; null for one that is not used. */
export type ReportSecrets = Pick<
  MailReports,
  'sesTopic' | 'mailgunKey' | 'sendgridKey' | 'password'
>

/**
 * Result of reading a report: `forged` is not signed by its sender, `malformed` is, but has an unknown
 * shape.
 */
export type ReportReading = readonly UnresolvedReport[] | 'forged' | 'malformed'

const MAX_DETAIL = 500

/** Returns a reason as it is stored: one line, without characters that Postgres refuses. */
export const detailOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL)

/** Returns an address as it is compared, without the name and brackets around it; null for no address. */
export function addressOf(text: string | null | undefined): string | null {
  const address = text?.match(/[^\s<>"(),;:]+@[^\s<>"(),;:]+/)?.[0]
  return address === undefined ? null : address.toLowerCase()
}
