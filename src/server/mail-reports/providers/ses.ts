import { z } from 'zod'
import { addressOf, detailOf } from '../mail-report'
import type { ReportReading, ReportRequest, ReportSecrets, UnresolvedReport } from '../mail-report'
import { readJson } from '../read-json'
import { isSnsAddress, isSnsSigned, SnsMessage } from '../sns-signature'
import type { LoadCertificate } from '../sns-signature'

const Recipient = z.looseObject({
  emailAddress: z.string(),
  status: z.string().nullish(),
  diagnosticCode: z.string().nullish(),
})
const Bounce = z.looseObject({
  bounceType: z.string(),
  bounceSubType: z.string().nullish(),
  bouncedRecipients: z.array(Recipient),
})
const Complaint = z.looseObject({
  complaintFeedbackType: z.string().nullish(),
  complainedRecipients: z.array(Recipient),
})
/** A notification of SES, or an event of one of its configuration sets. */
const SesEvent = z.looseObject({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: Bounce.optional(),
  complaint: Complaint.optional(),
  mail: z.unknown(),
})

/** Requests to Amazon, which tests replace. */
export type SnsRequests = { load?: LoadCertificate; confirm: (url: string) => Promise<void> }

const REQUESTS: SnsRequests = {
  confirm: async (url) => {
    await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  },
}

/**
 * Reads a notification of Amazon SES, which arrives through a topic of SNS, and confirms the subscription
 * of that topic when Amazon requests it.
 * @throws when a certificate cannot be loaded or the subscription cannot be confirmed
 */
export async function readSesReport(
  { body }: ReportRequest,
  { sesTopic }: ReportSecrets,
  { load, confirm }: SnsRequests = REQUESTS,
): Promise<ReportReading> {
  const message = readJson(SnsMessage, body)
  if (!message) return 'malformed'
  if (message.TopicArn !== sesTopic || !(await isSnsSigned(message, load))) return 'forged'
  if (message.Type === 'SubscriptionConfirmation') {
    const { SubscribeURL: url = '' } = message
    if (!isSnsAddress(url)) return 'forged'
    await confirm(url)
  }
  if (message.Type !== 'Notification') return []
  const event = readJson(SesEvent, message.Message)
  return event ? reportsOf(event, JSON.stringify(event.mail)) : 'malformed'
}

function reportsOf(
  { bounce, complaint }: z.infer<typeof SesEvent>,
  evidence: string,
): UnresolvedReport[] {
  const bounces = bounce?.bouncedRecipients.map((recipient): UnresolvedReport => ({
    kind: 'bounce',
    isPermanent: bounce.bounceType === 'Permanent',
    address: addressOf(recipient.emailAddress),
    detail: detailOf(recipient.status, recipient.diagnosticCode ?? bounce.bounceSubType),
    evidence,
  }))
  const complaints = complaint?.complainedRecipients.map(({ emailAddress }): UnresolvedReport => ({
    kind: 'complaint',
    isPermanent: true,
    address: addressOf(emailAddress),
    detail: detailOf(complaint.complaintFeedbackType),
    evidence,
  }))
  return [...(bounces ?? []), ...(complaints ?? [])]
}
