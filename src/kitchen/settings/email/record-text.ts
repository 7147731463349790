import type { MailSettings } from '@/src/contract/site/mail-settings'
import type { MailRecordPurpose, MailRecordStatus } from '@/src/domain/mail-domain'
import type { BadgeKind } from '@/src/ui/badge'

type State = { kind: BadgeKind; label: string }

/** Labels of the results of looking up a record. */
export const RECORD_STATUS: Readonly<Record<MailRecordStatus, State>> = {
  unchecked: { kind: 'plain', label: 'Not checked yet' },
  found: { kind: 'positive', label: 'Found' },
  missing: { kind: 'notice', label: 'Missing' },
  different: { kind: 'notice', label: 'Different' },
  unknown: { kind: 'notice', label: 'The DNS did not answer' },
}

/** Titles and explanations of the records. */
export const RECORD_LABELS: Readonly<Record<MailRecordPurpose, { title: string; words: string }>> =
  {
    dkim: {
      title: 'DKIM',
      words: 'Proves that the domain is yours, and that nobody has changed your emails.',
    },
    spf: {
      title: 'SPF',
      words:
        'Names the servers that may send for the domain. A domain has one such record: if it has one already, add the middle part of the value to it.',
    },
    dmarc: {
      title: 'DMARC',
      words: 'Tells mail providers what to do with emails that fail the other two checks.',
    },
  }

type DomainStatus = NonNullable<MailSettings['domain']>['status']

/** Labels of the status of a sender domain. */
export const DOMAIN_STATUS: Readonly<Record<DomainStatus, State & { words: string }>> = {
  verified: {
    kind: 'positive',
    label: 'In use',
    words: 'Your emails come from this address. The records are checked daily: leave them there.',
  },
  unverified: {
    kind: 'notice',
    label: 'Not in use yet',
    words:
      'Add the records at your DNS provider, then check them. Until they are found, emails come from the address of the platform with your name.',
  },
  taken: {
    kind: 'notice',
    label: 'Used by another site',
    words:
      'The records are there, but another site uses this domain. Remove its DKIM record, then check again tomorrow.',
  },
}
