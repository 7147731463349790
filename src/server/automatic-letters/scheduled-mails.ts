import type { Payload } from 'payload'
import { sendCommentNotices } from '../comments/notices/send-notices'
import { sendReplyMails } from '../comments/replies/send-reply-mails'
import { sendWeeklySummaries } from '../weekly-summary/send-summaries'
import { queueDueDigests } from './send-digests'

/**
 * Sends the mails that are due at a time: digests, mails about comments and replies to them, and
 * weekly summaries.
 * @see docs/product/background-work.md
 */
export async function sendScheduledMails(payload: Payload): Promise<void> {
  await queueDueDigests(payload)
  await sendReplyMails(payload)
  await sendCommentNotices(payload)
  await sendWeeklySummaries(payload)
}
