import type { WebhookDelivery } from '@/src/contract/site/webhook'
import { dateTimeText } from '../../parts/date-text'

/** Describes a delivery: the server's response, its duration, and the time of the next attempt. */
export function describeDelivery(delivery: WebhookDelivery, now: Date): string {
  const { attempts, problem } = delivery
  if (attempts === 0 && problem === null) return firstAttempt(delivery, now)
  const tried = attempts > 1 ? `${String(attempts)} attempts.` : null
  return [answered(delivery), problem, tried, nextAttempt(delivery, now)]
    .filter((words) => words !== null)
    .join(' ')
}

function firstAttempt({ dueAt }: WebhookDelivery, now: Date): string {
  const isLater = dueAt !== null && Date.parse(dueAt) > now.getTime() + 60_000
  return isLater ? `It will be sent at ${dateTimeText(dueAt, now)}.` : 'Sending.'
}

const answered = ({ answerStatus, milliseconds }: WebhookDelivery): string | null =>
  answerStatus === null
    ? null
    : `The server responded with ${String(answerStatus)} in ${String(milliseconds ?? 0)} ms.`

const nextAttempt = ({ status, dueAt }: WebhookDelivery, now: Date): string | null =>
  status === 'waiting' && dueAt !== null
    ? `The next attempt is at ${dateTimeText(dueAt, now)}.`
    : null
