import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { PlatformSite } from '@/src/contract/site/platform'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { SUSPENDED_SEND } from '../newsletters/end-send'
import { getPlatformSite } from './platform-sites'

// A second suspension keeps the time of the first, and changes the reason.
const SUSPEND = {
  name: 'site_suspend',
  text: `update sites s set suspended_at = coalesce(s.suspended_at, now()), suspension_reason = $2,
      updated_at = now() where s.id = $1 and ${isThere('s')} returning s.id`,
}
const PAUSE = {
  name: 'site_suspend_sends',
  text: `update newsletter_sends set status = 'paused', reason = $2, updated_at = now()
    where site_id = $1 and status in ('queued', 'sending')`,
}

/**
 * Suspends a site: from the next request on readers cannot visit it, and its newsletters pause.
 * @throws Failure `not_found`
 * @see docs/product/overview.md#suspending-a-site
 */
export async function suspendSite(
  payload: Payload,
  id: string,
  reason: string,
): Promise<PlatformSite> {
  await inTransaction(payload, async () => {
    if (!(await firstRow(payload, SUSPEND, [id, reason]))) throw notFound('Site')
    await rows(payload, PAUSE, [id, SUSPENDED_SEND])
  })
  return getPlatformSite(payload, id)
}

const LIFT = {
  name: 'site_lift_suspension',
  text: `update sites s set suspended_at = null, suspension_reason = null, updated_at = now()
    where s.id = $1 and ${isThere('s')} returning s.id`,
}
const CONTINUE = {
  name: 'site_lift_sends',
  text: `update newsletter_sends set reason = null, updated_at = now(),
      status = case when started_at is null then 'queued' else 'sending' end::newsletter_send_status
    where site_id = $1 and status = 'paused' and is_open and reason = $2`,
}

/**
 * Lifts the suspension of a site. Automatic letters continue; its managers resume other newsletters.
 * @throws Failure `not_found`
 * @see docs/product/overview.md#suspending-a-site
 */
export async function liftSuspension(payload: Payload, id: string): Promise<PlatformSite> {
  await inTransaction(payload, async () => {
    if (!(await firstRow(payload, LIFT, [id]))) throw notFound('Site')
    await rows(payload, CONTINUE, [id, SUSPENDED_SEND])
  })
  return getPlatformSite(payload, id)
}
