import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSignature } from '../../signing'
import { addressOf, detailOf } from '../mail-report'
import type { ReportReading, ReportRequest, ReportSecrets } from '../mail-report'
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
  const event = webhook['event-data']
  const isComplaint = event.event === 'complained'
  if (!isComplaint && !(event.event === 'failed' && event.severity === 'permanent')) return []
  const status = event['delivery-status']
  const reason = status?.message === '' ? status.description : status?.message
  return [
    {
      kind: isComplaint ? 'complaint' : 'bounce',
      isPermanent: isComplaint || OF_THE_ADDRESS.has(event.reason ?? ''),
      address: addressOf(event.recipient),
      detail: detailOf(String(status?.code ?? ''), reason ?? event.reason),
      evidence: body,
    },
  ]
}

function isSigned(
  { timestamp, token, signature }: z.infer<typeof Webhook>['signature'],
  key: string,
): boolean {
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  return isSameSignature(expected, signature) && age < VALID_SECONDS
}
