import { createPublicKey, createVerify } from 'node:crypto'
import { z } from 'zod'
import { addressOf, detailOf } from '../mail-report'
import type {
  MailReport,
  ReportReading,
  ReportRequest,
  ReportSecrets,
  UnresolvedReport,
} from '../mail-report'
import { readJson } from '../read-json'

const Events = z.array(
  z.looseObject({
    event: z.string(),
    type: z.string().nullish(),
    email: z.string().nullish(),
    status: z.string().nullish(),
    reason: z.string().nullish(),
  }),
)
type Event = z.infer<typeof Events>[number]

const SIGNATURE = 'x-twilio-email-event-webhook-signature'
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp'

/** Reads the signed event webhook of SendGrid: bounces and spam reports; other events are ignored. */
export function readSendgridReport(
  { body, headers }: ReportRequest,
  { sendgridKey }: ReportSecrets,
): ReportReading {
  const signed = `${headers.get(TIMESTAMP) ?? ''}${body}`
  if (sendgridKey === null || !isSigned(signed, headers.get(SIGNATURE) ?? '', sendgridKey)) {
    return 'forged'
  }
  return readJson(Events, body)?.flatMap(reportOf) ?? 'malformed'
}

function reportOf(event: Event): UnresolvedReport[] {
  const kind = kindOf(event)
  if (!kind) return []
  return [
    {
      ...kind,
      address: addressOf(event.email),
      detail: detailOf(event.status, event.reason),
      evidence: JSON.stringify(event),
    },
  ]
}

/** `blocked` is a refusal of the mail, not of the address. */
function kindOf({ event, type, reason }: Event): Pick<MailReport, 'kind' | 'isPermanent'> | null {
  if (event === 'spamreport') return { kind: 'complaint', isPermanent: true }
  if (event === 'bounce') return { kind: 'bounce', isPermanent: type !== 'blocked' }
  if (event !== 'dropped') return null
  if (/^Spam Reporting Address/i.test(reason ?? '')) return { kind: 'complaint', isPermanent: true }
  return { kind: 'bounce', isPermanent: /^(?:Bounced Address|Invalid)/i.test(reason ?? '') }
}

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    })
    return createVerify('sha256').update(text, 'utf8').verify(key, signature, 'base64')
  } catch {
    return false
  }
}
