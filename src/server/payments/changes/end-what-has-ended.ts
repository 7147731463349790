import type { Payload } from 'payload'
import { rows } from '../../database/statements'
import { IS_CURRENT } from '../../subscriptions/is-current'

const END = {
  name: 'subscriptions_end',
  text: `update subscriptions set status = 'canceled', updated_at = now()
    where stripe_subscription_id is null and status not in ('canceled', 'paused')
      and plan_type <> 'free' and not ${IS_CURRENT('subscriptions')} returning id`,
}

/**
 * Records the end of gifts and complimentary access; returns their number. Access itself ends with the
 * period: this is for histories and figures.
 */
export const recordEndedAccess = async (payload: Payload): Promise<number> =>
  (await rows(payload, END, [])).length
