import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import { firstRow } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { lockRecipe } from './send-content'
import { checkSendTime, queueSend } from './send-time'
import { getNewsletterSend } from './sends'

const RESCHEDULE = {
  name: 'newsletter_reschedule',
  text: `update newsletter_sends set send_at = $3, due_at = coalesce($3, now()), updated_at = now(),
      status = case when $3::timestamptz is null then 'queued' else 'scheduled' end::newsletter_send_status
    where site_id = $1 and id = $2 and status = 'scheduled' returning id`,
}

/**
 * Changes the time of a scheduled send; null sends it now.
 * @throws Failure `not_found`; `conflict` once it has begun or was canceled; `validation_failed` for a time
 *   that is not allowed, or before the recipe is published
 * @see docs/product/newsletters.md#scheduling
 */
export function rescheduleNewsletterSend(
  payload: Payload,
  siteId: string,
  id: string,
  sendAt: string | null,
): Promise<NewsletterSend> {
  return inTransaction(payload, async () => {
    const { recipeId, status } = await getNewsletterSend(payload, siteId, id)
    const refusal = new Failure('conflict', 'This send is not scheduled.')
    if (status !== 'scheduled') throw refusal
    if (sendAt !== null) await checkSendTime(payload, sendAt)
    if (recipeId !== null) await lockRecipe(payload, [recipeId, siteId], sendAt)
    // A worker may have begun meanwhile.
    if (!(await firstRow(payload, RESCHEDULE, [siteId, id, sendAt]))) throw refusal
    await queueSend(payload, siteId, sendAt)
    return getNewsletterSend(payload, siteId, id)
  })
}
