import type { Payload } from 'payload'
import { queueDueDigests } from './send-digests'

/**
 * Sends the mails that are due at a time: digests.
 * @see docs/architecture.md#background-work
 */
export async function sendScheduledMails(payload: Payload): Promise<void> {
  await queueDueDigests(payload)
}
