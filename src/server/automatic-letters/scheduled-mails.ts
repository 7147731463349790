import type { Payload } from 'payload'
import { sendReplyMails } from '../comments/replies/send-reply-mails'
import { queueDueDigests } from './send-digests'

/**
 * Sends the mails that are due at a time: digests, and mails about replies to comments.
 * @see docs/product/background-work.md
 */
export async function sendScheduledMails(payload: Payload): Promise<void> {
  await queueDueDigests(payload)
  await sendReplyMails(payload)
}
