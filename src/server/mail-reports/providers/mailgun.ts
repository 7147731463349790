import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSignature } from '../../signing'
import { addressOf, detailOf } from '../mail-report'
import type { ReportReading, ReportRequest, ReportSecrets, UnresolvedReport } from '../mail-report'
import { readJson } from '../read-json'

const Webhook = z.looseObject({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.looseObject({
    event: z.string(),
    severity: z.string().nullish(),
    reason: z.string().nullish(),
    recipient: z.string().nullish(),
    'delivery-status': z
      .looseObject({
        code: z.union([z.number(), z.string()]).nullish(),
        message: z.string().nullish(),
        description: z.string().nullish(),
      })
      .nullish(),
  }),
})

type Event = z.infer<typeof Webhook>['event-data']

/** Reasons of a failure that lie in the address. */
const OF_THE_ADDRESS = new Set(['bounce', 'suppress-bounce', 'suppress-complaint'])

/** Seconds that a signature is valid, either way: Mailgun tries again for 8 hours. */
const VALID_SECONDS = 12 * 60 * 60

/** Reads a webhook of Mailgun: a permanent failure or a complaint; other events are ignored. */
export function readMailgunReport(
  { body }: ReportRequest,
  { mailgunKey }: ReportSecrets,
): ReportReading {
  const webhook = readJson(Webhook, body)
  if (!webhook) return 'malformed'
  if (mailgunKey === null || !isSigned(webhook.signature, mailgunKey)) return 'forged'
  return reportsOf(webhook['event-data'], body)
}

function reportsOf(event: Event, evidence: string): UnresolvedReport[] {
  const detail = detailOf(String(event['delivery-status']?.code ?? ''), reasonOf(event))
  const report = { address: addressOf(event.recipient), detail, evidence }
  if (event.event === 'complained') return [{ kind: 'complaint', isPermanent: true, ...report }]
  if (event.event !== 'failed' || event.severity !== 'permanent') return []
  return [{ kind: 'bounce', isPermanent: OF_THE_ADDRESS.has(event.reason ?? ''), ...report }]
}

/** The message of the mail server; Mailgun's own description where it is empty. */
function reasonOf({ reason, 'delivery-status': status }: Event): string | null | undefined {
  if (status?.message) return status.message
  return status?.description ?? reason
}

function isSigned(
  { timestamp, token, signature }: z.infer<typeof Webhook>['signature'],
  key: string,
): boolean {
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  return isSameSignature(expected, signature) && age < VALID_SECONDS
}
