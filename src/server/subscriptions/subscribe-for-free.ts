import { isThere } from '@/access/conditions'
import { rowsFrom } from '../database/statements'
import type { DatabaseSource } from '../database/statements'
import { IS_CURRENT } from './is-current'

/** Somebody with a current plan, even a paid one, keeps it; somebody who had left is back. */
const SUBSCRIBE = {
  name: 'subscribe_for_free',
  text: `insert into subscriptions (site_id, user_id, plan_type, status, receives_newsletter)
    select s.id, $2, 'free', 'active', true from sites s where s.id = $1 and ${isThere('s')}
    on conflict (user_id, site_id) do update set plan_type = 'free', status = 'active',
      receives_newsletter = true, cancel_at_period_end = false, current_period_end = null,
      price_amount_cents = null, currency = null, updated_at = now()
    where not ${IS_CURRENT('subscriptions')}`,
}

/** Subscribes a user to a site for free, whichever way they asked for it. One statement. */
export async function subscribeForFree(
  source: DatabaseSource,
  siteId: string,
  userId: string,
): Promise<void> {
  await rowsFrom(source, SUBSCRIBE, [siteId, userId])
}
