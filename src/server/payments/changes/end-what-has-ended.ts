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
 * Notes that gifts and what was given until a day have ended; gives how many. Access has ended with the
 * period: this is for histories and figures.
 */
export const endWhatHasEnded = async (payload: Payload): Promise<number> =>
  (await rows(payload, END, [])).length
