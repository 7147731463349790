import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import { firstRow } from '../database/statements'
import { sendWaiting } from '../jobs/job-queue'
import { NEWSLETTER_QUEUE } from './newsletter-queue'
import { getNewsletterSend } from './sends'

const PAUSE = {
  name: 'newsletter_pause',
  text: `update newsletter_sends set status = 'paused', reason = null, updated_at = now()
    where site_id = $1 and id = $2 and status in ('queued', 'sending') returning id`,
}
const RESUME = {
  name: 'newsletter_resume',
  text: `update newsletter_sends set reason = null, due_at = now(), outages = 0, ignores_limits = true,
      updated_at = now(),
      status = case when started_at is null then 'queued' else 'sending' end::newsletter_send_status
    where site_id = $1 and id = $2 and status = 'paused' returning id`,
}
const CANCEL = {
  name: 'newsletter_cancel',
  text: `update newsletter_sends set status = 'canceled', reason = null, finished_at = now(),
      updated_at = now()
    where site_id = $1 and id = $2 and status in ('scheduled', 'queued', 'sending', 'paused') returning id`,
}

type Change = { statement: typeof PAUSE; refusal: string }
const CHANGES = {
  pause: { statement: PAUSE, refusal: 'This send is not running.' },
  resume: { statement: RESUME, refusal: 'This send is not paused.' },
  cancel: { statement: CANCEL, refusal: 'This send has already ended.' },
} as const satisfies Record<string, Change>

/**
 * Pauses, resumes or cancels a newsletter send. Emails in transmission are completed.
 * @throws Failure `not_found`, `conflict` when its status does not allow it
 * @see docs/product/newsletters.md#pausing
 */
export async function changeNewsletterSend(
  payload: Payload,
  siteId: string,
  id: string,
  change: keyof typeof CHANGES,
): Promise<NewsletterSend> {
  const { statement, refusal } = CHANGES[change]
  const changed = await firstRow(payload, statement, [siteId, id])
  const send = await getNewsletterSend(payload, siteId, id)
  if (!changed) throw new Failure('conflict', refusal)
  if (change === 'resume') await sendWaiting(payload, NEWSLETTER_QUEUE, siteId)
  return send
}
