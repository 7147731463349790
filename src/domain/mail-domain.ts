/** Purposes of the DNS records of a sender domain. */
export const MAIL_RECORD_PURPOSES = ['dkim', 'spf', 'dmarc'] as const
export type MailRecordPurpose = (typeof MAIL_RECORD_PURPOSES)[number]

/**
 * Results of looking up a DNS record.
 * @see docs/product/mail.md#dns-records
 */
export const MAIL_RECORD_STATUSES = [
  'unchecked',
  'found',
  'missing',
  'different',
  'unknown',
] as const
export type MailRecordStatus = (typeof MAIL_RECORD_STATUSES)[number]

/**
 * Statuses of a sender domain.
 * @see docs/product/mail.md#sender-address
 */
export const MAIL_DOMAIN_STATUSES = ['unverified', 'verified', 'taken'] as const
