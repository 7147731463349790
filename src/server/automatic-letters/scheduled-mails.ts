import type { Payload } from 'payload'
import { sendReplyMails } from '../comments/replies/send-reply-mails'
import { sendWeeklySummaries } from '../weekly-summary/send-summaries'
import { queueDueDigests } from './send-digests'

/**
 * Sends the mails that are due at a time: digests, mails about replies to comments, and weekly summaries.
 * @see docs/product/background-work.md
 */
export async function sendScheduledMails(payload: Payload): Promise<void> {
  await queueDueDigests(payload)
  await sendReplyMails(payload)
  await sendWeeklySummaries(payload)
}
