import { z } from 'zod'
import { addressOf, detailOf } from '../mail-report'
import type { MailReport, ReportReading, ReportRequest, ReportSecrets } from '../mail-report'
import { carriesPassword } from '../password'
import { readJson } from '../read-json'

const Event = z.looseObject({
  RecordType: z.string(),
  Type: z.string().optional(),
  Email: z.string().optional(),
  Description: z.string().nullish(),
  Details: z.string().nullish(),
})

/** Types of bounces after which Postmark itself deactivates an address. */
const PERMANENT = new Set(['HardBounce', 'BadEmailAddress'])

/** Types of bounces that are answers of people or programs, or of a server that tries again. */
const NOT_BOUNCES = new Set([
  'Transient',
  'AutoResponder',
  'AddressChange',
  'ChallengeVerification',
  'OpenRelayTest',
  'Subscribe',
  'Unsubscribe',
  'VirusNotification',
])

/** Reads a webhook of Postmark: a bounce or a spam complaint; other records are ignored. */
export function readPostmarkReport(
  { body, headers }: ReportRequest,
  { password }: ReportSecrets,
): ReportReading {
  if (!carriesPassword(headers, password)) return 'forged'
  const event = readJson(Event, body)
  if (!event) return 'malformed'
  const kind = kindOf(event)
  if (!kind) return []
  const detail = detailOf(event.Details ?? event.Description)
  return [{ ...kind, address: addressOf(event.Email), detail, evidence: body }]
}

function kindOf({
  RecordType,
  Type = '',
}: z.infer<typeof Event>): Pick<MailReport, 'kind' | 'isPermanent'> | null {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') {
    return { kind: 'complaint', isPermanent: true }
  }
  if (RecordType !== 'Bounce' || NOT_BOUNCES.has(Type)) return null
  return { kind: 'bounce', isPermanent: PERMANENT.has(Type) }
}
