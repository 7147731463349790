import type { Payload } from 'payload'
import { environmentOf } from '../deployment'
import { batchCalls } from './batch-calls'
import type { Delivery } from './delivery'
import { beginAttempts, releaseRecipients } from './lease'
import type { Beginning, Lease, Recipient } from './lease'
import { recordOutcomes } from './record-outcomes'
import type { Result } from './record-outcomes'
import { sendMailTo, skipReasonOf } from './send-mail-to'
import type { Outcome } from './smtp-outcome'

/** The reason to send no more mails now: every other one would fail as well. */
type Stop = Extract<Outcome, { kind: 'outage' | 'refused' }>

/**
 * Sends to leased recipients over several connections; records the beginning of each attempt before, and its
 * result after the response of the SMTP server. Recipients that are not reached are released. Returns the
 * reason to stop; null without one.
 */
export async function deliverBatch(
  payload: Payload,
  delivery: Delivery,
  lease: Lease,
  recipients: readonly Recipient[],
): Promise<Stop | null> {
  const begin = batchCalls((all: readonly Beginning[]) => beginAttempts(payload, lease, all))
  const record = batchCalls((all: readonly Result[]) => recordOutcomes(payload, lease, all))
  const waiting = [...recipients]
  const released: string[] = []
  let stop: Stop | null = null

  async function deliverOne(recipient: Recipient): Promise<void> {
    const { id } = recipient
    const skipReason = skipReasonOf(recipient)
    const mail = skipReason === null ? await delivery.mailFor(recipient) : null
    if (skipReason !== null) {
      await record({ id, outcome: { kind: 'skipped', response: skipReason } })
    } else if (mail === null || !(await begin({ id, variant: mail.variant }))) {
      released.push(id)
    } else {
      const outcome = await sendMailTo(payload, delivery, recipient, mail)
      if (outcome.kind === 'outage' || outcome.kind === 'refused') stop = outcome
      await record({ id, outcome })
    }
  }

  async function deliverAll(): Promise<void> {
    while (stop === null && !delivery.slice.isOver()) {
      const recipient = waiting.shift()
      if (!recipient) return
      await deliverOne(recipient)
    }
  }

  // Twice as many as connections: results are recorded while the next mails are sent.
  const { connections } = environmentOf(payload).bulkMail
  const ended = await Promise.allSettled(Array.from({ length: connections * 2 }, deliverAll))
  await releaseRecipients(payload, lease, [...released, ...waiting.map(({ id }) => id)])
  const failure = ended.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
  return stop
}
