import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { MAX_SCHEDULE_DAYS } from '@/src/domain/newsletters'
import { notifyWorkers, sendWaiting } from '../jobs/job-queue'
import { databaseNow } from '../recipes/publish'
import { NEWSLETTER_QUEUE } from './newsletter-queue'

const DAY = 86_400_000

/**
 * Checks the time of a scheduled send by the clock of the database.
 * @throws Failure `validation_failed` for a time that is not in the future, or too far ahead
 */
export async function checkSendTime(payload: Payload, sendAt: string): Promise<void> {
  const ahead = Date.parse(sendAt) - Date.parse(await databaseNow(payload))
  if (ahead <= 0) throw invalidField('sendAt', 'Choose a time in the future.')
  if (ahead > MAX_SCHEDULE_DAYS * DAY) {
    throw invalidField('sendAt', 'Choose a time within a year.')
  }
}

/** Queues a send that is due now, or lets the workers wait for its time. */
export async function queueSend(
  payload: Payload,
  siteId: string,
  sendAt: string | null,
): Promise<void> {
  if (sendAt === null) await sendWaiting(payload, NEWSLETTER_QUEUE, siteId)
  else await notifyWorkers(payload)
}
